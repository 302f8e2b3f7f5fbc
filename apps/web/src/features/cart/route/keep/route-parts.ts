import type { prepareRoute, readRouteCatalogue } from '@matiz/contracts/cart/seller-route.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { Difference, ExpectedLine } from '@matiz/domain/cart/route/draft-differences.ts';

export type { RouteCustomer } from '@matiz/contracts/cart/seller-route.ts';
export type RouteProducts = ReplyOf<typeof readRouteCatalogue>['products'];

/** A route that is being fetched, or that was: which of its pages are there. */
export interface KeptRoute extends Omit<ReplyOf<typeof prepareRoute>, 'at'> {
  /** Its pages carry this name, so that a new route is fetched beside the one in use. */
  readonly id: string;
  /** By the shop's clock. */
  readonly at: string;
  /** By the device's. */
  readonly fetchedAt: number;
  /** By warehouse: how many pages there are, and behind which product the next one begins; null: none. */
  readonly pages: Readonly<
    Record<string, { readonly count: number; readonly next: number | null }>
  >;
}

export const routePart = 'route';
/** The one that is being fetched. */
export const comingPart = 'coming';
export const draftPart = (customerId: string) => `draft ${customerId}`;
export const pagePart = (route: string, warehouse: string, page: number) =>
  `page ${route} ${warehouse} ${page}`;

export interface KeptLine {
  readonly versionId: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  /** The shop's sentence, where it did not take the line; until someone changes it. */
  readonly refusal?: string;
}

/** What is ordered for a customer on this device. */
export interface RouteDraft {
  readonly customerId: string;
  /** Said also where a later route is without the customer. */
  readonly businessName: string;
  readonly lines: readonly KeptLine[];
  /** On its way, under one id for as long as nobody knows whether it arrived. */
  readonly outgoing: {
    readonly mutationId: string;
    readonly lines: readonly ExpectedLine[];
    /** The shop's sentence, where it refused all of it. */
    readonly problem?: string;
  } | null;
  /** What came of it the last time. */
  readonly sent: SentDraft | null;
}

export interface SentDraft {
  readonly at: number;
  readonly cartId: string | null;
  /** Units taken then, and pesos of the whole draft at the shop. */
  readonly units: number;
  readonly amount: number;
  readonly differences: readonly Difference[];
}

export function emptyDraft(customerId: string, businessName: string): RouteDraft {
  return { customerId, businessName, lines: [], outgoing: null, sent: null };
}

/** What the shop does not have for sure yet. */
export function isUnsent({ lines, outgoing }: RouteDraft): boolean {
  return lines.length > 0 || outgoing !== null;
}
