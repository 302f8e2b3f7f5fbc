import type { Pesos } from '../kernel/money.ts';
import type { OrderState } from '../orders/order-state.ts';

/** How far a try to pay is. A surplus is money that came for nothing, and goes back. */
export type AttemptState =
  | 'pending'
  | 'approved'
  | 'declined'
  | 'voided'
  | 'expired'
  | 'refunded'
  | 'surplus';

/** What a gateway says of a try to pay. */
export interface GatewayNews {
  readonly state: 'pending' | 'approved' | 'declined' | 'voided' | 'error';
  readonly amount: Pesos;
  /** `COP`, unless something is wrong. */
  readonly currency: string;
}

/** A try to pay and the order that it is for, as they are when there is news of it. */
export interface AttemptOfOrder {
  readonly state: AttemptState;
  readonly amount: Pesos;
  readonly orderState: OrderState;
  /** What the order costs now: with another method it may be something else. */
  readonly due: Pesos;
}

/** Of several under one reference: money that came, else what may still come, else the newest. */
export function decisiveNews<News extends Pick<GatewayNews, 'state'>>(
  found: readonly News[],
): News | undefined {
  const withState = (wanted: GatewayNews['state']) => found.find(({ state }) => state === wanted);
  return withState('approved') ?? withState('pending') ?? found[0];
}

/** States of a try after which money may still come; a voided one was never begun, or by hand. */
const openStates: readonly AttemptState[] = ['pending', 'expired', 'declined', 'voided'];

/**
 * Where an attempt goes by what the gateway says; null: what it says cannot be. Money counts only
 * as exactly what was asked for, and only for an order that waits for it: what comes too late, or a
 * second time, goes back to the payer and is never lost.
 */
export function attemptAfter(
  { state: before, amount, orderState, due }: AttemptOfOrder,
  news: GatewayNews,
): AttemptState | null {
  const isOpen = openStates.includes(before);
  switch (news.state) {
    case 'approved':
      if (!isOpen) return before;
      if (news.amount !== amount || news.currency !== 'COP') return null;
      return orderState === 'created' && amount === due ? 'approved' : 'surplus';
    case 'voided':
      return isOpen ? 'declined' : 'refunded';
    case 'pending':
      return before;
    default:
      return isOpen ? 'declined' : before;
  }
}

/**
 * What a look-up says of an order, from the most to the least that it settles: paid (now or
 * before), a bank still at work, that the gateway does not answer, or none of these.
 */
const attemptOutcomes = ['paid', 'running', 'unknown', 'nothing'] as const;
export type PaymentOutcome = (typeof attemptOutcomes)[number];

/** What several tries say of their order together: what settles most. */
export function outcomeOfAll(outcomes: readonly PaymentOutcome[]): PaymentOutcome {
  return attemptOutcomes.find((one) => outcomes.includes(one)) ?? 'nothing';
}
