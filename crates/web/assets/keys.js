// Keys for people who play fast: digits choose, U undoes, Enter confirms, Escape closes, ? helps.
import { choose } from "./prefs.js";
import { close } from "./places.js";

let within = false; // whether a digit means a choice of the open group instead of a group

function digit(key) {
  const chooser = document.querySelector(".chooser");
  if (chooser) { chooser.querySelector(`[data-key="${key}"]`)?.click(); return; }
  const groups = document.querySelector("[data-tabs=group]");
  if (!groups || within) {
    const open = document.querySelector("#choices.few") ?? document.querySelector(".group:not([data-js-off])");
    const card = open?.querySelector(`.card[data-key="${key}"]`);
    if (card) { within = false; card.click(); }
    return;
  }
  const tab = groups.querySelector(`[data-key="${key}"]`);
  if (!tab) return;
  choose("group", tab.dataset.tab);
  within = true;
  show();
}

// Only the digits that mean something now stand out.
function show() {
  document.getElementById("choices")?.setAttribute("data-js-digits", within ? "cards" : "groups");
}

function help() {
  const dialog = document.getElementById("help");
  if (dialog && !dialog.open) dialog.showModal();
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-help]")) help();
  if (event.target.closest?.("[data-tabs=group] [data-tab]")) { within = true; show(); }
});
document.addEventListener("htmx:after:swap", () => { within = false; show(); });

// When the button that had the focus is gone, the focus goes to the question: the choices come next from there.
let focused = false;
document.addEventListener("htmx:before:swap", () => { focused = Boolean(document.activeElement?.closest("#turn, .chooser, .asked")); });
document.addEventListener("htmx:after:swap", () => {
  if (focused && document.activeElement === document.body) document.getElementById("ask")?.focus({ preventScroll: true });
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const control = event.target.closest?.("input:not([type=checkbox]):not([type=range]), select, textarea");
  if (event.key === "Escape") {
    if (!close()) { within = false; show(); }
    return;
  }
  if (control) return;
  if (/^[1-9]$/.test(event.key)) digit(event.key);
  else if (event.key === "u" || event.key === "U") document.getElementById("undo")?.click();
  else if (event.key === "?") help();
  else if (event.key === "Enter" && !event.target.closest?.("a, button, summary, [role=button]")) document.getElementById("confirm")?.click();
  else return;
  event.preventDefault();
});
show();
