
/* What is added to simcord's own script. As in Discord, a page that shows the newest message keeps showing it while
   pictures arrive and others write; only the reader's own scrolling changes that. */
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
}
