// The page as an app on one's own device: a worker beside the pages keeps what is needed where there is no network.
const worker = navigator.serviceWorker; // only over an encrypted connection, or on the machine itself
const root = document.documentElement;
const offline = document.body.classList.contains("offline");

async function install() {
  await worker.register("/worker.js");
  const { active } = await worker.ready;
  // The page without network shall speak the language of the others, and look like them.
  const looks = `${root.lang} ${root.dataset.theme ?? ""}`;
  if (localStorage.getItem("offline") === looks) return;
  active.postMessage("again");
  localStorage.setItem("offline", looks);
}
if (worker && !offline) install().catch(() => {}); // the page works without

// As soon as the table can be reached again, it is there.
async function back() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
if (offline) {
  addEventListener("online", back);
  setInterval(back, 5000);
}
