/** Who may stand on a route, in the words of §2. */
export interface RouteAccess {
  /** Login is required; guests count, since they are signed in automatically. */
  readonly auth?: true;
  /** Guests are redirected to Login. */
  readonly noguest?: true;
  /** A logged-in non-guest goes to /home/. */
  readonly guestsOnly?: true;
  /** Only the one who buys has something to do here; staff are told what they do instead. */
  readonly buyersOnly?: true;
  /** A seller without a selected customer goes to SelectCustomer first. */
  readonly needsCustomer?: true;
  /** Sellers only; where everybody else goes instead. */
  readonly sellerElse?: string;
  /** A step of the phone verification that has to be behind; where one goes without it. */
  readonly needsPhone?: {
    readonly of: readonly PhoneStep[];
    readonly sellerToo?: true;
    readonly otherwise: string;
  };
}
export type PhoneStep = 'login' | 'register';

interface Shown<Screen> {
  readonly screen: Screen;
}
interface Moved {
  readonly screen: null;
  readonly redirect: string;
}
/** One row of §2's table: a screen, or another address that it leads to. */
export type RouteEntry<Screen extends string = string> = (Shown<Screen> | Moved) & {
  readonly path: string;
  /** The page's title without the tagline; a screen's loader may say a better one. */
  readonly title: string;
  readonly access: RouteAccess;
  /** Of a route that §2 does not have: the decision that asks for it. */
  readonly ours?: string;
};

/** What a route carries for the page's head and for links that fetch a screen early. */
export interface RouteHandle<Screen extends string = string> {
  readonly entry: RouteEntry<Screen>;
}
