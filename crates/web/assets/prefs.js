// Everything a person sets for themselves: appearance, tabs, open parts, automatic confirming, the turn in the making.
// State that must survive a changed page lives in attributes `data-js-…`, which no answer touches.

document.documentElement.classList.add("js");

/** The words of the page for scripts. */
export const words = document.getElementById("words")?.dataset ?? {};

/** Calls `then` now and whenever parts of the page have been replaced. */
export function everyTime(then) {
  then();
  document.addEventListener("htmx:after:swap", () => then());
}

/** A line at the bottom of the window that goes away by itself. */
export function toast(text) {
  document.querySelector(".toast")?.remove();
  const line = document.createElement("p");
  line.className = "toast";
  line.setAttribute("role", "alert");
  line.textContent = text;
  document.body.append(line);
  setTimeout(() => line.remove(), 6000);
}

// Storage can be forbidden; then nothing is remembered, and nothing else is wrong.
export const memory = {
  get(store, key) { try { return store.getItem(key); } catch { return null; } },
  set(store, key, value) { try { store.setItem(key, value); } catch { /* not remembered */ } },
  drop(store, key) { try { store.removeItem(key); } catch { /* not remembered */ } },
};

// Appearance: at once, and told to the server without leaving the page.
document.addEventListener("submit", (event) => {
  const form = event.target;
  const theme = event.submitter?.name === "theme" ? event.submitter.value : null;
  if (!form.matches?.(".pref.theme") || !theme) return;
  event.preventDefault();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const button of form.querySelectorAll("button")) button.setAttribute("aria-pressed", button.value === theme);
  const body = new URLSearchParams(new FormData(form));
  body.set("theme", theme);
  fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
});

// Copy buttons.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  const before = button.textContent;
  button.textContent = words.copied;
  setTimeout(() => { button.textContent = before; }, 1500);
});

// Tabs: `data-tabs` names a set, `data-tab` each of them; what is chosen is remembered for the session.
const chosen = {};

/** Which tab of a set is chosen. */
export function tabOf(set) { return chosen[set]; }

/** Chooses a tab. */
export function choose(set, value) {
  chosen[set] = value;
  if (set !== "group") memory.set(sessionStorage, `tab-${set}`, value);
  showTabs();
}

function showTabs() {
  for (const list of document.querySelectorAll("[data-tabs]")) {
    const set = list.dataset.tabs;
    const tabs = [...list.querySelectorAll("[data-tab]")];
    const wanted = chosen[set] ?? memory.get(sessionStorage, `tab-${set}`);
    const tab = tabs.find((each) => each.dataset.tab === wanted) ?? tabs[0];
    if (!tab) continue;
    if (set !== "group") chosen[set] = tab.dataset.tab;
    for (const each of tabs) keepSet(each, "aria-selected", String(each === tab));
    if (set === "sheet") keepSet(document.getElementById("table"), "data-js-sheet", tab.dataset.tab);
    if (set === "group") mark(".group", (group) => group.dataset.group === tab.dataset.tab);
  }
  if (!document.querySelector("[data-tabs=group]")) mark(".group", () => true);
  document.getElementById("prompt")?.toggleAttribute("data-js-tall", Boolean(document.querySelector(".group.tall:not([data-js-off])")));
  // A tab behind which something can be chosen says so.
  for (const tab of document.querySelectorAll("[role=tab][aria-controls]")) {
    const controls = tab.getAttribute("aria-controls").split(" ");
    tab.toggleAttribute("data-js-hot", controls.some((id) => document.getElementById(id)?.querySelector(".target")));
  }
}

// Setting what is already set would make the browser look at everything that depends on it.
function keepSet(element, name, value) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mark(selector, on) {
  for (const element of document.querySelectorAll(selector)) element.toggleAttribute("data-js-off", !on(element));
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest?.("[data-tab]");
  if (tab) choose(tab.closest("[data-tabs]").dataset.tabs, tab.dataset.tab);
});
document.addEventListener("keydown", (event) => {
  const tab = event.target.closest?.("[role=tab]");
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!tab || !step) return;
  const tabs = [...tab.closest("[role=tablist]").querySelectorAll("[role=tab]")];
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
  event.preventDefault();
});
everyTime(showTabs);

