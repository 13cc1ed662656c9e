
/* What is added to simcord's own script. As in Discord, a page that shows the newest message keeps showing it while
   pictures arrive and others write; only the reader's own scrolling changes that. Links to messages stay within the page. */
{
  const timeline = document.getElementById("channel-timeline");
  let follows = true, scrolledAt = 0;
  const toEnd = () => { if (follows) timeline.scrollTop = timeline.scrollHeight; };
  const scrolls = (event) => event.type !== "pointerdown" || event.target === timeline;
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    timeline.addEventListener(kind, (event) => { if (scrolls(event)) scrolledAt = Date.now(); }, { passive: true });
  }
  timeline.addEventListener("scroll", () => {
    if (Date.now() - scrolledAt > 1500) return toEnd();
    follows = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 60;
  }, { passive: true });
  new ResizeObserver(toEnd).observe(document.getElementById("channel-message-list"));
  new ResizeObserver(toEnd).observe(timeline);
  const follow = () => { follows = true; toEnd(); };
  document.getElementById("channel-composer").addEventListener("submit", follow, true);
  document.getElementById("new-messages").addEventListener("click", follow, true);

  const MESSAGE = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?/;
  const shorten = () => {
    for (const link of timeline.querySelectorAll("a")) if (MESSAGE.test(link.textContent)) link.textContent = "# \u203a \ud83d\udcac";
  };
  new MutationObserver(shorten).observe(timeline, { childList: true, subtree: true });
  document.addEventListener("click", (event) => {
    const mentioned = event.target.closest?.(".mention")?.textContent;
    if (mentioned?.startsWith("#")) return parent.postMessage({ name: mentioned.slice(1) }, "*");
    const [address, channel, id] = MESSAGE.exec(event.target.closest?.("a")?.href) || [];
    if (!address) return;
    event.preventDefault();
    const message = id && timeline.querySelector(`[data-message-id="${id}"]`);
    if (!message) return parent.postMessage({ channel }, "*");
    follows = false;
    scrolledAt = Date.now();
    message.scrollIntoView({ block: "start" });
    message.animate([{ background: "#f0b23240" }, {}], 1500);
  }, true);
}
