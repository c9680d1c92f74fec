// The window on the board: drag, wheel, pinch, keys and buttons change the viewBox of the drawing.
// No answer touches a viewBox, so that a board that changes stays where it was.

const LARGEST = 6; // times the size at which the whole board is seen

class Window {
  constructor(element) {
    this.element = element;
    this.pointers = new Map();
    this.moved = false;
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, (event) => this.up(event));
    element.addEventListener("click", (event) => { if (this.moved) { event.stopPropagation(); event.preventDefault(); } }, true);
    element.addEventListener("dblclick", (event) => this.centre(event));
    element.addEventListener("keydown", (event) => this.key(event));
  }

  get svg() { return this.element.querySelector(":scope > svg"); }
  /** What the drawing shows as a whole. */
  get whole() {
    this.full ??= this.svg.getAttribute("viewBox").split(/[ ,]+/).map(Number);
    return this.full;
  }
  get box() { this.whole; return this.svg.getAttribute("viewBox").split(/[ ,]+/).map(Number); }
  set box([x, y, w, h]) {
    const [fx, fy, fw, fh] = this.whole;
    w = Math.min(fw, Math.max(fw / LARGEST, w));
    h = w * fh / fw;
    x = Math.min(fx + fw - w * 0.3, Math.max(fx - w * 0.7, x));
    y = Math.min(fy + fh - h * 0.3, Math.max(fy - h * 0.7, y));
    if (w >= fw) [x, y] = [fx, fy];
    this.svg.setAttribute("viewBox", [x, y, w, h].map((n) => Math.round(n * 100) / 100).join(" "));
  }
  /** A point of the screen on the drawing. */
  at(event) {
    const point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(this.svg.getScreenCTM().inverse());
  }
  zoom(factor, centre) {
    const [x, y, w, h] = this.box;
    const at = centre ?? { x: x + w / 2, y: y + h / 2 };
    const width = Math.min(this.whole[2], Math.max(this.whole[2] / LARGEST, w / factor));
    const real = w / width;
    this.box = [at.x - (at.x - x) / real, at.y - (at.y - y) / real, width, h / real];
  }
  fit() { this.box = this.whole; }
  pan(dx, dy) { const [x, y, w, h] = this.box; this.box = [x + dx, y + dy, w, h]; }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), this.at(event));
  }
  down(event) {
    if (event.button) return;
    this.pointers.set(event.pointerId, event);
    if (this.pointers.size === 1) { this.moved = false; this.start = event; }
  }
  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    if (this.pointers.size === 2) {
      const other = [...this.pointers.values()].find((each) => each.pointerId !== event.pointerId);
      const distance = (a) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY) || 1;
      const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
      this.zoom(distance(event) / distance(before), this.at(middle));
      this.moved = true;
    } else {
      // A trembling finger is no drag.
      if (!this.moved && Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) < 8) return;
      if (!this.moved) { this.moved = true; this.element.classList.add("drag"); }
      const [a, b] = [this.at(before), this.at(event)];
      this.pan(a.x - b.x, a.y - b.y);
    }
    this.pointers.set(event.pointerId, event);
  }
  up(event) {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) {
      this.element.classList.remove("drag");
      setTimeout(() => { this.moved = false; });
    }
  }
  centre(event) {
    if (event.target.closest(".target")) return;
    const at = this.at(event);
    const [, , w, h] = this.box;
    this.box = [at.x - w / 2, at.y - h / 2, w, h];
    this.zoom(1.6, at);
  }
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = this.box[2] / 8;
    const does = {
      ArrowLeft: () => this.pan(-step, 0), ArrowRight: () => this.pan(step, 0), ArrowUp: () => this.pan(0, -step), ArrowDown: () => this.pan(0, step),
      "+": () => this.zoom(1.3), "=": () => this.zoom(1.3), "-": () => this.zoom(1 / 1.3), 0: () => this.fit(),
    }[event.key];
    if (!does) return;
    does();
    event.preventDefault();
    event.stopPropagation();
  }
}

const windows = [...document.querySelectorAll("[data-viewport]")].filter((element) => element.querySelector(":scope > svg")).map((element) => new Window(element));
/** Shows the whole drawing again where something lies. */
export function fit(element) { windows.find((each) => each.element.contains(element))?.fit(); }
document.addEventListener("click", (event) => {
  const tool = event.target.closest?.("[data-zoom]");
  if (!tool) return;
  for (const each of windows) ({ in: () => each.zoom(1.4), out: () => each.zoom(1 / 1.4), fit: () => each.fit() })[tool.dataset.zoom]();
});
