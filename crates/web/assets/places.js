// Things on the table and the choices that concern them: a click on a thing makes the choice, offers several,
// or asks the table what the thing is; a choice under the pointer shows where it happens.
import { words, toast, choose, everyTime } from "./prefs.js";
import { fit } from "./board.js";

const SVG = "http://www.w3.org/2000/svg";
const table = () => document.getElementById("state");
const cards = (place) => [...document.querySelectorAll("#act .card[data-place]")].filter((card) => card.dataset.place === place);

/** The thing of the table that an event is about. */
function thing(event) {
  const element = event.target.closest?.("[data-place]");
  return element && !element.matches(".card") ? element : null;
}

/** Whether a thing lies on the board of somebody else, whose things have the same names as the own ones. */
function elsewhere(element) {
  const owner = element.closest("[data-place^='seat-']");
  const me = table()?.dataset.me;
  return owner && me && owner !== element && owner.dataset.place !== `seat-${me}`;
}

function act(element) {
  if (!table()) return;
  asking = element;
  // The nearest thing with a choice wins over the small things that lie on it.
  for (let each = element; each; each = each.parentElement?.closest("[data-place]")) {
    const choices = elsewhere(each) ? [] : cards(each.dataset.place);
    if (choices.length === 1) { close(); choose("sheet", "act"); choices[0].click(); return; }
    if (choices.length > 1) { offer(choices); return; }
  }
  ask(element.dataset.place);
}

// What an answer stands beside.
let asking = null;
function beside(box) {
  const around = asking?.isConnected ? asking.getBoundingClientRect() : null;
  if (!around || innerWidth <= 760 || innerHeight <= 500) return;
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const left = around.right + 12 + width < innerWidth ? around.right + 12 : Math.max(8, around.left - width - 12);
  const top = Math.min(Math.max(8, around.top + around.height / 2 - height / 2), innerHeight - height - 8);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, right: "auto", bottom: "auto" });
}

// Several choices for one thing.
function offer(choices) {
  close();
  const box = document.createElement("div");
  box.className = "chooser";
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-label", words.choose);
  const head = document.createElement("header");
  const title = document.createElement("h2");
  title.textContent = words.choose;
  const shut = document.createElement("button");
  Object.assign(shut, { type: "button", className: "tool", textContent: "×" });
  shut.dataset.close = "";
  shut.setAttribute("aria-label", words.close);
  head.append(title, shut);
  const list = document.createElement("div");
  list.className = "cards";
  choices.forEach((choice, index) => {
    const copy = choice.cloneNode(true);
    copy.removeAttribute("id");
    copy.type = "button";
    copy.dataset.key = index + 1;
    const key = copy.querySelector("kbd") ?? copy.insertBefore(document.createElement("kbd"), copy.firstChild);
    key.textContent = index + 1;
    copy.addEventListener("click", () => { close(); choice.click(); });
    list.append(copy);
  });
  box.append(head, list);
  document.body.append(box);
  beside(box);
  list.firstElementChild.focus();
}

// What is this, and why can I not?
async function ask(place) {
  const { table: id, seq, mode } = table().dataset;
  const value = (id) => document.getElementById(id)?.value ?? "";
  const query = new URLSearchParams({ place, seq, mode, as: value("turn-as"), draft: value("turn-draft") });
  try {
    const answer = await fetch(`/t/${id}/ask?${query}`, { headers: { "HX-Request": "true" } });
    if (!answer.ok) throw new Error(answer.status);
    close();
    const parsed = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("asked");
    if (!parsed) return;
    parsed.removeAttribute("hx-swap-oob");
    document.getElementById("asked").replaceWith(parsed);
    beside(parsed);
    parsed.querySelector("[data-close]")?.focus({ preventScroll: true });
  } catch { toast(words.failed); }
}

