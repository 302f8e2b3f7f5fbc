/** Minutes for which an order that is paid online holds its goods (D-7, D-12). */
export const HOLD_MINUTES = 15;

/**
 * Minutes that it gets once more when the payer's bank is still at work as they end: whoever pays in
 * the last moment keeps the goods, and whoever never comes back holds them no longer than this.
 */
export const GRACE_MINUTES = 10;

/** What a gateway takes, in pesos (reference §3.2). */
export const LEAST_ONLINE = 1_500;
export const MOST_ONLINE = 99_000_000;
