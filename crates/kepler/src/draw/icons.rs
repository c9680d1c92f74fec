//! Icons of cubes, actions and things counted, each on a field of 24 by 24.

use maud::PreEscaped;

/// All icons.
pub(super) const SYMBOLS: PreEscaped<&str> = PreEscaped(concat!(
    // Cubes: told apart by what is on them.
    r#"<symbol id="i-energy" viewBox="0 0 24 24"><path class="i-orange e" d="M12 1.5l9.5 5.2v10.6L12 22.5l-9.5-5.2V6.7z"/><path class="inkf" d="M13.5 5 7 13.2h4L10 19l7-8.6h-4.3z"/></symbol>"#,
    r#"<symbol id="i-matter" viewBox="0 0 24 24"><path class="i-matter e" d="M12 1.5l9.5 5.2v10.6L12 22.5l-9.5-5.2V6.7z"/><path class="ink thin" d="M2.5 6.7 12 12l9.5-5.3M12 12v10.5"/></symbol>"#,
    r#"<symbol id="i-antimatter" viewBox="0 0 24 24"><path class="anti" d="M12 2.2l8.8 4.9v9.8L12 21.8l-8.8-4.9V7.1z"/><circle class="anti-dot" cx="12" cy="12" r="4.4"/></symbol>"#,
    // Where cubes go.
    r#"<symbol id="i-pool" viewBox="0 0 24 24"><path class="out" d="M2 10v5.5Q2 20.5 7 20.5h10q5 0 5-5V10"/><path class="i-orange e" d="M7 4l4 2.2v4.6L7 13l-4-2.2V6.2z" transform="translate(1 2)"/><path class="i-matter e" d="M17 4l4 2.2v4.6L17 13l-4-2.2V6.2z" transform="translate(-1 2)"/></symbol>"#,
    r#"<symbol id="i-pit" viewBox="0 0 24 24"><path class="i-coral e" d="M12 1c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.500 1.500-4 2.500-5.500 1 1.500 1.500 2 2.500 2C12.500 6 11 3.500 12 1z"/><path class="out" d="M2 14q2 8.500 10 8.500T22 14"/></symbol>"#,
    r#"<symbol id="i-burned" viewBox="0 0 24 24"><path class="i-coral e" d="M12.500 1c1 5 7 7.500 7 14a7.500 7.500 0 0 1-15 0c0-3.500 2-5.500 3.500-7.500 1 2 1.500 3 3 3C13 8 11.500 4.500 12.500 1z"/><path class="inkf" d="M12 21.500a3.500 3.500 0 0 1-3.500-3.500c0-2 2-3 3.500-5 1.500 2 3.500 3 3.500 5a3.500 3.500 0 0 1-3.500 3.500z"/></symbol>"#,
    r#"<symbol id="i-recovered" viewBox="0 0 24 24"><path class="back" d="M20 12a8 8 0 1 1-2.500-5.800M18.500 1.500v5.500H13"/></symbol>"#,
    // Points, steps and medals.
    r#"<symbol id="i-points" viewBox="0 0 24 24"><path class="i-gold e" d="M12 1.5l3 6.7 7.3.8-5.5 4.9 1.6 7.2L12 17.5l-6.4 3.6 1.6-7.2L1.7 9l7.3-.8z"/></symbol>"#,
    r#"<symbol id="i-technology_steps" viewBox="0 0 24 24"><g class="atom"><ellipse cx="12" cy="12" rx="10.500" ry="4.200"/><ellipse cx="12" cy="12" rx="10.500" ry="4.200" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="10.500" ry="4.200" transform="rotate(120 12 12)"/></g><circle class="i-blue" cx="12" cy="12" r="2.600"/></symbol>"#,
    r#"<symbol id="i-colonial_steps" viewBox="0 0 24 24"><path class="i-violet e" d="M6 2.500q4-2 7.500 0t7 0v11q-3.500 2-7 0t-7.500 0z"/><path class="out" d="M5 2v20.500"/></symbol>"#,
    r#"<symbol id="i-technology_medals" viewBox="0 0 24 24"><path class="i-blue e" d="M6 1.500h5l2 8H9zM18 1.500h-5l-2 8h4z"/><circle class="i-gold e" cx="12" cy="15.500" r="7"/><circle class="ink thin" cx="12" cy="15.500" r="3.600"/></symbol>"#,
    r#"<symbol id="i-colonial_medals" viewBox="0 0 24 24"><path class="i-violet e" d="M6 1.500h5l2 8H9zM18 1.500h-5l-2 8h4z"/><circle class="i-gold e" cx="12" cy="15.500" r="7"/><path class="inkf" d="M10 12v7h1.500v-3h3.500l-1-2 1-2z"/></symbol>"#,
    // Things of the game.
    r#"<symbol id="i-ship" viewBox="0 0 24 24"><path class="i-ship e" d="M12 1c4 4 4.600 9 4 13l4 3.500V22l-5-2.500H9L4 22v-4.500L8 14c-.600-4 0-9 4-13z"/><circle class="inkf" cx="12" cy="9.500" r="2"/></symbol>"#,
    r#"<symbol id="i-planet" viewBox="0 0 24 24"><circle class="i-earth e" cx="12" cy="12" r="8"/><circle class="inkf soft" cx="9" cy="10" r="2"/><circle class="inkf soft" cx="15" cy="14.500" r="2.500"/></symbol>"#,
    r#"<symbol id="i-marker" viewBox="0 0 24 24"><path class="i-text" d="M12 2l8.700 5v10L12 22l-8.700-5V7z"/></symbol>"#,
    r#"<symbol id="i-alien" viewBox="0 0 24 24"><circle class="i-leaf e" cx="12" cy="12" r="9"/><path class="inkf" d="M6.500 10l4.500 2.500-1.500 3zM17.500 10 13 12.500l1.500 3z"/></symbol>"#,
    r#"<symbol id="i-tile" viewBox="0 0 24 24"><path class="dash" d="M12 1.800l9 5.100v10.200l-9 5.100-9-5.100V6.900z"/><path class="out" d="M8.800 9.500a3.300 3.300 0 1 1 4.800 3c-1.200.700-1.600 1.300-1.600 2.300M12 18v.3"/></symbol>"#,
    r#"<symbol id="i-mine" viewBox="0 0 24 24"><path class="out" d="M12 2l8.700 5v10L12 22l-8.700-5V7zM12 17V8M8 11.500 12 7.500l4 4"/></symbol>"#,
    r#"<symbol id="i-target" viewBox="0 0 24 24"><circle class="aim" cx="12" cy="12" r="9.500"/><circle class="aim" cx="12" cy="12" r="5"/><circle class="i-violet" cx="12" cy="12" r="2"/></symbol>"#,
    r#"<symbol id="i-objective" viewBox="0 0 24 24"><path class="out" d="M1.500 12Q6.500 5 12 5t10.500 7q-5 7-10.500 7T1.500 12zM3 21 21 3"/><circle class="i-text" cx="12" cy="12" r="3"/></symbol>"#,
    r#"<symbol id="i-bulb" viewBox="0 0 24 24"><path class="i-gold e" d="M12 1.500a7.500 7.500 0 0 1 4 13.800V18H8v-2.700a7.500 7.500 0 0 1 4-13.800z"/><path class="out" d="M9 21.500h6"/></symbol>"#,
    r#"<symbol id="i-speed" viewBox="0 0 24 24"><path class="go" d="M3 12h16M13 5.500l6.500 6.500-6.500 6.500"/></symbol>"#,
    r#"<symbol id="i-shift" viewBox="0 0 24 24"><circle class="out" cx="5" cy="12" r="3.200"/><circle class="out" cx="19" cy="12" r="3.200"/><path class="go" d="M7.500 6q4.500-4 9 0M16.800 2v4.300h-4.300"/></symbol>"#,
    r#"<symbol id="i-swap" viewBox="0 0 24 24"><path class="go" d="M3 8h16M14.500 3.500 19 8l-4.500 4.500M21 16.500H5M9.500 12 5 16.500 9.500 21"/></symbol>"#,
    // Technologies and main actions.
    r##"<symbol id="i-technology" viewBox="0 0 24 24"><use href="#i-technology_steps"/></symbol><symbol id="i-space_travel" viewBox="0 0 24 24"><use href="#i-ship"/></symbol><symbol id="i-quantum_physics" viewBox="0 0 24 24"><use href="#i-shift"/></symbol><symbol id="i-energy_development" viewBox="0 0 24 24"><use href="#i-energy"/></symbol><symbol id="i-antimatter_science" viewBox="0 0 24 24"><use href="#i-antimatter"/></symbol>"##,
    r#"<symbol id="i-terraforming" viewBox="0 0 24 24"><circle class="i-leaf e" cx="12" cy="12" r="9.500"/><path class="ink thin" d="M6 17C6 9 11 6.500 18 6.500 18 13.500 14.500 18 6 17zM6 18l6.500-6.500"/></symbol>"#,
    r##"<symbol id="i-space_missions" viewBox="0 0 24 24"><use href="#i-ship"/></symbol><symbol id="i-colony_seeding" viewBox="0 0 24 24"><use href="#i-colonial_steps"/></symbol><symbol id="i-technological_development" viewBox="0 0 24 24"><use href="#i-technology_steps"/></symbol><symbol id="i-galactic_map" viewBox="0 0 24 24"><use href="#i-tile"/></symbol><symbol id="i-energy_storage" viewBox="0 0 24 24"><use href="#i-energy"/></symbol><symbol id="i-planetary_exploitation" viewBox="0 0 24 24"><use href="#i-planet"/></symbol><symbol id="i-generate_antimatter" viewBox="0 0 24 24"><use href="#i-antimatter"/></symbol>"##,
    r#"<symbol id="i-stellar_propulsion" viewBox="0 0 24 24"><path class="go" d="M2 12h9M7 6l5.500 6L7 18M13 6l5.500 6-5.500 6"/></symbol>"#,
));
