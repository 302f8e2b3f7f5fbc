export interface BannerWindow {
  /** False: someone switched it off. */
  readonly isShown: boolean;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Whether a banner is seen at a moment, and why not. */
export type BannerState = 'shown' | 'planned' | 'over' | 'off';

/** As the shop decides it: from its start on, until its end and not at it. */
export function bannerState({ isShown, startsAt, endsAt }: BannerWindow, now: Date): BannerState {
  if (!isShown) return 'off';
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return 'over';
  return startsAt !== null && Date.parse(startsAt) > now.getTime() ? 'planned' : 'shown';
}
