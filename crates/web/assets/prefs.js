// Everything a person sets for themselves: appearance, tabs, open parts, automatic confirming, the turn in the making.
// State that must survive morphing lives in attributes `data-js-…`, which htmx is told to leave alone.

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
    for (const each of tabs) {
      each.setAttribute("aria-selected", each === tab);
    }
    if (set === "sheet") document.getElementById("table")?.setAttribute("data-js-sheet", tab.dataset.tab);
    if (set === "side") mark(".side", (panel) => panel.dataset.side === tab.dataset.tab);
    if (set === "group") mark(".group", (group) => group.dataset.group === tab.dataset.tab);
  }
  if (!document.querySelector("[data-tabs=group]")) mark(".group", () => true);
  // A tab behind which something can be chosen says so.
  for (const tab of document.querySelectorAll("[role=tab][aria-controls]")) {
    tab.toggleAttribute("data-js-hot", Boolean(document.getElementById(tab.getAttribute("aria-controls"))?.querySelector(".target")));
  }
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

// Where a new question can be answered only behind another tab of the side, that tab comes to the front.
let answered = null;
everyTime(() => {
  const question = document.getElementById("question")?.textContent ?? null;
  if (question === answered) return;
  answered = question;
  const targets = (selector) => Boolean(document.querySelector(`${selector} .target`));
  if (question === null || targets("#board-area") || targets("#mat-own") || targets(".side:not([data-js-off])")) return;
  const side = document.querySelector(".side[data-side] .target")?.closest(".side");
  if (side) { chosen.side = side.dataset.side; showTabs(); }
});

// The side can be wider, for boards with much on them.
const widen = () => document.querySelector(".table")?.toggleAttribute("data-js-wide", memory.get(localStorage, "wide") === "on");
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-wider]")) return;
  memory.set(localStorage, "wide", memory.get(localStorage, "wide") === "on" ? "off" : "on");
  widen();
});
widen();

// Parts that can be opened stay as they were left. On a phone the explanations begin closed: the choices come first.
const small = window.matchMedia("(max-width: 760px)").matches;
const seen = new WeakSet();
everyTime(() => {
  for (const part of document.querySelectorAll("details[data-keep]")) {
    if (seen.has(part)) continue;
    seen.add(part);
    const kept = memory.get(sessionStorage, `open-${part.id}`) ?? (small && part.id === "why" ? "false" : null);
    if (kept !== null) part.open = kept === "true";
  }
});
document.addEventListener("toggle", (event) => {
  if (event.target.matches?.("details[data-keep]")) memory.set(sessionStorage, `open-${event.target.id}`, event.target.open);
}, true);

// Automatic confirming.
everyTime(() => {
  const box = document.getElementById("auto");
  if (box) box.checked = memory.get(localStorage, "auto") === "on";
});
document.addEventListener("change", (event) => {
  if (event.target.id === "auto") memory.set(localStorage, "auto", event.target.checked ? "on" : "off");
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
