import type { Window } from '@matiz/domain/pricing/window.ts';

const day = 86_400_000;

/**
 * Draws windows to one scale, from the first of their ends to the last, as shares of its width. What
 * is open goes on to the edge, a tenth past what is dated.
 */
export function scaleOf(windows: readonly Window[]) {
  const moments = windows
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  const [first, last] =
    moments.length === 0 ? [0, day] : [Math.min(...moments), Math.max(...moments)];
  const margin = Math.max(day, (last - first) / 10);
  const isOpen = (side: 'startsAt' | 'endsAt') => windows.some((window) => window[side] === null);
  const from = isOpen('startsAt') ? first - margin : first;
  const to = isOpen('endsAt') ? last + margin : Math.max(last, from + day);
  return ({ startsAt, endsAt }: Window) => {
    const left = ((startsAt?.getTime() ?? from) - from) / (to - from);
    const right = ((endsAt?.getTime() ?? to) - from) / (to - from);
    return { left, width: right - left };
  };
}
