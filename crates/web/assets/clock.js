// Clocks count down to the moment that the page names; whoever has little time left is told.
import { words, everyTime, toast } from "./prefs.js";

const two = (number) => String(number).padStart(2, "0");
function rest(seconds) {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours < 1) return `${minutes}:${two(seconds % 60)}`;
  if (hours < 48) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(hours / 24)}d ${hours % 24}h`;
}

let warned = null;
function show() {
  const clock = document.querySelector("[data-until]");
  if (!clock) return;
  const left = Math.floor(Number(clock.dataset.until) - Date.now() / 1000);
  const text = left > 0 ? rest(left) : words.timeUp;
  if (clock.textContent !== text) clock.textContent = text;
  const short = left <= Number(clock.dataset.short);
  clock.toggleAttribute("data-js-short", short);
  const mine = document.getElementById("state")?.dataset.myTurn === "true";
  if (!mine || !short) return;
  document.title = document.title.replace(/^(⏳ \S+( \S+)? · )?/, left > 0 ? `⏳ ${rest(left)} · ` : "");
  if (left > 0 && warned !== clock.dataset.until) {
    warned = clock.dataset.until;
    toast(words.timeShort);
  }
}
everyTime(show);
setInterval(show, 1000);
