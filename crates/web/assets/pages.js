// The quiet pages: rows of the form for a new game, and the search in the rulebook.
import { words } from "./prefs.js";

// A new game: only as many rows as players, a name only for somebody at this screen, a line about the bot that was
// chosen; and what is not for so many players, or not with another choice, cannot be chosen.
const form = document.querySelector("[data-new-game]");
function rows(players) {
  for (const row of form.querySelectorAll(".seat-row")) {
    const seat = row.querySelector("select");
    const off = Number(row.dataset.seat) > players;
    const named = !off && seat.value === "here";
    row.classList.toggle("off", off);
    row.classList.toggle("with-name", named);
    row.classList.toggle("with-style", seat.selectedOptions[0]?.dataset.style !== undefined);
    row.querySelector("input").required = named;
    row.querySelector("[data-bot-line]").textContent = seat.selectedOptions[0]?.dataset.line ?? "";
  }
  for (const field of form.querySelectorAll("[data-for-seat]")) field.classList.toggle("off", Number(field.dataset.forSeat) > players);
}
function offers(players) {
  const chosen = ([name, value]) => [...form.querySelectorAll(`[name="${name}"]`)].some((field) => field.checked && field.value === value);
  const fits = (offer) => offer.dataset.players?.split(" ").includes(String(players)) ?? true;
  for (const offer of form.querySelectorAll("[data-players], [data-clashes]")) {
    const field = offer.querySelector(":scope > fieldset") ?? offer.querySelector("input");
    const clash = offer.dataset.clashes?.split(" ").some((other) => chosen(other.split("=")));
    const off = Boolean(clash) || !fits(offer);
    offer.classList.toggle("off", off);
    field.disabled = off;
    if (!off || !field.checked) continue;
    field.checked = false;
    if (field.type === "radio") form.querySelector(`[name="${field.name}"]:not(:disabled)`).checked = true;
  }
  // What leaves so many players no choice is not asked.
  for (const option of form.querySelectorAll(".option[role=radiogroup]"))
    option.classList.toggle("moot", [...option.querySelectorAll(".offer")].filter(fits).length <= 1);
}
if (form) {
  const follow = () => {
    const players = Number(form.elements.players.value);
    rows(players);
    offers(players);
  };
  form.addEventListener("change", follow);
  follow();
}

// A tap on an invitation takes hold of all of it.
document.addEventListener("click", (event) => event.target.closest?.("[data-select]")?.select());

// The rulebook: what does not speak of the words searched for goes away while typing.
const search = document.querySelector("[data-rule-search]");
const book = document.getElementById("rules");
const hits = document.getElementById("hits");
function filter() {
  const wanted = search.value.trim().toLowerCase();
  let count = 0;
  for (const rule of book.querySelectorAll(".rule")) {
    const hit = !wanted || rule.textContent.toLowerCase().includes(wanted);
    rule.classList.toggle("miss", !hit);
    if (hit) count += 1;
  }
  // Everything between the rules is only in the way of a search, and so are chapters without a hit.
  let chapter = null;
  for (const part of book.children) {
    if (/^H[2-6]$/.test(part.tagName)) {
      chapter = part;
      part.classList.toggle("missing", Boolean(wanted));
    } else if (part.matches(".numbered")) {
      const hit = part.querySelector(".rule:not(.miss)");
      part.classList.toggle("missing", Boolean(wanted) && !hit);
      if (hit) chapter?.classList.remove("missing");
    } else if (part.tagName !== "H1") part.classList.toggle("missing", Boolean(wanted));
  }
  hits.textContent = wanted ? (count ? hits.dataset.some.replace("{}", count) : hits.dataset.none) : "";
  highlight(wanted);
}
function highlight(wanted) {
  if (!window.CSS?.highlights) return;
  CSS.highlights.delete("found");
  if (wanted.length < 2) return;
  const ranges = [];
  for (const rule of book.querySelectorAll(".rule:not(.miss)")) {
    const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.toLowerCase();
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
if (search && book && !new URLSearchParams(location.search).get("q")) {
  search.addEventListener("input", filter);
  if (search.value) filter();
}
if (window.matchMedia("(max-width: 760px)").matches) document.querySelector(".chapters")?.removeAttribute("open");

// How long somebody has been thinking.
function tick() {
  for (const time of document.querySelectorAll("[data-since]")) {
    const seconds = Math.max(0, Math.floor(Date.now() / 1000 - Number(time.dataset.since)));
    const [unit, amount] = seconds < 90 ? ["seconds", seconds] : seconds < 5400 ? ["minutes", Math.round(seconds / 60)] : ["hours", Math.round(seconds / 3600)];
    const text = words[unit].replace("{}", amount);
    if (time.textContent !== text) time.textContent = text;
  }
}
tick();
setInterval(tick, 1000);
