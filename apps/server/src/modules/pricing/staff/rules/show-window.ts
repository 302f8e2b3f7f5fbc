import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import type { Window } from '@matiz/domain/pricing/window.ts';

/** A window in a sentence: `12 nov 2026, 10:24 a. m. – sin fin`. */
export function showWindow({ startsAt, endsAt }: Window): string {
  return `${startsAt ? formatMoment(startsAt) : 'siempre'} – ${endsAt ? formatMoment(endsAt) : 'sin fin'}`;
}
