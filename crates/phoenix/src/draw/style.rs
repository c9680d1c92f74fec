//! The style sheet of the drawings.

/// CSS with all custom properties: dark by default, light where the system or `data-theme` asks for it.
pub fn style() -> &'static str {
    include_str!("style.css")
}