/** Closes whatever has been opened over the table; says whether there was anything. */
export function close() {
  unlight();
  document.querySelector(".tip")?.remove();
  const chooser = document.querySelector(".chooser");
  chooser?.remove();
  const asked = document.getElementById("asked");
  const open = asked?.classList.contains("open");
  if (open) { asked.className = "asked"; asked.replaceChildren(); }
  return Boolean(chooser || open);
}

// What lies under the pointer never changes its meaning between two clicks: when a click has changed the page, the second click of
// a double click is none.
let changed = false;
document.addEventListener("htmx:after:swap", () => { changed = true; });
document.addEventListener("click", (event) => {
  if (event.detail > 1 && changed && event.target.closest?.(".card, .target, #hands")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  changed = false;
}, true);

// A finger is broad: it takes the nearest thing that can be chosen.
const BROAD = 22;
function nearest(event) {
  if (event.pointerType === "mouse" || !event.target.closest?.("#middle, #gallery")) return null;
  let [best, least] = [null, BROAD];
  for (const target of document.querySelectorAll(":is(#middle, #gallery) .target")) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - event.clientX, 0, event.clientX - right), Math.max(top - event.clientY, 0, event.clientY - bottom));
    if (away < least) [best, least] = [target, away];
  }
  return best;
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-close]")) { close(); return; }
  if (event.target.closest?.("a[href], button, summary, select, input, label")) return;
  let element = thing(event);
  if (!element?.closest(".target")) element = nearest(event) ?? element;
  // A whole mat is too large a thing to be meant by a click anywhere on it; its head stands for it.
  if (element?.matches("[data-place^='seat-']") && !event.target.closest("header")) return;
  if (element) act(element);
  else if (!event.target.closest?.(".asked, .chooser, dialog")) close();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const element = event.target.matches?.("[data-place]:not(.card)") ? event.target : null;
  if (element) { event.preventDefault(); event.stopImmediatePropagation(); act(element); }
});
document.addEventListener("submit", (event) => { if (event.target.id === "turn") close(); }, true);

// Where would it happen? The place lights up, and the piece stands there as a ghost.
let lit = [];
function unlight() {
  for (const element of lit) element.matches?.(".ghostly") ? element.remove() : element.classList.remove("lit");
  lit = [];
}
function places(name) {
  return [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]:not(.card)`)].filter((element) => !elsewhere(element));
}
function light(card) {
  unlight();
  for (const element of places(card.dataset.place)) {
    element.classList.add("lit");
    lit.push(element);
    const { ghost, ghostClass } = card.dataset;
    if (!ghost || !(element instanceof SVGElement) || !document.getElementById(`s-${ghost}`)) continue;
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#s-${ghost}`);
    use.setAttribute("class", `ghostly ghost ${ghostClass ?? ""}`);
    if (element.tagName === "use") {
      use.setAttribute("transform", `translate(${element.getAttribute("x") ?? 0} ${element.getAttribute("y") ?? 0})`);
      element.parentNode.append(use);
    } else element.append(use);
    lit.push(use);
  }
}
for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, (event) => {
    const card = event.target.closest?.(".card[data-place]");
    if (card) light(card);
    const element = thing(event);
    if (element) for (const each of cards(element.dataset.place)) { each.classList.add("lit"); lit.push(each); }
  });
  document.addEventListener(off, unlight);
}
document.addEventListener("htmx:before:swap", unlight);

