import type { Request } from '@matiz/client/request.ts';
import type { OrderRow } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { startPages } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { ordersQuery } from '../../orders.query.ts';
import { sayReservedUntil } from '../reserved-until.ts';
import { ReopenButton } from './reopen-button.tsx';

const unpaidQuery = (request: Request) => ordersQuery(request, { state: 'created' });

/** A loader's part of it; true: by now it is known that there is something to say. */
export async function startUnpaid(services: ScreenArgs): Promise<boolean> {
  const query = unpaidQuery(services.request);
  await startPages(services, query);
  const first = services.queryClient.getQueryData(query.queryKey)?.pages[0];
  return (first?.result.length ?? 0) > 0;
}

/** In the cart: what was in it before is not lost, it waits for its payment (D-12). */
export function UnpaidOrders() {
  const { data } = useInfiniteQuery({
    ...unpaidQuery(useRequest()),
    refetchOnWindowFocus: true,
  });
  return (data?.pages[0]?.result ?? []).map((order) => (
    <UnpaidNotice key={order.code} order={order} />
  ));
}

function UnpaidNotice({ order }: { order: OrderRow }) {
  const { code, payUntil, placedAt } = order;
  // What was paid already must not look as if it asked to be paid again.
  const isLookedAt = order.paymentState === 'review' || order.paymentState === 'running';
  const action = (isLookedAt ? copy.seePaymentOf : copy.payOf)(code);
  return (
    <section
      aria-label={action}
      className="flex flex-col gap-3 rounded-lg bg-presale-soft p-4 sm:flex-row sm:items-center"
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <Clock size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-presale" />
        <div className="min-w-0">
          <p className="font-semibold text-balance text-presale">
            {titleOf(order, isSeller(useMe()))}
          </p>
          {payUntil === null ? null : (
            <p className="text-sm">{sayReservedUntil({ payUntil, placedAt })}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <AppLink
          to={links.orderPlaced(code)}
          aria-label={action}
          className={buttonClass({ size: 'sm' })}
        >
          {isLookedAt ? copy.seePayment : copy.pay}
        </AppLink>
        <ReopenButton code={code} variant="secondary" size="sm" />
      </div>
    </section>
  );
}

function titleOf({ paymentState, customerName, total }: OrderRow, isForCustomer: boolean): string {
  const amount = formatPesos(total);
  switch (paymentState) {
    case 'review':
      return isForCustomer ? copy.inReviewFor(customerName, amount) : copy.inReview(amount);
    case 'running':
      return isForCustomer ? copy.atBankFor(customerName, amount) : copy.atBank(amount);
    default:
      return isForCustomer ? copy.unpaidFor(customerName, amount) : copy.unpaid(amount);
  }
}
