/** Passes on what it is told at most once in so many milliseconds; what comes between is dropped. */
export function seldom<T>(milliseconds: number, say: (told: T) => void): (told: T) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (told) => {
    if (performance.now() - saidAt < milliseconds) return;
    saidAt = performance.now();
    say(told);
  };
}