// Whatever a new question is about is in sight: lists begin at their top, and the first thing to choose is scrolled to.
let answered = null;
function inSight() {
  const question = document.getElementById("question")?.textContent ?? null;
  const key = question && [table()?.dataset.seq, document.getElementById("turn-draft")?.value, question].join("|");
  if (key === answered) return;
  answered = key;
  for (const id of ["acts", "act"]) document.getElementById(id)?.scrollTo(0, 0);
  reveal();
}
const PARTS = ":is(#middle, #gallery, #mat-body, #side-panels)";
export function reveal() {
  const targets = [...document.querySelectorAll(`${PARTS} .target`)].filter((target) => target.checkVisibility());
  makeWay(targets);
  if (!targets.length || targets.some(isSeen)) return;
  // A board that was enlarged elsewhere is shown as a whole; what is larger than its frame, from its top on.
  if (targets[0].closest(".viewport")) fit(targets[0]);
  else if (targets[0].offsetHeight > targets[0].closest(PARTS)?.clientHeight) targets[0].scrollIntoView({ block: "start", behavior: "instant" });
  else for (const target of targets.slice(0, 8)) {
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (isSeen(target)) return;
  }
}
/** Whether all of a thing is in the parts of the page around it, and nothing lies over its middle. */
function isSeen(element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (each instanceof SVGElement || getComputedStyle(each).overflow === "visible") continue;
    const box = each.getBoundingClientRect();
    if (top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1) return false;
  }
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(over) && (over.contains(element) || over.closest("[data-place]")?.dataset.place === element.dataset.place);
}
// What happened meanwhile makes way for what can be chosen under it, until the next question.
function makeWay(targets) {
  const list = document.getElementById("since-turns");
  if (!list || getComputedStyle(list.parentElement).position !== "fixed") return;
  if (list.hasAttribute("data-js-makes-way")) list.open = true;
  const { left, right, top, bottom } = list.getBoundingClientRect();
  // Of things on the board it is enough that they can be pointed at; cards of a gallery are read.
  const under = (target) => {
    const box = target.getBoundingClientRect();
    const [width, height] = target.closest("#gallery") ? [box.width / 2, box.height / 2] : [0, 0];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x + width > left && x - width < right && y + height > top && y - height < bottom;
  };
  const covers = list.open && targets.some(under);
  list.toggleAttribute("data-js-makes-way", covers);
  if (covers) list.open = false;
}
// Just before the page is painted: then it has to be laid out anyway.
everyTime(() => requestAnimationFrame(inSight));
// So it is when the window has become another one.
addEventListener("resize", reveal);

// A small sign beside the pointer says what a thing is called.
let tip = null;
document.addEventListener("pointermove", (event) => {
  const element = event.pointerType === "mouse" ? thing(event) : null;
  // Drawings with a title of their own get a sign from the browser.
  const name = element && !element.querySelector(":scope > title") ? element.getAttribute("aria-label") : null;
  if (!name) { tip?.remove(); tip = null; return; }
  if (!tip?.isConnected) { tip = document.createElement("div"); tip.className = "tip"; tip.setAttribute("aria-hidden", "true"); document.body.append(tip); }
  tip.textContent = name;
  const right = event.clientX > innerWidth - 300;
  place(tip, right ? event.clientX - tip.offsetWidth - 12 : event.clientX + 14, event.clientY > innerHeight - 90 ? event.clientY - 40 : event.clientY + 16);
});
// The policy of the page forbids style attributes in the markup; a style set from a script is no attribute.
function place(element, x, y) {
  element.style.left = `${Math.max(4, x)}px`;
  element.style.top = `${y}px`;
}

/** Lets places flash, to show where something happened. */
const flashing = new WeakMap();
export function flash(names) {
  for (const name of names) {
    for (const element of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]:not(.card)`)) {
      element.classList.add("flash");
      clearTimeout(flashing.get(element));
      flashing.set(element, setTimeout(() => element.classList.remove("flash"), 1500));
    }
  }
}
document.addEventListener("click", (event) => {
  const told = event.target.closest?.("[data-places]");
  if (told?.dataset.places) flash(told.dataset.places.split(" "));
});

// What others have just done flashes where it happened.
let newest = Math.max(0, ...[...document.querySelectorAll("#log [data-from]")].map((line) => Number(line.dataset.from)));
document.addEventListener("htmx:after:swap", () => {
  for (const line of document.querySelectorAll("#log [data-from]")) {
    if (Number(line.dataset.from) <= newest) continue;
    newest = Number(line.dataset.from);
    const names = line.querySelector("[data-places]")?.dataset.places;
    if (names && !("own" in line.dataset)) flash(names.split(" "));
  }
});
