//! Icons of resources, moments and things counted, each on a field of 24 by 24.

use maud::PreEscaped;

/// All icons, and the hex of the map.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    r#"<path id="hx" class="hex" d="M38.500 0 19.250 33.340h-38.500L-38.500 0l19.250-33.340h38.500z"/>"#,
    // Resources.
    r#"<symbol id="i-credits" viewBox="0 0 24 24"><circle class="i-brass e" cx="12" cy="12" r="9.500"/><path class="ink" d="M15.500 9a4.600 4.600 0 1 0 0 6"/></symbol>"#,
    r#"<symbol id="i-ore" viewBox="0 0 24 24"><path class="i-stone e" d="M2.500 14 7 5l8-1.500L21.500 11 19 19l-9 2.500z"/><path class="ink thin" d="M7 5l4 7 10.500-1M11 12l-8.500 2M11 12l-1 9.500"/></symbol>"#,
    r#"<symbol id="i-knowledge" viewBox="0 0 24 24"><path class="i-blue e" d="M12 6Q7 2.500 2 4.500v14Q7 16.500 12 20q5-3.500 10-1.500v-14Q17 2.500 12 6z"/><path class="ink thin" d="M12 6v14M5 8.500q2-.5 4 .5M5 12q2-.5 4 .5M19 8.500q-2-.5-4 .5M19 12q-2-.5-4 .5"/></symbol>"#,
    r#"<symbol id="i-qic" viewBox="0 0 24 24"><path class="i-green e" d="M12 2l9 5v10l-9 5-9-5V7z"/><path class="ink thin" d="M3 7l9 5 9-5M12 12v10"/></symbol>"#,
    r#"<symbol id="i-vp" viewBox="0 0 24 24"><path class="i-gold e" d="M12 1.500l3 6.700 7.300.8-5.500 4.900 1.600 7.200L12 17.500l-6.400 3.600 1.600-7.200L1.700 9l7.300-.8z"/></symbol>"#,
    r#"<symbol id="i-power" viewBox="0 0 24 24"><circle class="i-violet e" cx="12" cy="12" r="9.500"/><path class="inkf" d="M13.500 4 7 13.500h4L10 20l7-10h-4.500z"/></symbol>"#,
    r#"<symbol id="i-charge" viewBox="0 0 24 24"><path class="i-violet e" d="M12 2l9 9h-5.500v4h-7v-4H3z"/><path class="i-violet e" d="M8.500 17.500h7v4h-7z"/></symbol>"#,
    r#"<symbol id="i-power_tokens" viewBox="0 0 24 24"><circle class="i-violet e" cx="12" cy="12" r="9.500"/><circle class="ink thin" cx="12" cy="12" r="5.500"/></symbol>"#,
    r#"<symbol id="i-gaiaformers" viewBox="0 0 24 24"><path class="i-leaf e" fill-rule="evenodd" d="M2.500 13a9.500 9.500 0 1 1 19 0 9.500 9.500 0 1 1-19 0zM7 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"/><path class="out" d="M12 3.500V1M4 18l-2 2M20 18l2 2"/></symbol>"#,
    r#"<symbol id="i-value" viewBox="0 0 24 24"><path class="i-violet e" d="M12 2l9 4v7q-2 6.500-9 9-7-2.500-9-9V6z"/></symbol>"#,
    // Moments.
    r#"<symbol id="i-now" viewBox="0 0 24 24"><path class="i-text" d="M12 1l2.600 8.400L23 12l-8.400 2.600L12 23l-2.600-8.400L1 12l8.400-2.600z"/></symbol>"#,
    r#"<symbol id="i-income" viewBox="0 0 24 24"><path class="i-green" d="M10 2h4v7h4.500L12 16 5.500 9H10z"/><path class="out" d="M3 14v6.500h18V14"/></symbol>"#,
    r#"<symbol id="i-action" viewBox="0 0 24 24"><path class="i-coral e" d="M7.500 1.500h9l6 6v9l-6 6h-9l-6-6v-9z"/><path class="inkf" d="M9 6.500l8 5.500-8 5.500z"/></symbol>"#,
    r#"<symbol id="i-when" viewBox="0 0 24 24"><path class="out" d="M3 12a9 9 0 1 1 3 6.700M12 7v5l4 2.500M2 9l1.500 4L7 10.500"/></symbol>"#,
    r#"<symbol id="i-pass" viewBox="0 0 24 24"><path class="i-gold e" d="M15 2a10.500 10.500 0 1 0 7 14A9 9 0 0 1 15 2z"/></symbol>"#,
    r#"<symbol id="i-always" viewBox="0 0 24 24"><path class="out" d="M12 12c-3-5-10-5-10 0s7 5 10 0 10-5 10 0-7 5-10 0z"/></symbol>"#,
    r#"<symbol id="i-again" viewBox="0 0 24 24"><path class="out" d="M20 12a8 8 0 1 1-2.500-5.800M18 2v5h-5"/></symbol>"#,
    // Things counted and done.
    r#"<symbol id="i-step" viewBox="0 0 24 24"><path class="i-earth e" d="M2 21a10 10 0 0 1 20 0z"/><path class="out" d="M6 9a7 7 0 0 1 11.500-3M18.500 2v4.500H14"/></symbol>"#,
    r#"<symbol id="i-range" viewBox="0 0 24 24"><circle class="i-text" cx="5" cy="19" r="3"/><path class="out" d="M5 11.500a7.500 7.500 0 0 1 7.500 7.500M5 4.500A14.500 14.500 0 0 1 19.500 19M14 10l7-7M16 3h5v5"/></symbol>"#,
    r#"<symbol id="i-tech" viewBox="0 0 24 24"><rect class="i-blue e" x="3" y="4" width="18" height="16" rx="2.500"/><path class="ink thin" d="M7 9h4v4h6M7 16h6"/><circle class="inkf" cx="17" cy="9" r="1.800"/></symbol>"#,
    r#"<symbol id="i-federation" viewBox="0 0 24 24"><path class="i-fed e" d="M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z"/><path class="ink thin" d="M8 15.500l4-8 4 8z"/><path class="inkf" d="M10 6h4v4h-4zM6 14h4v4H6zM14 14h4v4h-4z"/></symbol>"#,
    r#"<symbol id="i-types" viewBox="0 0 24 24"><circle class="i-blue e" cx="8" cy="8" r="6"/><circle class="i-coral e" cx="16.500" cy="9.500" r="6"/><circle class="i-gold e" cx="11" cy="16.500" r="6"/></symbol>"#,
    r#"<symbol id="i-sector" viewBox="0 0 24 24"><path class="out" d="M6 2.500h12l5 9.500-5 9.500H6L1 12z"/><path class="i-text" d="M9.500 8h5L17 12l-2.500 4h-5L7 12z"/></symbol>"#,
    r#"<symbol id="i-research" viewBox="0 0 24 24"><path class="i-blue e" d="M2 16h5v6H2zM9 11h5v11H9zM16 12h5v10h-5z"/><path class="i-blue e" d="M18.500 1l5 6h-3v4h-4V7h-3z"/></symbol>"#,
    // Research areas.
    r##"<symbol id="i-terraforming" viewBox="0 0 24 24"><use href="#i-step"/></symbol><symbol id="i-navigation" viewBox="0 0 24 24"><use href="#i-range"/></symbol><symbol id="i-artificial_intelligence" viewBox="0 0 24 24"><use href="#i-qic"/></symbol><symbol id="i-gaia_project" viewBox="0 0 24 24"><use href="#i-gaiaformers"/></symbol><symbol id="i-economy" viewBox="0 0 24 24"><use href="#i-credits"/></symbol><symbol id="i-science" viewBox="0 0 24 24"><use href="#i-knowledge"/></symbol>"##,
));
