// What others say is told once, wherever one looks, and a mark stays at the log until it has been read.
import { everyTime, toast } from "./prefs.js";

let heard = null; // the latest line this page knows
const lines = () => [...document.querySelectorAll("#talk-lines li")];
const doors = () => document.querySelectorAll("button[data-log], [data-tab=log]");
const isOpen = () => document.getElementById("talk-lines")?.getClientRects().length > 0;

function listen() {
  const all = lines();
  const latest = all.at(-1)?.id ?? "";
  if (heard === null || latest === heard) { heard = latest; return; }
  heard = latest;
  const list = document.getElementById("talk-lines");
  list.scrollTop = list.scrollHeight;
  const line = all.at(-1);
  if (!line || line.hasAttribute("data-own") || isOpen()) return;
  toast(line.textContent.trim());
  for (const door of doors()) door.setAttribute("data-js-unheard", "");
}
if (document.getElementById("talk")) {
  everyTime(listen);
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-log], [data-tab=log]")) return;
    for (const door of doors()) door.removeAttribute("data-js-unheard");
  });
  // What was said leaves the field empty for what comes next.
  document.addEventListener("htmx:finally:request", ({ detail }) => {
    const form = detail.ctx?.sourceElement;
    if (form?.id === "say" && detail.ctx.response?.status < 400) form.querySelector("#say-words").value = "";
  });
}
