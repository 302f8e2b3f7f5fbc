/** How a scroll that was asked for moves: not at all for the one who wants things to stand still. */
export function scrollManner(): ScrollBehavior {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return isStill ? 'auto' : 'smooth';
}
