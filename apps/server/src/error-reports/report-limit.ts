/** Milliseconds in which each fault is told once, and no more than so many of them. */
const windowMs = 60_000;
const most = 30;

/**
 * Says whether a fault is told now. What fails for everyone fails a thousand times a minute, and
 * the first time says all there is to say. `now` is in milliseconds and only grows.
 */
export function createReportLimit(now: () => number): (fault: string) => boolean {
  const told = new Set<string>();
  let since = now();
  return (fault) => {
    if (now() - since >= windowMs) {
      told.clear();
      since = now();
    }
    if (told.has(fault) || told.size >= most) return false;
    told.add(fault);
    return true;
  };
}
