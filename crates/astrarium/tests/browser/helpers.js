// What the tests know about the pages: where things are, what can be chosen, and how to play on quickly.
window.T = (() => {
  const byId = (id) => document.getElementById(id);
  const value = (id) => byId(id)?.value ?? "";

  /** Whether a person could see an element. */
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  // Requests of the page that have no answer yet.
  const unanswered = new Set();
  document.addEventListener("htmx:before:request", ({ detail }) => unanswered.add(detail.ctx), true);
  document.addEventListener("htmx:finally:request", async ({ detail }) => {
    // What the answer was about is brought into sight with the next frame.
    await settled();
    unanswered.delete(detail.ctx);
  }, true);
  const quiet = () => unanswered.size === 0;

  /** What the page shows of the turn, as one line that changes with every step. */
  const mark = () => {
    const notice = byId("notice")?.textContent ?? "";
    const { seq, rev } = byId("state")?.dataset ?? {};
    return [seq, rev, value("turn-draft"), value("turn-mode"), value("turn-as"), notice, Boolean(byId("result"))].join("|");
  };

  /** Where to click on the first visible element: a point, or what is wrong. */
  function at(selector) {
    const element = all(selector)[0];
    if (!element) return { wrong: document.querySelector(selector) ? "is hidden" : "is missing" };
    const inside = () => {
      const box = element.getBoundingClientRect();
      return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    };
    // Whole pixels: between two of them, a finger may touch something else than what is found there.
    const point = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };
    let [x, y] = point();
    let hit = inside() ? document.elementFromPoint(x, y) : null;
    if (!hit || !element.contains(hit)) {
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      [x, y] = point();
      hit = document.elementFromPoint(x, y);
    }
    if (hit && (element.contains(hit) || hit.closest?.(selector))) return { x, y };
    if (hit?.closest?.("label")?.control === element) return { x, y };
    return { wrong: `is covered by <${hit?.tagName} id="${hit?.id}" class="${hit?.getAttribute?.("class")}">` };
  }

  // A small generator of numbers, so that every run makes the same choices in the same positions.
  let seed = 7;
  const random = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % n;
  };

  /** Picks one of the cards: builds more often than not, and passes now and then (`pass` in a hundred). */
  function pick(cards, begun, pass) {
    const of = (group) => cards.filter((card) => card.closest(".group").dataset.group === group);
    const [build, act, end, choose] = ["group-build", "group-act", "group-end", "group-choose"].map(of);
    const any = (list) => list[random(list.length)];
    if (!begun && end.length && random(100) < pass) return any(end);
    const best = cards.filter((card) => /^move (federate|upgrade)/.test(card.value));
    if (!begun && best.length && random(100) < 40) return best.find((card) => card.value === "move federate") ?? any(best);
    if (choose.length) return any(choose);
    if (build.length && (random(100) < 70 || !act.length)) return any(build);
    if (act.length) return any(act);
    if (end.length) return any(end);
    return any(cards);
  }

  /** The next thing to click in the turn, as a selector. */
  function next(pass, byBoard) {
    if (byId("result")) return "over";
    if (byId("state").dataset.myTurn !== "true") return "wait";
    if (!byId("confirm").disabled) return "#confirm";
    const cards = [...document.querySelectorAll("#choices .card")];
    if (!cards.length) return byId("reset").disabled ? "wait" : "#reset";
    const card = pick(cards, value("turn-draft") !== "", pass);
    // A thing on the board stands for its card where it is the only one.
    if (byBoard && random(2)) {
      const drawing = inDrawing(card, cards);
      if (drawing && !drawing.includes(" then ")) return drawing;
    }
    return way(card, cards);
  }

  /** How a card is chosen in the drawing: by a click on its place, and where that stands for several by one more. */
  function inDrawing(card, cards) {
    const place = card.dataset.place;
    const selector = place && `:is(#middle, #gallery, #side-panels, #mat-body) [data-place="${CSS.escape(place)}"].target`;
    if (!selector || !document.querySelector(selector) || at(selector).wrong) return null;
    const twins = cards.filter((other) => other.dataset.place === place);
    return twins.length === 1 ? selector : `${selector} then .chooser .card[value="${CSS.escape(card.value)}"]`;
  }

  /** How a card is chosen: by itself, behind its tab, or in the drawing where it is only there. */
  function way(card, cards = [...document.querySelectorAll("#choices .card")]) {
    const own = `#${CSS.escape(card.id)}`;
    if (getComputedStyle(card).display === "none") return inDrawing(card, cards) ?? own;
    return seen(card) ? own : `[data-tabs=group] [data-tab="${card.closest(".group").dataset.group}"] then ${own}`;
  }

  /** The part of an element that can be seen: cut by the window and by whatever scrolls or clips around it. */
  function visible(element) {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(each);
      const clips = overflowX !== "visible" || overflowY !== "visible";
      if (each !== element && clips && display !== "contents" && !(each instanceof SVGElement)) {
        const around = each.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, around.left), Math.max(top, around.top), Math.min(right, around.right), Math.min(bottom, around.bottom)];
      }
      if (position === "fixed") break;
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }
  /** Whether all of an element can be seen (but for a pixel of rounding). */
  const whole = (element) => {
    const [box, part] = [element.getBoundingClientRect(), visible(element)];
    return seen(element) && part.width >= box.width - 1 && part.height >= box.height - 1;
  };
  /** Whether an element can be seen from its top on, as much as a finger needs. */
  const begins = (element) => {
    const [box, part] = [element.getBoundingClientRect(), visible(element)];
    return seen(element) && part.top <= box.top + 1 && part.height >= Math.min(box.height, 40) - 1 && part.width >= box.width - 1;
  };
  /** What lies over the middle of the part that can be seen; null if it is the element itself. */
  const cover = (element) => {
    const { left, top, width, height } = visible(element);
    const hit = width > 0 && height > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    const place = element.dataset.place;
    const same = !hit || element.contains(hit) || hit.contains(element) || (place && hit.closest(`[data-place="${CSS.escape(place)}"]`));
    return same ? null : hit;
  };
  const called = (element) => `<${element.tagName.toLowerCase()} id="${element.closest("[id]")?.id}" class="${element.getAttribute("class") ?? ""}" ${element.dataset?.place ?? ""}>`;

  /** Everything that can be chosen in a drawing that is shown. */
  const targets = () => all(":is(#middle, #gallery, #side-panels, #mat-body) .target");

  // What the page promises at every question.
  const laws = {
    /** What one pays with is in sight, all of it. */
    stock: () => {
      const things = [...document.querySelectorAll("#stock .in-stock")];
      if (!things.length) return ["there is no stock"];
      return things.filter((thing) => !whole(thing) || cover(thing)).map((thing) => `the stock is out of sight: ${thing.id}`);
    },
    /** What the question is about is in sight: something to choose in the drawings, and the first of the cards. */
    asked: () => {
      const [places, cards] = [targets(), all("#choices .card")];
      if (!places.length && !cards.length) return document.querySelector("#choices") ? ["nothing to choose can be seen"] : [];
      const wrong = [];
      // What is larger than its frame begins at its top there.
      const told = (place) => whole(place) || (begins(place) && place.offsetHeight > place.closest("#gallery")?.clientHeight);
      if (places.length && !places.some((place) => told(place) && !cover(place))) wrong.push(`none of the ${places.length} places is in sight: ${called(places[0])}`);
      if (cards.length && !(begins(cards[0]) && !cover(cards[0]))) wrong.push(`the first card is not in sight: ${cards[0].id}`);
      return wrong;
    },
    /** Nothing but the drawing itself lies over what can be chosen in it. */
    covered: () => targets().filter((target) => target.closest("#middle, #gallery")).flatMap((target) => {
      const over = cover(target);
      return over && !over.closest("#middle, #gallery") ? [`${called(target)} lies under ${called(over)}`] : [];
    }),
    /** No text is smaller than 12 pixels on the screen. */
    text: () => {
      const small = new Set();
      const texts = document.createTreeWalker(byId("table"), NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!text.data.trim() || element.closest("title, desc, option, .unseen")) continue;
        range.selectNodeContents(text);
        const { width, height } = range.getBoundingClientRect();
        if (!width || !height) continue;
        const style = getComputedStyle(element);
        if (style.visibility !== "visible") continue;
        const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
        const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size > 0 && size < 11.95) small.add(`“${text.data.trim().slice(0, 20)}” is ${size.toFixed(1)} px in ${called(element)}`);
      }
      return [...small];
    },
    /** The board has its share of the window. */
    share: () => {
      const { width, height } = byId("board-area").getBoundingClientRect();
      const share = width * height / innerWidth / innerHeight;
      return share >= 0.45 ? [] : [`the board has ${(share * 100).toFixed(1)} % of the window`];
    },
    /** Nothing of the question is cut off, nor of anybody's points. */
    cut: () => {
      const question = byId("question");
      const wrong = question && question.scrollHeight > question.clientHeight + 1 ? [`the question is cut: ${question.textContent}`] : [];
      for (const chip of all(".player-chip")) {
        const [disc, right] = [chip.querySelector(".disc").getBoundingClientRect().right, chip.getBoundingClientRect().right];
        const parts = [...chip.querySelectorAll(".player-points :is(b, .star)")].map((each) => visible(each)).filter(({ right: at, left, width }) => at > right - 2 || left < disc || width < 6);
        if (parts.length) wrong.push(`the points are cut: ${chip.textContent}`);
      }
      return wrong;
    },
    /** The bar has room for all that it tells: what everybody has, whose turn it is, and where the game stands. */
    bar: () => {
      const lost = all(".player-chip").flatMap((chip) => [...chip.querySelectorAll(".small-stock > span, .state-sign")].filter((each) => seen(each) && (!whole(each) || cover(each))));
      const cut = all(".bar-part :is([id], progress, b)").filter((each) => !whole(each));
      return [...lost, ...cut].map((each) => `the bar has no room for ${called(each)}`);
    },
    /** Buttons that enlarge are not there where fingers do it. */
    tools: () => all(".tools").map(called),
  };
  /** What is wrong at this question, by the names of the laws. */
  const wrong = (...names) => names.flatMap((name) => laws[name]().map((what) => `${name}: ${what}`));
  /** The box of the board and of everything that fills it. */
  const board = () => [byId("board-area"), ...byId("middle").children].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return `${each.id} ${[x, y, width, height].join(" ")}`;
  }).join(", ");
  /** Two frames later everything stands where it belongs, also after the window has changed. */
  const settled = () => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 250); // a page behind another is not painted
  });
  /** Who has not confirmed, by the bar. */
  const marked = () => document.querySelector("#order .now")?.id ?? "";

  const token = () => document.querySelector("meta[name=csrf]").content;
  const post = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams({ csrf: token(), ...fields }) });

  /** Opens a table and says where it is: Gaia Project, unless the fields name another `game`. */
  async function open({ game = "gaia", ...fields }) {
    const answer = await post(`/new/${game}`, fields);
    const path = new URL(answer.url).pathname;
    if (!path.startsWith("/t/")) throw new Error(`no table: ${await answer.text()}`);
    return path;
  }

  /** A table as the server draws it, with a draft. */
  async function drawn(table, seq, draft) {
    const query = new URLSearchParams({ seq, mode: "play", draft: draft.join(";"), whole: 1 });
    return fetched(`${table}/sync?${query}`);
  }

  // What scripts keep on the page, and what is told in passing, is not in any drawing.
  const OURS = /^(data-js-|data-htmx|aria-selected$|open$|viewBox$|hidden$)/;
  const PASSING = ["notice", "asked", "connection"];
  /** An element as it was drawn, line by line. */
  function lines(element, depth = 0, out = []) {
    const attributes = [...element.attributes].filter(({ name }) => !OURS.test(name) && name !== "hx-swap-oob").map(({ name, value }) => {
      const kept = name === "class" ? value.split(" ").filter((each) => each && !/^(htmx-|lit$|flash$|coached$)/.test(each)).join(" ") : value;
      return kept || name !== "class" ? `${name}="${kept}"` : "";
    });
    out.push(`${" ".repeat(depth)}<${element.localName} ${attributes.filter(Boolean).sort().join(" ")}>`);
    if (PASSING.includes(element.id) || element.localName === "time") return out;
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) lines(child, depth + 1, out);
      else if (child.data) out.push(`${" ".repeat(depth + 1)}${child.data}`);
    }
    return out;
  }
  /** A page as the server draws it. */
  const fetched = async (path) => new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
  /** Where the page is not what the server would draw; null if it is. */
  async function unlike() {
    const replay = byId("replay");
    if (replay) return difference("replay", await fetched(`${location.pathname}?at=${replay.dataset.at}`));
    const { table, seq, rev, mode } = byId("state").dataset;
    const query = new URLSearchParams({ seq, rev, mode, as: value("turn-as"), draft: value("turn-draft"), whole: 1 });
    return difference("table", await fetched(`/t/${table}/sync?${query}`));
  }
  /** The first difference between an element of this page and the same one of another. */
  function difference(id, page) {
    const [here, there] = [lines(byId(id)), lines(page.getElementById(id))];
    const at = there.findIndex((line, index) => line !== here[index]);
    return at < 0 && here.length === there.length ? null : [...here.slice(at - 3, at + 2), "instead of", ...there.slice(at, at + 2)].join("\n");
  }

  const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

  /** Plays on at a table without looking, until `enough(page)`. Says whether that was reached; null if it takes long, and can be gone on with. */
  async function play(table, enough, pass = 30) {
    const begun = performance.now();
    for (let patience = 0; patience < 4000;) {
      if (performance.now() - begun > 10000) return null;
      let page = await drawn(table, 0, []);
      const { seq, myTurn } = page.getElementById("state").dataset;
      if (enough(page)) return true;
      if (page.getElementById("result")) return false;
      if (myTurn !== "true") { patience += 1; await sleep(10); continue; }
      const draft = [];
      while (page.getElementById("confirm").disabled && draft.length < 40) {
        const cards = [...page.querySelectorAll("#choices .card")];
        if (!cards.length) { draft.length = 0; page = await drawn(table, seq, draft); continue; }
        draft.push(pick(cards, draft.length > 0, pass).value.slice(5));
        page = await drawn(table, seq, draft);
        // What cannot be taken back has been confirmed already.
        if (page.getElementById("state").dataset.seq !== seq) break;
      }
      if (!page.getElementById("confirm")?.disabled) await post(`${table}/draft`, { seq, mode: "play", draft: draft.join(";"), do: "confirm" });
      patience += 1;
    }
    throw new Error("no end of it");
  }

  return { unlike, settled, wrong, laws, board, marked, visible, whole, cover, targets, way, byId, value, seen, all, quiet, mark, at, next, random, post, open, drawn, play, sleep };
})();
