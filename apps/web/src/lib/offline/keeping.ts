import type { Me } from '@matiz/contracts/identity.ts';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Whose answers this device keeps. It is written and forgotten at once, unlike the database: without
 * it nothing that lies there is found, whatever a tab still wrote as it was closed.
 */
export const keptForKey = 'matiz:kept-for';
/** What is kept longer than a session without a connection lives (D-2) could not be shown anyway. */
export const keptForMs = 7 * 24 * 60 * 60_000;
/** The most answers that a device keeps; the ones seen longest ago go first. */
export const mostKept = 400;

/** What a page is about: of these it is said when they were seen. */
const content: readonly unknown[] = [
  'home-lists',
  'products',
  'product',
  'favourites',
  'favourite-lists',
  'cart',
  'orders',
  'order',
  'notifications',
];
/** What stands around it. */
const frame: readonly unknown[] = [
  'me',
  'menu',
  'coverage',
  'loyalty',
  'promotional-header',
  'announcements',
  'home-banners',
  'tone-show',
  'usual-tones',
  'restock',
  'search-terms',
];
/** Typed once, and never asked for again by the same letters. */
const passing: readonly unknown[] = ['suggestions', 'first-found'];

/**
 * Whether an answer is kept for a time without a connection, by its query's key. What is not named
 * is not: addresses, cards, codes, other people's customers, and all that ordering and paying ask.
 */
export function isKept([word, part]: QueryKey): boolean {
  return (content.includes(word) || frame.includes(word)) && !passing.includes(part);
}

/** Whether a page says when this was seen. */
export function isContent([word]: QueryKey): boolean {
  return content.includes(word);
}

/**
 * Who looks, for whom and from where: prices, stock, cart and orders are true for nobody else. One
 * account's answers are found by its own name alone.
 */
export function scopeOf({ user, customer, delivery, warehouse }: Me): string {
  return [user._id, customer?._id ?? '-', delivery.cityId, warehouse._id].join(' ');
}

/** Whether an answer of one scope may stay on the device when another one looks: the same person's. */
export function isSamePerson(scope: string, other: string): boolean {
  return scope.split(' ')[0] === other.split(' ')[0];
}

export interface KeptAnswer {
  /** Scope and query, as `answerId` joins them. */
  readonly id: string;
  readonly scope: string;
  /** The release that wrote it: another one's answers may look otherwise. */
  readonly release: string;
  /** Milliseconds of the device's clock, which may be wrong. */
  readonly seenAt: number;
  readonly data: unknown;
}

export function answerId(scope: string, queryHash: string): string {
  return `${scope} ${queryHash}`;
}

/** Whether a kept answer may be shown now. A clock that was set back makes it young, not wrong. */
export function isReadable(
  { scope, release, seenAt }: Omit<KeptAnswer, 'id' | 'data'>,
  now: { readonly scope: string; readonly release: string; readonly atMs: number },
): boolean {
  return scope === now.scope && release === now.release && now.atMs - seenAt < keptForMs;
}
