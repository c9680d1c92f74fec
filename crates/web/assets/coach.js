// Notes for the first game: each is shown once, points at what it speaks of, and can be switched off for good.
import { memory, everyTime } from "./prefs.js";
import { reveal } from "./places.js";

const game = () => document.getElementById("state")?.dataset.game ?? "";
const wanted = () => memory.get(localStorage, "coach") !== "off";
const seen = (key) => memory.get(localStorage, `coach-${game()}-${key}`) === "seen";

const small = window.matchMedia("(max-width: 760px), (max-height: 500px)");
const folded = new WeakSet();
// How much room the note and the news of the end take: the mat above them ends there, and what is asked stays in sight.
const { style } = document.documentElement;
function makeRoom(element) {
  const { height } = element.getBoundingClientRect();
  const [name, room] = [element.id === "ending" ? "--ending" : "--note", `${height && Math.ceil(height) + 8}px`];
  if (style.getPropertyValue(name) === room) return false;
  style.setProperty(name, room);
  return true;
}
const measured = new ResizeObserver((changed) => {
  if (changed.filter(({ target }) => makeRoom(target)).length) reveal();
});
const ending = document.getElementById("ending");
if (ending) {
  makeRoom(ending);
  measured.observe(ending);
}
let watched = null;
function watch(note) {
  if (note === watched) return;
  // There is room for it from the beginning, so that nothing moves under a finger.
  if (note) makeRoom(note);
  if (watched) measured.unobserve(watched);
  if (note) measured.observe(note);
  else style.removeProperty("--note");
  watched = note;
}
function show() {
  for (const element of document.querySelectorAll(".coached")) element.classList.remove("coached");
  const note = document.querySelector("[data-coach]");
  if (!note) return watch(note);
  note.hidden = !wanted() || seen(note.dataset.coach);
  // Where there is little room, a line says that there is something to read.
  if (small.matches && !folded.has(note)) note.open = false;
  folded.add(note);
  watch(note);
  if (note.hidden || !note.dataset.pointsAt) return;
  for (const element of document.querySelectorAll(`[data-place="${CSS.escape(note.dataset.pointsAt)}"]:not(.card)`)) element.classList.add("coached");
}
everyTime(show);
everyTime(() => {
  const box = document.getElementById("opt-coach");
  if (box) box.checked = wanted();
});
document.addEventListener("click", (event) => {
  const note = event.target.closest?.("[data-coach]");
  if (event.target.closest?.("[data-coach-seen]")) memory.set(localStorage, `coach-${game()}-${note.dataset.coach}`, "seen");
  else if (event.target.closest?.("[data-coach-off]")) memory.set(localStorage, "coach", "off");
  else return;
  show();
});
document.addEventListener("change", (event) => {
  if (event.target.id !== "opt-coach") return;
  memory.set(localStorage, "coach", event.target.checked ? "on" : "off");
  show();
});
