/** What the button for going back does, from the nearest to the farthest. */
export type BackStep = 'close-window' | 'leave-app' | 'go-back' | 'go-home';

export interface BackMoment {
  readonly pathname: string;
  /** How many pages of the app lie behind this one. */
  readonly pagesBehind: number;
  readonly hasWindow: boolean;
  /** The screen that asks for an update lets nobody past. */
  readonly isWalled: boolean;
}

/** Where the app begins: behind these is the phone's own screen. */
const beginnings = /^\/(home(\/|\/marketplace\/(customer|seller))?|login)?\/?$/;

export function decideBack({ pathname, pagesBehind, hasWindow, isWalled }: BackMoment): BackStep {
  if (isWalled) return 'leave-app';
  if (hasWindow) return 'close-window';
  if (beginnings.test(pathname)) return 'leave-app';
  // A link or a notification opened the app here.
  return pagesBehind > 0 ? 'go-back' : 'go-home';
}
