//! Icons of resources, moments and things counted, each on a field of 24 by 24.

use maud::PreEscaped;

/// All icons, and the hex of the map.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    r#"<path id="hx" class="hex" d="M38.5 0 19.25 33.34h-38.5L-38.5 0l19.25-33.34h38.5z"/>"#,
    // Resources.
    r#"<symbol id="i-credits" viewBox="0 0 24 24"><circle class="i-brass e" cx="12" cy="12" r="9.5"/><path class="ink" d="M15.5 9a4.6 4.6 0 1 0 0 6"/></symbol>"#,
    r#"<symbol id="i-ore" viewBox="0 0 24 24"><path class="i-stone e" d="M2.5 14 7 5l8-1.5L21.5 11 19 19l-9 2.5z"/><path class="ink thin" d="M7 5l4 7 10.5-1M11 12l-8.5 2M11 12l-1 9.5"/></symbol>"#,
    r#"<symbol id="i-knowledge" viewBox="0 0 24 24"><path class="i-blue e" d="M12 6Q7 2.5 2 4.5v14Q7 16.5 12 20q5-3.5 10-1.5v-14Q17 2.5 12 6z"/><path class="ink thin" d="M12 6v14M5 8.5q2-.5 4 .5M5 12q2-.5 4 .5M19 8.5q-2-.5-4 .5M19 12q-2-.5-4 .5"/></symbol>"#,
    r#"<symbol id="i-qic" viewBox="0 0 24 24"><path class="i-green e" d="M12 2l9 5v10l-9 5-9-5V7z"/><path class="ink thin" d="M3 7l9 5 9-5M12 12v10"/></symbol>"#,
    r#"<symbol id="i-vp" viewBox="0 0 24 24"><path class="i-gold e" d="M12 1.5l3 6.7 7.3.8-5.5 4.9 1.6 7.2L12 17.5l-6.4 3.6 1.6-7.2L1.7 9l7.3-.8z"/></symbol>"#,
    r#"<symbol id="i-power" viewBox="0 0 24 24"><circle class="i-violet e" cx="12" cy="12" r="9.5"/><path class="inkf" d="M13.5 4 7 13.5h4L10 20l7-10h-4.5z"/></symbol>"#,
    r#"<symbol id="i-charge" viewBox="0 0 24 24"><path class="i-violet e" d="M12 2l9 9h-5.5v4h-7v-4H3z"/><path class="i-violet e" d="M8.5 17.5h7v4h-7z"/></symbol>"#,
    r#"<symbol id="i-power_tokens" viewBox="0 0 24 24"><circle class="i-violet e" cx="12" cy="12" r="9.5"/><circle class="ink thin" cx="12" cy="12" r="5.5"/></symbol>"#,
    r#"<symbol id="i-gaiaformers" viewBox="0 0 24 24"><path class="i-leaf e" fill-rule="evenodd" d="M2.5 13a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0zM7 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"/><path class="out" d="M12 3.5V1M4 18l-2 2M20 18l2 2"/></symbol>"#,
    r#"<symbol id="i-value" viewBox="0 0 24 24"><path class="i-violet e" d="M12 2l9 4v7q-2 6.5-9 9-7-2.5-9-9V6z"/></symbol>"#,
    // The power areas: how full the sign is tells which one it is.
    r#"<symbol id="i-bowl_1" viewBox="0 0 24 24"><circle class="bw1" cx="12" cy="12" r="9.5"/><path class="bws" d="M12 7v10"/></symbol>"#,
    r#"<symbol id="i-bowl_2" viewBox="0 0 24 24"><circle class="bw2" cx="12" cy="12" r="9.5"/><path class="bws" d="M9.5 7v10M14.5 7v10"/></symbol>"#,
    r#"<symbol id="i-bowl_3" viewBox="0 0 24 24"><circle class="bw3" cx="12" cy="12" r="9.5"/><path class="ink" d="M8 7v10M12 7v10M16 7v10"/></symbol>"#,
    r#"<symbol id="i-brainstone" viewBox="0 0 24 24"><path class="stone e" d="M12 3l8 4.5v9L12 21l-8-4.5v-9z"/></symbol>"#,
    // Moments.
    r#"<symbol id="i-now" viewBox="0 0 24 24"><path class="i-text" d="M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z"/></symbol>"#,
    r#"<symbol id="i-income" viewBox="0 0 24 24"><path class="i-green" d="M10 2h4v7h4.5L12 16 5.5 9H10z"/><path class="out" d="M3 14v6.5h18V14"/></symbol>"#,
    r#"<symbol id="i-action" viewBox="0 0 24 24"><path class="i-coral e" d="M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z"/><path class="inkf" d="M9 6.5l8 5.5-8 5.5z"/></symbol>"#,
    r#"<symbol id="i-when" viewBox="0 0 24 24"><path class="out" d="M3 12a9 9 0 1 1 3 6.7M12 7v5l4 2.5M2 9l1.5 4L7 10.5"/></symbol>"#,
    r#"<symbol id="i-pass" viewBox="0 0 24 24"><path class="i-gold e" d="M15 2a10.5 10.5 0 1 0 7 14A9 9 0 0 1 15 2z"/></symbol>"#,
    r#"<symbol id="i-always" viewBox="0 0 24 24"><path class="out" d="M12 12c-3-5-10-5-10 0s7 5 10 0 10-5 10 0-7 5-10 0z"/></symbol>"#,
    r#"<symbol id="i-again" viewBox="0 0 24 24"><path class="out" d="M20 12a8 8 0 1 1-2.5-5.8M18 2v5h-5"/></symbol>"#,
    // Things counted and done.
    r#"<symbol id="i-step" viewBox="0 0 24 24"><path class="i-earth e" d="M2 21a10 10 0 0 1 20 0z"/><path class="out" d="M6 9a7 7 0 0 1 11.5-3M18.5 2v4.5H14"/></symbol>"#,
    r#"<symbol id="i-range" viewBox="0 0 24 24"><circle class="i-text" cx="5" cy="19" r="3"/><path class="out" d="M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 4.5A14.5 14.5 0 0 1 19.5 19M14 10l7-7M16 3h5v5"/></symbol>"#,
    r#"<symbol id="i-tech" viewBox="0 0 24 24"><rect class="i-blue e" x="3" y="4" width="18" height="16" rx="2.5"/><path class="ink thin" d="M7 9h4v4h6M7 16h6"/><circle class="inkf" cx="17" cy="9" r="1.8"/></symbol>"#,
    r#"<symbol id="i-federation" viewBox="0 0 24 24"><path class="i-fed e" d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z"/><path class="ink thin" d="M8 15.5l4-8 4 8z"/><path class="inkf" d="M10 6h4v4h-4zM6 14h4v4H6zM14 14h4v4h-4z"/></symbol>"#,
    r#"<symbol id="i-types" viewBox="0 0 24 24"><circle class="i-blue e" cx="8" cy="8" r="6"/><circle class="i-coral e" cx="16.5" cy="9.5" r="6"/><circle class="i-gold e" cx="11" cy="16.5" r="6"/></symbol>"#,
    r#"<symbol id="i-sector" viewBox="0 0 24 24"><path class="out" d="M6 2.5h12l5 9.5-5 9.5H6L1 12z"/><path class="i-text" d="M9.5 8h5L17 12l-2.5 4h-5L7 12z"/></symbol>"#,
    r#"<symbol id="i-research" viewBox="0 0 24 24"><path class="i-blue e" d="M2 16h5v6H2zM9 11h5v11H9zM16 12h5v10h-5z"/><path class="i-blue e" d="M18.5 1l5 6h-3v4h-4V7h-3z"/></symbol>"#,
    // Research areas.
    r##"<symbol id="i-terraforming" viewBox="0 0 24 24"><use href="#i-step"/></symbol><symbol id="i-navigation" viewBox="0 0 24 24"><use href="#i-range"/></symbol><symbol id="i-artificial_intelligence" viewBox="0 0 24 24"><use href="#i-qic"/></symbol><symbol id="i-gaia_project" viewBox="0 0 24 24"><use href="#i-gaiaformers"/></symbol><symbol id="i-economy" viewBox="0 0 24 24"><use href="#i-credits"/></symbol><symbol id="i-science" viewBox="0 0 24 24"><use href="#i-knowledge"/></symbol>"##,
));
