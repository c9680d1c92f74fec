//! Icons of resources, Specialists, bodies and pieces, and the Planets themselves.

use maud::PreEscaped;

/// All icons, each on a field of 24 by 24, and what the board is drawn with.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    // Resources: told apart by their outline.
    r#"<symbol id="i-biomatter" viewBox="0 0 24 24"><rect class="r-bio e" x="1.5" y="1.5" width="21" height="21" rx="6"/><path class="inkf" d="M11 20v-6C6 14 4 11 4 7c4 0 7 1.5 8 5 .8-4 3.5-6.5 8-7 0 5-2.5 8-6.8 8.5V20z"/></symbol>"#,
    r#"<symbol id="i-workforce" viewBox="0 0 24 24"><circle class="r-work e" cx="12" cy="12" r="10.5"/><path class="inkf" d="M7.5 9.5a4.5 4.5 0 0 1 9 0h1.5V11H6V9.5zM8 12h8a4 4 0 0 1-8 0zM5 20a7 4.5 0 0 1 14 0z"/></symbol>"#,
    r#"<symbol id="i-minerals" viewBox="0 0 24 24"><path class="r-min e" d="M6.5 2h11l5 7L12 22.5 1.5 9z"/><path class="ink thin" d="M1.5 9h21M6.5 2 9 9l3 13.5L15 9l2.5-7"/></symbol>"#,
    r#"<symbol id="i-technology" viewBox="0 0 24 24"><path class="r-tech e" d="M7 1.5h10L22.5 7v10L17 22.5H7L1.5 17V7z"/><path class="inkf" fill-rule="evenodd" d="M8 8h8v8H8zm2.5 2.5v3h3v-3z"/><path class="ink thin" d="M10 8V4.5M14 8V4.5M10 19.5V16M14 19.5V16M8 10H4.5M8 14H4.5M19.5 10H16M19.5 14H16"/></symbol>"#,
    r#"<symbol id="i-any" viewBox="0 0 24 24"><rect class="i-white e" x="1.5" y="1.5" width="21" height="21" rx="4"/><path class="ink" d="M12 5v14M5.9 8.5l12.2 7M18.1 8.5l-12.2 7"/></symbol>"#,
    r#"<symbol id="i-points" viewBox="0 0 24 24"><path class="i-gold e" d="M12 1.5l3 6.7 7.3.8-5.5 4.9 1.6 7.2L12 17.5l-6.4 3.6 1.6-7.2L1.7 9l7.3-.8z"/></symbol>"#,
    r#"<symbol id="i-crew" viewBox="0 0 24 24"><rect class="i-violet e" x="3.5" y="1.5" width="17" height="21" rx="3"/><circle class="inkf" cx="12" cy="9" r="3.3"/><path class="inkf" d="M6 19.5a6 5.5 0 0 1 12 0z"/></symbol>"#,
    // Specialists: a gear, and shields of three shapes with a letter's worth of difference.
    r#"<symbol id="i-engineer" viewBox="0 0 24 24"><path class="i-steel e" fill-rule="evenodd" d="M10 1h4l.7 3.2 2.5 1 2.8-1.7 2.8 2.8L21 9.2l1 2.4V14l-3.2.7-1 2.5 1.7 2.8-2.8 2.8-2.9-1.8-2.4 1H10l-.7-3.2-2.5-1L4 19.5 1.2 16.7 3 13.8l-1-2.4V10l3.2-.7 1-2.5L4.5 4l2.8-2.8 2.9 1.8zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/></symbol>"#,
    r#"<symbol id="i-leader_red" viewBox="0 0 24 24"><path class="c-r e" d="M12 1.5l9.5 3.5v8c0 5-4 8-9.5 9.8C6.5 21 2.5 18 2.5 13V5z"/><path class="inkf" d="M5.5 17 10 8l2.5 4 2-3 4 8z"/></symbol>"#,
    r#"<symbol id="i-leader_green" viewBox="0 0 24 24"><path class="c-g e" d="M12 1.5l9.5 3.5v8c0 5-4 8-9.5 9.8C6.5 21 2.5 18 2.5 13V5z"/><path class="inkf" d="M12 18C6.5 16 6.5 9 12 5.5 17.5 9 17.5 16 12 18z"/></symbol>"#,
    r#"<symbol id="i-leader_blue" viewBox="0 0 24 24"><path class="c-b e" d="M12 1.5l9.5 3.5v8c0 5-4 8-9.5 9.8C6.5 21 2.5 18 2.5 13V5z"/><path class="ink" d="M6 10c2-2 4-2 6 0s4 2 6 0M6 15c2-2 4-2 6 0s4 2 6 0"/></symbol>"#,
    r#"<symbol id="i-any_leader" viewBox="0 0 24 24"><path class="i-white e" d="M12 1.5l9.5 3.5v8c0 5-4 8-9.5 9.8C6.5 21 2.5 18 2.5 13V5z"/><path class="ink" d="M12 7v9M8 9.2l8 4.6M16 9.2l-8 4.6"/></symbol>"#,
    r##"<symbol id="i-planet_leader" viewBox="0 0 24 24"><use href="#i-any_leader"/></symbol>"##,
    r#"<symbol id="i-any_specialist" viewBox="0 0 24 24"><circle class="i-white e" cx="12" cy="12" r="10.5"/><path class="ink" d="M12 7v10M7.7 9.5l8.6 5M16.3 9.5l-8.6 5"/></symbol>"#,
    // Destinations.
    r#"<symbol id="i-red" viewBox="0 0 24 24"><circle class="c-r e" cx="12" cy="12" r="10.5"/><path class="inkf" d="M4.5 16.5 9.5 7l3 4.5L15 8l4.5 8.5z"/></symbol>"#,
    r#"<symbol id="i-green" viewBox="0 0 24 24"><circle class="c-g e" cx="12" cy="12" r="10.5"/><path class="inkf" d="M6 18C5 10 10 5.5 19 5.5 19 14 14 19 8 17l3-5z"/></symbol>"#,
    r#"<symbol id="i-blue" viewBox="0 0 24 24"><circle class="c-b e" cx="12" cy="12" r="10.5"/><path class="ink" d="M4 10c2.7-2.5 5.3-2.5 8 0s5.3 2.5 8 0M5 15.5c2.3-2 4.7-2 7 0s4.7 2 7 0"/></symbol>"#,
    r#"<symbol id="i-space" viewBox="0 0 24 24"><circle class="i-moon e" cx="10" cy="13" r="8.5"/><circle class="inkf" cx="7.5" cy="11" r="1.7"/><circle class="inkf" cx="12" cy="16" r="2.2"/><path class="i-white e" d="M18.5 1l1.3 3.7 3.7 1.3-3.7 1.3-1.3 3.7-1.3-3.7L13.5 6l3.7-1.3z"/></symbol>"#,
    // Pieces in the colour of their owner, and things that happen.
    r#"<symbol id="i-colony" viewBox="0 0 24 24"><path class="own" d="M11 9V1h7l-2 2.5 2 2.5h-5v3"/><path class="own" d="M2 22v-5a10 8.5 0 0 1 20 0v5z"/></symbol>"#,
    r#"<symbol id="i-outpost" viewBox="0 0 24 24"><path class="own" d="M7 2h10l6 10-6 10H7L1 12z"/></symbol>"#,
    r#"<symbol id="i-ark" viewBox="0 0 24 24"><path class="own" d="M12 1c4 3 5.5 7 5.5 11l4 5v5l-6-2.5h-7L2.5 22v-5l4-5C6.5 8 8 4 12 1z"/></symbol>"#,
    r#"<symbol id="i-flip" viewBox="0 0 24 24"><path class="out" d="M4 12a8 8 0 0 1 14-5.5M20 12a8 8 0 0 1-14 5.5M18.5 2v5h-5M5.5 22v-5h5"/></symbol>"#,
    r#"<symbol id="i-done" viewBox="0 0 24 24"><circle class="i-good e" cx="12" cy="12" r="10.5"/><path class="ink" d="M6.5 12.5l4 4 7-9"/></symbol>"#,
    r##"<symbol id="i-moon" viewBox="0 0 24 24"><use href="#b-moon" transform="translate(12 12)scale(.78)"/></symbol>"##,
    r##"<symbol id="i-station" viewBox="0 0 24 24"><use href="#b-station" transform="translate(12 12)scale(.58)"/></symbol>"##,
    r#"<symbol id="i-two" viewBox="0 0 24 24"><path class="i-gold e" d="M3 3h8v8H3zM13 13h8v8h-8z"/><path class="out" d="M13 7h5v4M11 17H6v-4"/></symbol>"#,
    r#"<symbol id="i-hold" viewBox="0 0 24 24"><path class="i-steel e" d="M2 7l10-5 10 5v11l-10 5-10-5z"/><path class="ink thin" d="M2 7l10 5 10-5M12 12v11"/></symbol>"#,
    r#"<symbol id="i-range" viewBox="0 0 24 24"><path class="out" d="M2 20c4-10 8-14 15-15"/><path class="i-gold e" d="M15 1l8 3.5-6 6z"/></symbol>"#,
    r#"<symbol id="i-survivor" viewBox="0 0 24 24"><circle class="i-white e" cx="8" cy="8" r="4.5"/><circle class="i-white e" cx="16.5" cy="9.5" r="3.5"/><path class="i-white e" d="M1 21c0-5 3-7.5 7-7.5 3 0 5 1 6 3 1-1.5 2-2 3-2 3 0 6 2 6 6.5z"/></symbol>"#,
    // Bodies of the board, around their middle.
    r##"<radialGradient id="lit" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000616" stop-opacity=".62"/></radialGradient>"##,
    r##"<radialGradient id="halo-red"><stop offset=".35" stop-color="#e2604a" stop-opacity=".34"/><stop offset="1" stop-color="#e2604a" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="halo-green"><stop offset=".35" stop-color="#4fb36a" stop-opacity=".34"/><stop offset="1" stop-color="#4fb36a" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="halo-blue"><stop offset=".35" stop-color="#4c8fe6" stop-opacity=".36"/><stop offset="1" stop-color="#4c8fe6" stop-opacity="0"/></radialGradient>"##,
    r##"<radialGradient id="halo-portal"><stop offset=".1" stop-color="#ffd884" stop-opacity=".75"/><stop offset=".42" stop-color="#9a6bff" stop-opacity=".5"/><stop offset="1" stop-color="#6a3fd0" stop-opacity="0"/></radialGradient>"##,
    r#"<g id="b-red"><circle class="s-red" r="39"/><path class="s-red2" d="M-37-12l10-9 8 6 9-13 12 16 8-7 14 13 9-6 5 9-3 9-16-5-12 7-14-8-13 6-12-7z"/><path class="s-red3" d="M-30 14l9 8 8-5 12 10 10-9 11 6 9-7-8 16-14 6h-14l-15-8z"/><circle class="s-red4" cx="14" cy="-26" r="5"/><circle class="s-red4" cx="-14" cy="-30" r="3"/><circle r="39" fill="url(#lit)"/></g>"#,
    r#"<g id="b-green"><circle class="s-green" r="39"/><path class="s-green2" d="M-39 0c8-14 18-10 24-2s14 6 18-4 14-14 24-4l12 10-2 12c-10-4-14 8-24 6s-12-10-22-6-20 8-27 2z"/><path class="s-green3" d="M-24-30c10-6 18-2 22 4s-4 12-12 8-14-4-20-2zM-6 34c4-8 14-10 22-6l10-4-10 12-14 3z"/><circle r="39" fill="url(#lit)"/></g>"#,
    r#"<g id="b-blue"><circle class="s-blue" r="39"/><path class="s-blue2" d="M-38-10c12-8 20 4 32-2s20-8 34 0l10 4-1 9c-12-6-22 4-34 0s-22-4-32 2l-10-4zM-34 18c12-6 18 4 30 0s18-4 36-2l-8 12c-10-4-14 4-24 2s-16-4-24 0z"/><path class="s-blue3" d="M-24-31c12-6 34-8 46 0-10 6-34 6-46 0z"/><circle r="39" fill="url(#lit)"/></g>"#,
    r#"<g id="b-alive"><path class="s-sea" d="M-30-14c6-10 16-12 22-6s-2 10 4 14 16-2 18 6-8 14-16 10-20 2-26-6-6-10-2-18zM8-32c10-2 20 6 24 16s-6 8-12 2-16-8-12-18zM10 20c8-4 16-2 20 0-4 8-10 14-18 16-6-4-8-12-2-16z"/><path class="s-cloud" d="M-34 2c10-5 18 3 30-1M-4-24c12-4 16 4 30 2M-20 26c12-4 20 4 36-2"/></g>"#,
    r#"<g id="b-portal"><circle class="s-p0" r="50"/><path class="s-p1" d="M0-40c26 0 40 20 38 40-2-22-18-32-34-30S-22-14-20 0s10 20 20 20c-16 4-32-6-34-22S-22-40 0-40z"/><path class="s-p1" d="M0 40c-26 0-40-20-38-40 2 22 18 32 34 30S22 14 20 0 10-20 0-20c16-4 32 6 34 22S22 40 0 40z"/><circle class="s-p2" r="12"/></g>"#,
    r#"<g id="b-moon"><circle class="i-moon e" r="14"/><circle class="crater" cx="-5" cy="-4" r="3.2"/><circle class="crater" cx="4" cy="5" r="4"/><circle class="crater" cx="6" cy="-6" r="2"/><circle r="14" fill="url(#lit)"/></g>"#,
    r#"<g id="b-station"><path class="i-panel e" d="M-20-6h9v12h-9zM11-6h9v12h-9z"/><path class="ink thin" d="M-15.5-6v12M15.5-6v12M-20 0h9M11 0h9"/><path class="i-steel e" d="M-11-2h22v4h-22z"/><path class="i-white e" d="M-5.5-12h11l5.5 7V5l-5.5 7h-11L-11 5V-5z"/><circle class="i-panel e" r="4.5"/></g>"#,
    r#"<g id="b-asteroid"><path class="i-rock e" d="M-12-3-6-12l9 1 9 7-2 9-9 7-8-2-6-6z"/><circle class="crater" cx="-2" cy="-4" r="2.5"/><circle class="crater" cx="4" cy="4" r="2.2"/></g>"#,
    r#"<pattern id="sky" width="120" height="96" patternUnits="userSpaceOnUse"><circle class="far" cx="12" cy="22" r="1"/><circle class="far" cx="70" cy="8" r=".8"/><circle class="far" cx="98" cy="52" r="1.2"/><circle class="far" cx="38" cy="70" r=".7"/><circle class="far" cx="58" cy="44" r=".6"/><circle class="far" cx="108" cy="86" r=".8"/></pattern>"#,
));
