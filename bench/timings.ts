/** One measured load: how many a second, and how long the slow ones took, in milliseconds. */
export interface Timing {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Runs `work` from so many hands at once until the time is over or it answers null. */
export async function drive(
  hands: number,
  seconds: number,
  work: (hand: number, turn: number) => Promise<boolean> | null,
): Promise<Timing> {
  const times: number[] = [];
  let failures = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  async function loop(hand: number): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const before = performance.now();
      const outcome = work(hand, turn);
      if (outcome === null) return;
      if (!(await outcome)) failures += 1;
      times.push(performance.now() - before);
    }
  }
  await Promise.all(Array.from({ length: hands }, (_, hand) => loop(hand)));
  return summarise(times, (performance.now() - start) / 1000, failures);
}

function summarise(times: number[], seconds: number, failures: number): Timing {
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failures };
}