// The mat of somebody else lies over the own one while it is looked at.
export function showMat(seat) {
  const mats = document.getElementById("mats");
  if (!mats) return;
  const open = seat ? document.querySelector(`.other[data-mat-of="${seat}"]`) : null;
  const again = open?.hasAttribute("data-js-open");
  for (const other of document.querySelectorAll(".other")) other.toggleAttribute("data-js-open", other === open && !again);
  mats.toggleAttribute("data-js-mat", Boolean(open) && !again);
  if (open && !again && tabOf("sheet")) { choose("sheet", "others"); open.scrollIntoView({ block: "nearest" }); }
}
document.addEventListener("click", (event) => {
  const chip = event.target.closest?.("[data-mat]");
  if (chip) showMat(chip.dataset.mat);
});

/** Opens or closes the log over the side; says whether anything changed. */
export function toggleLog(on) {
  const sides = document.getElementById("sides");
  if (!document.getElementById("side-log")) return false;
  const before = sides.hasAttribute("data-js-log");
  return sides.toggleAttribute("data-js-log", on ?? !before) !== before;
}
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-log]")) toggleLog();
  const fold = event.target.closest?.("[data-fold]");
  if (fold) document.getElementById("prompt").toggleAttribute("data-js-folded");
});

// Parts that can be opened stay as they were left.
const small = window.matchMedia("(max-width: 760px), (max-height: 500px)").matches;
const openKey = (part) => `open-${small ? "small-" : ""}${part.id}`;
const seen = new WeakSet();
everyTime(() => {
  for (const part of document.querySelectorAll("details[data-keep]")) {
    if (seen.has(part)) continue;
    seen.add(part);
    const kept = memory.get(sessionStorage, openKey(part)) ?? (small && part.id === "since-turns" ? "false" : null);
    if (kept !== null) part.open = kept === "true";
  }
});
document.addEventListener("toggle", (event) => {
  const part = event.target;
  if (!part.matches?.("details[data-keep]")) return;
  // What has only made way for a moment is not what a person wants.
  if (part.hasAttribute("data-js-makes-way") && !part.open) return;
  part.removeAttribute("data-js-makes-way");
  memory.set(sessionStorage, openKey(part), part.open);
}, true);

// Automatic confirming, at this table.
const auto = () => `auto-${document.getElementById("state")?.dataset.table}`;
everyTime(() => {
  const box = document.getElementById("auto");
  if (box) box.checked = memory.get(localStorage, auto()) === "on";
});
document.addEventListener("change", (event) => {
  if (event.target.id === "auto") memory.set(localStorage, auto(), event.target.checked ? "on" : "off");
});

// The turn in the making survives a reload as long as nothing else has happened at the table.
const table = () => document.getElementById("state");
export const draftKey = () => `draft-${table()?.dataset.table}`;
function keepDraft() {
  const draft = document.getElementById("turn-draft");
  if (!draft) return;
  const mode = document.getElementById("turn-mode").value;
  if (!draft.value && mode === "play") memory.drop(sessionStorage, draftKey());
  else memory.set(sessionStorage, draftKey(), JSON.stringify({ seq: table().dataset.seq, draft: draft.value, mode }));
}
/** The kept draft, if it belongs to this position and the page does not show it yet. */
export function keptDraft() {
  const draft = document.getElementById("turn-draft");
  if (!draft || draft.value) return null;
  try {
    const kept = JSON.parse(memory.get(sessionStorage, draftKey()));
    return kept && kept.seq === table().dataset.seq ? kept : null;
  } catch { return null; }
}
document.addEventListener("htmx:after:swap", keepDraft);

// A request that failed says so, unless the answer itself does.
document.addEventListener("htmx:response:error", (event) => {
  if (!event.detail?.ctx?.text?.includes("hx-swap-oob")) toast(words.failed);
});
document.addEventListener("htmx:error", () => toast(words.failed));
