import type { Request } from '@matiz/client/request.ts';
import { listRegistrations } from '@matiz/contracts/identity/registration-staff.ts';
import { listRefunds } from '@matiz/contracts/payments/payment-staff.ts';
import { listArrivals } from '@matiz/contracts/staff/arrivals.ts';
import { countLimit } from '@matiz/contracts/staff/list.ts';
import { listDeskOrders } from '@matiz/contracts/staff/orders.ts';
import { listCredits } from '@matiz/contracts/staff/payments/credits.ts';
import { listHandPayments } from '@matiz/contracts/staff/payments/hand-payments.ts';
import { listStock } from '@matiz/contracts/staff/stock.ts';
import { listDeskThreads } from '@matiz/contracts/staff/support.ts';
import type { Scope } from '@matiz/domain/identity/scopes.ts';
import { waitingCopy as copy } from '#copy/today.ts';

/** Something that waits for people of the desk: how many, and the table that shows just those. */
export interface Waiting {
  readonly key: string;
  readonly scope: Scope;
  readonly to: string;
  readonly words: { readonly one: string; readonly many: string; readonly none: string };
  /** Asks what the table asks, so that both always say the same. Over `countLimit`: more than it. */
  readonly count: (request: Request) => Promise<number>;
}

/** As long as the count is exact it is the count. */
function countOf(reply: { count: { value: number; isExact: boolean } | null }): number {
  const { value, isExact } = reply.count ?? { value: 0, isExact: true };
  return isExact ? value : countLimit + 1;
}

const first = { count: '1', limit: '25' } as const;

/** In the order in which a day goes: money and goods that hold others up come first. */
export const waitingThings: readonly Waiting[] = [
  {
    key: 'by-hand',
    scope: 'payments:read',
    to: '/pagos/por-confirmar',
    words: copy.byHand,
    count: async (request) =>
      (await request(listHandPayments, {})).result.filter(({ state }) => state === 'review').length,
  },
  {
    key: 'confirmed',
    scope: 'orders:read',
    to: '/pedidos?f.state=confirmed',
    words: copy.confirmed,
    count: async (request) =>
      countOf(await request(listDeskOrders, { query: { ...first, 'f.state': 'confirmed' } })),
  },
  {
    key: 'paid',
    scope: 'orders:read',
    to: '/pedidos?f.state=paid',
    words: copy.paid,
    count: async (request) =>
      countOf(await request(listDeskOrders, { query: { ...first, 'f.state': 'paid' } })),
  },
  {
    key: 'threads',
    scope: 'support:read',
    to: '/mensajes?f.state=waiting',
    words: copy.threads,
    count: async (request) =>
      countOf(await request(listDeskThreads, { query: { ...first, 'f.state': 'waiting' } })),
  },
  {
    key: 'registrations',
    scope: 'customers:read',
    to: '/registros',
    words: copy.registrations,
    count: async (request) => (await request(listRegistrations, {})).results.length,
  },
  {
    key: 'refunds',
    scope: 'payments:read',
    to: '/pagos/por-devolver',
    words: copy.refunds,
    count: async (request) => (await request(listRefunds, {})).result.length,
  },
  {
    key: 'arrivals',
    scope: 'stock:read',
    to: '/llegadas?f.state=late',
    words: copy.arrivals,
    count: async (request) =>
      countOf(await request(listArrivals, { query: { ...first, 'f.state': 'late' } })),
  },
  {
    key: 'credits',
    scope: 'credit:read',
    to: '/creditos?f.state=overdue',
    words: copy.credits,
    count: async (request) =>
      countOf(await request(listCredits, { query: { ...first, 'f.state': 'overdue' } })),
  },
  {
    key: 'stock',
    scope: 'stock:read',
    to: '/existencias?f.state=soldOut',
    words: copy.soldOut,
    count: async (request) =>
      countOf(await request(listStock, { query: { ...first, 'f.state': 'soldOut' } })),
  },
];
