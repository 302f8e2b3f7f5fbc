import { offlineCopy } from '#copy/offline/offline.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * «Visto hace 3 h», by the device's clock; null for what was seen in this minute, or in a time to
 * come, as a clock that was set back says.
 */
export function sayWhenSeen(seenAt: number, now: number): string | null {
  const age = now - seenAt;
  if (age < minuteMs) return null;
  if (age < hourMs) return offlineCopy.seenMinutes(Math.floor(age / minuteMs));
  if (age < dayMs) return offlineCopy.seenHours(Math.floor(age / hourMs));
  return offlineCopy.seenDays(Math.floor(age / dayMs));
}
