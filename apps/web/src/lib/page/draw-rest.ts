/** What a page keeps for later while it is out of sight (theme/utilities.css), and is not drawn yet. */
const undrawn = '.drawn-later:not([data-drawn])';
/** So long at once, in ms: a slow phone answers a tap between two of them. */
const turnMs = 8;

/**
 * Draws what a page keeps for later, a little at a time once the page is awake, and follows what comes
 * to the page afterwards: who scrolls fast, or takes a picture of the whole page, finds it drawn.
 */
export function drawRest(page: Document): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(draw);
  };
  const draw = () => {
    isAsked = false;
    const begun = performance.now();
    for (const part of page.querySelectorAll<HTMLElement>(undrawn)) {
      if (performance.now() - begun > turnMs) return ask();
      part.dataset.drawn = '';
      // Laid out now, so that its time is known.
      part.getBoundingClientRect();
    }
  };
  new MutationObserver(ask).observe(page.body, { childList: true, subtree: true });
  ask();
}
