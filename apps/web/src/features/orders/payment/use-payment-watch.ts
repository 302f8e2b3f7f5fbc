import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#lib/services.ts';
import { paymentCheckQuery } from './payment.query.ts';

const soonMs = 3000;
const laterMs = 10_000;
/** People take minutes, not seconds. */
const reviewMs = 20_000;
/** A minute of asking every three seconds. */
const soonChecks = 20;

export interface PaymentWatch {
  /** The payer is back, and what they did is not known yet. */
  readonly isUnknown: boolean;
  readonly hasFailed: boolean;
  readonly isChecking: boolean;
  readonly checkAgain: () => void;
}

/**
 * Asks how the payment of an order goes: once when the page opens and whenever it comes back into
 * sight, and again and again while the payer's bank is at work (D-12). Nothing is asked in a page
 * that nobody sees.
 */
export function usePaymentWatch(order: OrderDetail, cameBack: boolean): PaymentWatch {
  const { request, queryClient } = useServices();
  const { state, code, payment } = order;
  const isRunning = state === 'created' && payment.state === 'running';
  const isLookedAt = state === 'created' && payment.state === 'review';
  const check = useQuery({
    ...paymentCheckQuery(request, queryClient, code),
    // A payment may still come in for what ran out while its payer was away.
    enabled: state === 'created' || (cameBack && state === 'cancelled'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { dataUpdateCount, errorUpdateCount } }) => {
      if (isLookedAt) return reviewMs;
      if (!isRunning) return isPast(payment.payUntil) ? laterMs : false;
      return dataUpdateCount + errorUpdateCount < soonChecks ? soonMs : laterMs;
    },
  });
  return {
    isUnknown: cameBack && state === 'created' && check.data === undefined,
    hasFailed: check.isError,
    isChecking: check.isFetching,
    checkAgain: () => void check.refetch(),
  };
}

/** The time is over by this clock; that it is over by the server's is only a matter of moments. */
function isPast(until: string | null): boolean {
  return until !== null && Date.parse(until) <= Date.now();
}
