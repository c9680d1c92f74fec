//! Icons of goods, species, ships and moments, each on a field of 24 by 24.

use maud::PreEscaped;

/// All icons.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    // Money, resources, points.
    r#"<symbol id="i-gems" viewBox="0 0 24 24"><path class="i-gem e" d="M7 3h10l5.5 6.5L12 22 1.5 9.5z"/><path class="ink thin" d="M1.5 9.5h21M7 3l5 19 5-19M12 3 8.3 9.5 12 22l3.7-12.5z"/></symbol>"#,
    r#"<symbol id="i-food" viewBox="0 0 24 24"><path class="i-leaf e" d="M12 8c-3-3-9.5-1.5-9.5 5 0 5 3.5 9 6.5 9 1.5 0 2-.6 3-.6s1.5.6 3 .6c3 0 6.5-4 6.5-9 0-6.5-6.5-8-9.5-5z"/><path class="ink" d="M12 8c0-3 1-5 4-6"/></symbol>"#,
    r#"<symbol id="i-water" viewBox="0 0 24 24"><path class="i-blue e" d="M12 1.5c4 5.5 7.5 9 7.5 13.2a7.5 7.5 0 0 1-15 0C4.5 10.5 8 7 12 1.5z"/><path class="ink thin" d="M8 15a4 4 0 0 0 4 4"/></symbol>"#,
    r#"<symbol id="i-metal" viewBox="0 0 24 24"><path class="i-stone e" d="M6.5 6h11L22.5 18.5h-21z"/><path class="ink thin" d="M8.5 10h7M7 14.5h10"/></symbol>"#,
    r#"<symbol id="i-points" viewBox="0 0 24 24"><path class="i-gold e" d="M12 1.5l3 6.7 7.3.8-5.5 4.9 1.6 7.2L12 17.5l-6.4 3.6 1.6-7.2L1.7 9l7.3-.8z"/></symbol>"#,
    r#"<symbol id="i-resources" viewBox="0 0 24 24"><circle class="i-leaf e" cx="12" cy="6.5" r="5"/><circle class="i-blue e" cx="6.5" cy="16.5" r="5"/><path class="i-stone e" d="M12.5 12h10v9.5h-10z"/></symbol>"#,
    // Species: told apart by their outline.
    r#"<symbol id="i-teal" viewBox="0 0 24 24"><path class="i-teal e" d="M12 22c-5 0-7-3-7-7 0-3 1-5 1-7L3.5 1.5 9 5.5h6l5.5-4L18 8c0 2 1 4 1 7 0 4-2 7-7 7z"/><ellipse class="inkf" cx="9" cy="12" rx="1.7" ry="2.3"/><ellipse class="inkf" cx="15" cy="12" rx="1.7" ry="2.3"/></symbol>"#,
    r#"<symbol id="i-pink" viewBox="0 0 24 24"><path class="i-pink e" d="M2.5 12a9.5 9.5 0 0 1 19 0v3h-2.5v6.5H16V16h-2.5v6.5h-3V16H8v5.5H5V15H2.5z"/><circle class="inkf" cx="12" cy="9.5" r="3"/></symbol>"#,
    r#"<symbol id="i-brown" viewBox="0 0 24 24"><path class="i-brown e" d="M8 1.5h8v6h6.5V17H19v5.5h-5V19h-4v3.5H5V17H1.5V7.5H8z"/><path class="inkf" d="M6 10.5h4v2.5H6zM14 10.5h4v2.5h-4z"/></symbol>"#,
    r#"<symbol id="i-gold" viewBox="0 0 24 24"><path class="i-gold2 e" d="M12 1l3.2 6.5L22.5 6l-3 6.5 3 6-7.3-1.5L12 23l-3.2-6-7.3 1.5 3-6-3-6.5 7.3 1.5z"/><circle class="inkf" cx="9.5" cy="11.5" r="1.4"/><circle class="inkf" cx="14.5" cy="11.5" r="1.4"/></symbol>"#,
    r#"<symbol id="i-human" viewBox="0 0 24 24"><path class="i-white e" d="M2.5 22.5c0-6 4-8.5 9.5-8.5s9.5 2.5 9.5 8.5z"/><circle class="i-white e" cx="12" cy="8" r="6.5"/><path class="i-visor" d="M7.5 6.5q4.5-2.5 9 0v3q-4.5 2.5-9 0z"/></symbol>"#,
    r#"<symbol id="i-alien" viewBox="0 0 24 24"><path class="out" d="M12 22c-5 0-7-3.5-7-7.5C5 8 8 4 12 4s7 4 7 10.5c0 4-2 7.5-7 7.5zM7 5 4.5 1.5M17 5l2.5-3.5"/><path class="i-text" d="M7.5 11l3.5 2-1 3zM16.5 11L13 13l1 3z"/></symbol>"#,
    // Ships by what they do.
    r#"<symbol id="i-dismantle" viewBox="0 0 24 24"><path class="i-ship e" d="M20.5 7.5 17 11l-3.5-.5L13 7l3.5-3.5A6 6 0 0 0 9 11L2 18l4 4 7-7a6 6 0 0 0 7.5-7.5z"/></symbol>"#,
    r#"<symbol id="i-construction" viewBox="0 0 24 24"><path class="i-ship e" d="M3 22V3h4v2.5h14.5v3H7V22zM15.5 8.5h3v5h-3zM12.5 13.5h9v8h-9z"/></symbol>"#,
    r#"<symbol id="i-transport" viewBox="0 0 24 24"><path class="i-ship e" d="M1.5 5.5h12v11h-12zM13.5 9h5l4 4v3.5h-9z"/><circle class="i-ship e" cx="6.5" cy="18" r="3"/><circle class="i-ship e" cx="17.5" cy="18" r="3"/></symbol>"#,
    r#"<symbol id="i-diplomacy" viewBox="0 0 24 24"><path class="i-ship e" d="M2 3h20v13H11.5L6 21.5V16H2z"/><path class="ink thin" d="M6 7.5h12M6 11.5h8"/></symbol>"#,
    r#"<symbol id="i-expedition" viewBox="0 0 24 24"><path class="i-ship e" d="M12 1.5c4 3.5 5 8 4.5 12l3.5 3v4.5l-5-2.5H9L4 21v-4.5l3.5-3C7 9.5 8 5 12 1.5z"/><circle class="inkf" cx="12" cy="9.5" r="2"/><path class="i-coral e" d="M10 18.5h4l-2 4z"/></symbol>"#,
    r#"<symbol id="i-farm" viewBox="0 0 24 24"><path class="i-ship e" d="M2.5 22V11.5L12 3l9.5 8.5V22z"/><path class="i-leaf e" d="M12 20c-4-1-5-4-5-7 3 0 5 2 5 5 0-3 2-5 5-5 0 3-1 6-5 7z"/></symbol>"#,
    r#"<symbol id="i-ice_collector" viewBox="0 0 24 24"><circle class="i-ship e" cx="12" cy="12" r="10.5"/><path class="ink" d="M12 4v16M5 8l14 8M19 8 5 16M9.5 5.5 12 8l2.5-2.5M9.5 18.5 12 16l2.5 2.5"/></symbol>"#,
    r#"<symbol id="i-ship" viewBox="0 0 24 24"><path class="i-ship e" d="M1.5 13 8 8h6l8.5 5L14 16H8z"/><path class="ink thin" d="M8 8V4M14 8V5"/></symbol>"#,
    // Moments and things done.
    r#"<symbol id="i-income" viewBox="0 0 24 24"><path class="i-green" d="M10 2h4v7h4.5L12 16 5.5 9H10z"/><path class="out" d="M3 14v6.5h18V14"/></symbol>"#,
    r#"<symbol id="i-now" viewBox="0 0 24 24"><path class="i-text" d="M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z"/></symbol>"#,
    r#"<symbol id="i-end" viewBox="0 0 24 24"><path class="out" d="M5 22.5V2"/><path class="i-text" d="M5 2.5h15.5l-4 5 4 5H5z"/></symbol>"#,
    r#"<symbol id="i-again" viewBox="0 0 24 24"><path class="out" d="M20 12a8 8 0 1 1-2.5-5.8M18 2v5h-5"/></symbol>"#,
    r#"<symbol id="i-swap" viewBox="0 0 24 24"><path class="out" d="M3 8h17l-4.5-4.5M21 16H4l4.5 4.5"/></symbol>"#,
    r#"<symbol id="i-track" viewBox="0 0 24 24"><path class="i-violet e" d="M12 1.5l9 9h-5.5v4h-7v-4H3z"/><path class="i-violet e" d="M8.5 17h7v5h-7z"/></symbol>"#,
    r#"<symbol id="i-die" viewBox="0 0 24 24"><rect class="i-white e" x="2.5" y="2.5" width="19" height="19" rx="4"/><circle class="inkf" cx="8" cy="8" r="2"/><circle class="inkf" cx="16" cy="16" r="2"/><circle class="inkf" cx="12" cy="12" r="2"/></symbol>"#,
    r#"<symbol id="i-keep" viewBox="0 0 24 24"><rect class="i-white e" x="2.5" y="2.5" width="19" height="19" rx="4"/><path class="ink" d="M6.5 12.5l4 4L17.5 8"/></symbol>"#,
    r#"<symbol id="i-quarter" viewBox="0 0 24 24"><rect class="out" x="4" y="4" width="16" height="16" rx="4"/></symbol>"#,
    r#"<symbol id="i-sector" viewBox="0 0 24 24"><path class="out" d="M5 3.5h14l3 4v9l-3 4H5l-3-4v-9z"/><circle class="i-text" cx="7.5" cy="12" r="2.4"/><circle class="i-text" cx="16.5" cy="12" r="2.4"/></symbol>"#,
));
