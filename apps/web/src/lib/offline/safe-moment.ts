/** What a page is at when a new release waits. */
export interface Moment {
  readonly pathname: string;
  readonly isHidden: boolean;
  /** Whether anything was typed since this page was opened. */
  readonly hasTyped: boolean;
  readonly hasWindow: boolean;
  /** Whether something is under way, or waits to be sent. */
  readonly isBusy: boolean;
}

/** Steps that nobody wants to begin again: ordering, paying, entering, registering. */
const underWay =
  /^\/(home\/purchase|home\/cart|home\/quick-order|register|registro|registration-status|verify-code|send-confirmation-code|login|aprobar-pedido|eliminar-cuenta)(\/|$)/;

/**
 * Whether a new release may take the place of the page: it is out of sight, nothing was typed, and
 * no purchase is under way.
 */
export function isSafeMoment(moment: Moment): boolean {
  const { pathname, isHidden, hasTyped, hasWindow, isBusy } = moment;
  return isHidden && !hasTyped && !hasWindow && !isBusy && !underWay.test(pathname);
}
