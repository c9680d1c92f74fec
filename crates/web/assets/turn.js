// It is your turn: the title, the icon and, for whoever wants them, a sound and a notification say so.
import { words, memory, choose, everyTime } from "./prefs.js";

const title = document.title;
const icon = document.getElementById("favicon");
const quiet = icon?.getAttribute("href");
let mine = document.getElementById("state")?.dataset.myTurn === "true";

function sound() {
  if (memory.get(localStorage, "sound") !== "on") return;
  try {
    const context = new AudioContext();
    [523.25, 783.99].forEach((pitch, index) => {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const at = context.currentTime + index * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.65);
    });
  } catch { /* no sound here */ }
}

function notify() {
  if (memory.get(localStorage, "notify") !== "on" || !document.hidden) return;
  try { new Notification(words.yourTurn, { body: title, icon: icon?.dataset.turn, tag: location.pathname }); } catch { /* not allowed */ }
}

function show() {
  const table = document.getElementById("state");
  if (!table) return;
  const now = table.dataset.myTurn === "true";
  document.title = now ? `● ${words.yourTurn} · ${title}` : title;
  // Setting it again would make the browser fetch it again.
  const sign = now ? icon?.dataset.turn : quiet;
  if (sign && icon.getAttribute("href") !== sign) icon.setAttribute("href", sign);
  if (now && !mine) { sound(); notify(); choose("sheet", "act"); }
  mine = now;
}
show();
document.addEventListener("htmx:after:swap", show);

// Both are off unless wanted.
const wishes = { "opt-sound": "sound", "opt-notify": "notify" };
everyTime(() => {
  for (const [id, key] of Object.entries(wishes)) {
    const box = document.getElementById(id);
    if (box) box.checked = memory.get(localStorage, key) === "on";
  }
});
document.addEventListener("change", async ({ target: box }) => {
  const key = wishes[box.id];
  if (!key) return;
  if (key === "notify" && box.checked && window.Notification) box.checked = (await Notification.requestPermission()) === "granted";
  memory.set(localStorage, key, box.checked ? "on" : "off");
  if (key === "sound" && box.checked) sound();
});

// The latest step of a long turn is in sight.
everyTime(() => requestAnimationFrame(() => {
  const steps = document.querySelector("#draft ol");
  if (steps) steps.scrollLeft = steps.scrollWidth;
}));
