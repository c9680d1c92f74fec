// Keys for people who play fast: digits choose, arrows change the kind, H asks for a hint, U undoes, Enter confirms, Escape closes, ? helps.
import { choose, toggleLog, showMat } from "./prefs.js";
import { close } from "./places.js";

// A digit means the choice that carries it, as long as the question lasts.
function digit(key) {
  const chooser = document.querySelector(".chooser");
  const open = chooser ?? document.querySelector("#choices.few") ?? document.querySelector(".group:not([data-js-off])");
  open?.querySelector(`.card[data-key="${key}"]`)?.click();
}

// The previous or next kind of choices.
function group(step) {
  const tabs = [...document.querySelectorAll("[data-tabs=group] [data-tab]")];
  if (!tabs.length) return;
  const at = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  const next = tabs[(at + step + tabs.length) % tabs.length];
  choose("group", next.dataset.tab);
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function menu() {
  const dialog = document.getElementById("menu");
  if (dialog && !dialog.open) dialog.showModal();
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-menu]")) menu();
  // A click beside the menu closes it.
  if (event.target.id === "menu") event.target.close();
});

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
    if (!close() && !toggleLog(false)) showMat(null);
    return;
  }
  if (control) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (/^[1-9]$/.test(event.key)) digit(event.key);
  else if (step && !event.target.closest?.("[data-viewport], [role=tab], input, #replay")) group(step);
  else if (event.key === "u" || event.key === "U") document.getElementById("undo")?.click();
  else if (event.key === "h" || event.key === "H") document.getElementById("ask-hint")?.click();
  else if (event.key === "l" || event.key === "L") toggleLog();
  else if (event.key === "?") menu();
  else if (event.key === "Enter" && !event.target.closest?.("a, button, summary, [role=button]")) document.getElementById("confirm")?.click();
  else return;
  event.preventDefault();
});
