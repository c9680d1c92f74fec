// What others do arrives by itself: the table tells that something has changed, and the page fetches what is different.
import { words, everyTime, keptDraft, toast } from "./prefs.js";
import { flash } from "./places.js";
import { apply } from "./edits.js";

const table = () => document.getElementById("state");
let latest = null; // what the table told last
let online = null;
const value = (id) => document.getElementById(id)?.value ?? "";

// Every answer is a difference to what the page showed when it asked. Whatever has arrived meanwhile would be mixed up
// with it: then the answer is dropped, and the table is asked again.
const shown = () => [table()?.dataset.seq, value("turn-mode"), value("turn-as"), value("turn-draft")].join("|");
const asked = new WeakMap();
const unanswered = new Map();
let wanted = null; // what to do when every request has its answer
document.addEventListener("htmx:config:request", ({ detail }) => asked.set(detail.ctx, shown()));
// Whoever asks is marked only when the answer takes long: most come before a mark could be painted.
document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
  unanswered.set(ctx, setTimeout(() => ctx.sourceElement.setAttribute("data-js-slow", ""), 250));
});
document.addEventListener("htmx:before:swap", (event) => {
  const { ctx, tasks } = event.detail;
  const before = asked.get(ctx);
  if (table()?.dataset.table && before !== undefined && before !== shown()) {
    event.preventDefault();
    wanted = sync;
    return;
  }
  for (const task of tasks.splice(0)) {
    if (task.swapSpec.style !== "edit") tasks.push(task);
    else if (!apply(JSON.parse(task.fragment.textContent))) wanted = whole;
  }
});
document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  clearTimeout(unanswered.get(ctx));
  ctx.sourceElement.removeAttribute("data-js-slow");
  unanswered.delete(ctx);
  if (unanswered.size || !wanted) return;
  const then = wanted;
  wanted = null;
  then();
});
function whenQuiet(then) {
  if (unanswered.size) wanted ??= then;
  else then();
}

// The sign in the strip, which a changed page may have replaced.
everyTime(showState);
function showState() {
  const sign = document.getElementById("connection");
  const text = online === null ? "" : online ? words.online : words.offline;
  if (!sign || online === null) return;
  sign.setAttribute("data-js-state", online ? "on" : "off");
  if (sign.textContent !== text) sign.textContent = text;
}
function state(on) {
  online = on;
  showState();
}

/** Draws everything anew: the page is not what an answer was made for. */
function whole() {
  if (table()?.dataset.table) sync({});
  else location.reload();
}

/** Brings the page up to date, with the turn in the making. */
function sync(kept) {
  const { table: id, seq, rev, mode } = table().dataset;
  const now = { seq, rev, mode, as: value("turn-as"), draft: value("turn-draft") };
  // What was kept is not what the page shows, so the whole table is drawn anew.
  const query = new URLSearchParams(kept ? { ...now, ...kept, whole: 1 } : now);
  // Another server may answer than the one that told the news: it has to know how far they have come.
  if (latest) {
    query.set("new-seq", latest.seq);
    query.set("new-rev", latest.rev);
  }
  htmx.ajax("GET", `/t/${id}/sync?${query}`, { source: "#table", swap: "none" });
}

/** Marks the players who have no page of this table open; `here` has one bit for every seat. */
function presence(here) {
  for (const each of document.querySelectorAll("[data-person]")) {
    each.toggleAttribute("data-js-away", !(here >> (Number(each.dataset.person) - 1) & 1));
  }
}

function listen(id, changed) {
  let events, later, lost = false, pause = 1000;
  const open = () => {
    events = new EventSource(`/t/${id}/events`);
    events.addEventListener("open", () => { state(true); if (lost) changed(null); lost = false; pause = 1000; });
    events.addEventListener("error", () => {
      state(false);
      lost = true;
      // Browsers come back to a server that is silent, but not to a proxy that answers in its place, nor to one that has too much to do.
      if (events.readyState !== EventSource.CLOSED) return;
      later = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(2 * pause, 30000);
    });
    events.addEventListener("moved", (event) => { try { changed(JSON.parse(event.data)); } catch { changed(null); } });
  };
  open();
  addEventListener("pagehide", () => { clearTimeout(later); events.close(); });
}

if (table()?.dataset.table && location.protocol.startsWith("http")) {
  const catchUp = () => {
    const { seq, rev } = table().dataset;
    if (!latest || String(latest.seq) !== seq || String(latest.rev) !== rev) sync();
  };
  listen(table().dataset.table, (news) => {
    latest = news;
    if (news) presence(news.here);
    whenQuiet(catchUp);
  });
  const kept = keptDraft();
  if (kept) sync({ draft: kept.draft, mode: kept.mode });
}

// A table that waits for players: its list is replaced; when the game has begun, the page is another one.
const waiting = document.getElementById("waiting");
if (waiting && location.protocol.startsWith("http")) {
  listen(waiting.dataset.table, async () => {
    try {
      const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      const fresh = page.getElementById("waiting");
      if (!fresh) { location.reload(); return; }
      const here = document.getElementById("waiting");
      // What was opened stays open.
      for (const part of here.querySelectorAll("details")) fresh.querySelector(`#${part.id}`)?.toggleAttribute("open", part.open);
      if (!here.contains(document.activeElement) || document.activeElement.matches("button")) here.replaceWith(fresh);
    } catch { toast(words.failed); }
  });
}

// Replay: links, keys and the play button move the slider, and the page follows it, one answer after the other: each is a
// difference to what the page showed when it asked.
let goal = null;
function go(at) {
  goal = at;
  whenQuiet(follow);
}
function follow() {
  const slider = document.getElementById("at");
  slider.value = goal;
  if (goal !== document.getElementById("replay").dataset.at) slider.form.requestSubmit();
}
document.addEventListener("input", ({ target }) => { if (target.id === "at") go(target.value); });
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#steps a[data-at]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.dataset.at);
});
let player = null;
const step = (id) => { const link = document.getElementById(id); if (link?.href) link.click(); return Boolean(link?.href); };
function stop() {
  clearInterval(player);
  player = null;
  const button = document.getElementById("play");
  button?.removeAttribute("data-js-playing");
}
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-play]");
  if (!button) return;
  if (player) { stop(); return; }
  if (!document.getElementById("step-on")?.href) step("step-first");
  button.setAttribute("data-js-playing", "");
  player = setInterval(() => { if (!step("step-on")) stop(); }, 1100);
});
document.addEventListener("keydown", (event) => {
  if (!document.getElementById("replay") || event.target.closest?.("input, [data-viewport], [role=tab]")) return;
  const id = { ArrowLeft: "step-back", ArrowRight: "step-on", Home: "step-first", End: "step-last", PageUp: "step-back-turn", PageDown: "step-on-turn" }[event.key];
  if (id && step(id)) event.preventDefault();
});
document.addEventListener("htmx:after:swap", () => {
  const replay = document.getElementById("replay");
  if (!replay) return;
  const slider = document.getElementById("at");
  if (document.activeElement !== slider) slider.value = replay.dataset.at;
  history.replaceState(null, "", `?at=${replay.dataset.at}`);
  showNow();
  const places = document.querySelector(".told-moves")?.dataset.flash;
  if (places) flash(places.split(" "));
});

// The move that has just happened is in sight.
function showNow() {
  const now = document.querySelector(".told-moves .now");
  if (!now) return;
  const list = now.parentElement;
  list.scrollTop = now.offsetTop - list.clientHeight / 2;
}
showNow();
