import type { Limit } from './rate-limit.ts';

/** Tries of passwords: ten of one account, then one a minute; sixty of one address, then six a minute. */
export const perAccount: Limit = { name: 'login.account', burst: 10, refillSeconds: 60 };
export const perAddress: Limit = { name: 'login.address', burst: 60, refillSeconds: 10 };
