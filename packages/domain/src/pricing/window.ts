/** A span of time: it includes its start and excludes its end; null leaves that side open. */
export type Window = { startsAt: Date | null; endsAt: Date | null };

/** As a form sends it: moments as texts, empty or absent where that side is open. */
export function windowOf(set: {
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
}): Window {
  return {
    startsAt: set.startsAt ? new Date(set.startsAt) : null,
    endsAt: set.endsAt ? new Date(set.endsAt) : null,
  };
}

/** It would be over before it began: no moment is in it. */
export function isBackwards({ startsAt, endsAt }: Window): boolean {
  return startsAt !== null && endsAt !== null && endsAt <= startsAt;
}

export function isInWindow({ startsAt, endsAt }: Window, moment: Date): boolean {
  return (startsAt === null || startsAt <= moment) && (endsAt === null || endsAt > moment);
}

/** The time that two windows have in common; null: none. */
export function sharedWindow(a: Window, b: Window): Window | null {
  const startsAt = latest(a.startsAt, b.startsAt);
  const endsAt = earliest(a.endsAt, b.endsAt);
  return startsAt !== null && endsAt !== null && endsAt <= startsAt ? null : { startsAt, endsAt };
}

/** A moment at which a window is open. */
export function momentIn({ startsAt, endsAt }: Window): Date {
  return startsAt ?? new Date((endsAt?.getTime() ?? 1) - 1);
}

function latest(a: Date | null, b: Date | null): Date | null {
  return a === null || (b !== null && b > a) ? b : a;
}

function earliest(a: Date | null, b: Date | null): Date | null {
  return a === null || (b !== null && b < a) ? b : a;
}
