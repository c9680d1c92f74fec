// What the tests know about the pages: where things are, what can be chosen, and how to play on quickly.
window.T = (() => {
  const byId = (id) => document.getElementById(id);
  const value = (id) => byId(id)?.value ?? "";

  /** Whether a person could see an element. */
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  // Requests of the page that have no answer yet.
  const unanswered = new Set();
  document.addEventListener("htmx:before:request", ({ detail }) => unanswered.add(detail.ctx), true);
  document.addEventListener("htmx:finally:request", ({ detail }) => unanswered.delete(detail.ctx), true);
  const quiet = () => unanswered.size === 0;

  /** What the page shows of the turn, as one line that changes with every step. */
  const mark = () => {
    const notice = byId("notice")?.textContent ?? "";
    return [byId("state")?.dataset.seq, value("turn-draft"), value("turn-mode"), notice, Boolean(byId("result"))].join("|");
  };

  /** Where to click on the first visible element: a point, or what is wrong. */
  function at(selector) {
    const element = all(selector)[0];
    if (!element) return { wrong: document.querySelector(selector) ? "is hidden" : "is missing" };
    const inside = () => {
      const box = element.getBoundingClientRect();
      return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    };
    const point = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
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
    const place = card.dataset.place;
    const twins = cards.filter((other) => other.dataset.place === place);
    if (byBoard && place && twins.length === 1 && random(2)) {
      const selector = `#board-area [data-place="${CSS.escape(place)}"]`;
      if (!at(selector).wrong) return selector;
    }
    if (!seen(card)) return `[data-tabs=group] [data-tab="${card.closest(".group").dataset.group}"] then #${CSS.escape(card.id)}`;
    return `#${CSS.escape(card.id)}`;
  }

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
    const text = await (await fetch(`${table}/sync?${query}`)).text();
    return new DOMParser().parseFromString(text, "text/html");
  }

  const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

  /** Plays on at a table without looking, until `enough(page)`. Says whether that was reached. */
  async function play(table, enough, pass = 30) {
    for (let patience = 0; patience < 4000;) {
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

  return { byId, value, seen, all, quiet, mark, at, next, random, post, open, drawn, play, sleep };
})();
