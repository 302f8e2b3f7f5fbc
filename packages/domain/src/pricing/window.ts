/** A span of time: it includes its start and excludes its end; null leaves that side open. */
export type Window = { startsAt: Date | null; endsAt: Date | null };

export function isInWindow(window: Window, moment: Date): boolean {
  const hasStarted = window.startsAt === null || window.startsAt <= moment;
  const hasEnded = window.endsAt !== null && window.endsAt <= moment;
  return hasStarted && !hasEnded;
}
