// What the server answers at a table: edits of the page as the server has drawn it (`web::patch`). An edit is an address and
// what becomes of the element there: its attributes, its content, or the list of its children.

/** The element with an `id`, or a child of a child … of it. */
function find(address) {
  const [id, ...path] = address.split(" ");
  return path.reduce((element, index) => element?.children[index], document.getElementById(id));
}

// What scripts keep on an element is not for the server to change.
const isOurs = (name) => htmx.config.morphIgnore.some((start) => name.startsWith(start));
function setAttributes(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (isOurs(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    // A field shows what was typed, whatever its attribute says.
    if (name === "value" && element instanceof HTMLInputElement && element !== document.activeElement) element.value = value ?? "";
  }
}

function setContent(element, markup) {
  element.innerHTML = markup;
  wire(element, markup);
}

// Children that stay are not touched, and so they keep focus, scrolling, and whatever a script knows of them.
function setChildren(element, list) {
  const before = [...element.children];
  const stay = new Set();
  for (const part of list) if (typeof part !== "string") for (const child of before.slice(part[0], part[0] + part[1])) stay.add(child);
  for (const child of before) if (!stay.has(child)) child.remove();
  let next = null;
  for (const part of [...list].reverse()) {
    if (typeof part !== "string") { next = before[part[0]]; continue; }
    if (next) next.insertAdjacentHTML("beforebegin", part);
    else element.insertAdjacentHTML("beforeend", part);
    wire(element, part);
  }
}

// New forms are to be sent by htmx.
function wire(element, markup) { if (markup.includes(" hx-")) htmx.process(element); }

/** Carries out edits; does nothing and says `false` if the page is not what they were made for. */
export function apply(edits) {
  // Addresses are those of the page before anything has changed.
  const all = edits.map(([address, change]) => [find(address), change]);
  if (all.some(([element]) => !element)) return false;
  document.getElementById("notice")?.replaceChildren(); // what the last answer told
  for (const [element, change] of all) {
    if (typeof change === "string") setContent(element, change);
    else if (Array.isArray(change)) setChildren(element, change);
    else setAttributes(element, change);
  }
  return true;
}
