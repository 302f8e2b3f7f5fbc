import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import {
  findPurchaseGap,
  LateRefusalNotice,
  loadPurchase,
  PurchaseFrame,
  purchaseQuery,
  SummaryParts,
  sayOrderNote,
  useCreateOrder,
} from '#features/orders/index.ts';
import { PendingNotice, useIsPending } from '#features/registration/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { Part } from '#lib/parts/part.tsx';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';

export const loadScreenData = (services: ScreenArgs) => loadPurchase(services, findPurchaseGap);

/** §2 /home/purchase/order/summary: everything on one page, and the button that orders. */
export function Component() {
  const { data: purchase } = useQuery(purchaseQuery(useRequest()));
  return purchase ? <Summary purchase={purchase} /> : null;
}

function Summary({ purchase }: { purchase: Purchase }) {
  const isForCustomer = isSeller(useMe());
  const { send, isPending, refusal } = useCreateOrder();
  const isWaiting = useIsPending();
  const { cartId, customer, totals } = purchase;
  const total = formatPesos(totals.total);
  const rest = formatPesos(totals.total - (purchase.credit?.part ?? 0));
  const confirm = () =>
    send({
      cartId,
      customerId: customer._id,
      confirmedTotal: totals.total,
      ...seenArrivalOf(purchase),
    });
  const isFirst = isPaidFirst(purchase);
  const label = isForCustomer
    ? (isFirst ? copy.goOnFor : copy.confirmFor)(customer.businessName)
    : isFirst
      ? copy.goOn(rest)
      : copy.confirm(total);
  const button = (
    <Button
      size="lg"
      block
      loading={isPending}
      loadingLabel={isFirst ? copy.goingOn : copy.confirming}
      disabled={isWaiting || findPurchaseGap(purchase) !== null || purchase.minimumMessage !== null}
      onClick={confirm}
      className="!h-auto min-h-13 py-2 !whitespace-normal text-balance"
    >
      {label}
    </Button>
  );

  return (
    <PurchaseFrame
      step="summary"
      title={isForCustomer ? copy.summaryTitleFor(customer.businessName) : copy.summaryTitle}
      purchase={purchase}
      note={sayOrderNote(purchase)}
      action={button}
      phoneAction={
        <div className="flex w-full flex-col gap-1.5">
          {isForCustomer ? (
            <p className="flex justify-between text-sm">
              <span className="text-ink-soft">{copy.total}</span>
              <strong className="tabular-nums">{total}</strong>
            </p>
          ) : null}
          {button}
        </div>
      }
    >
      {isWaiting ? <PendingNotice /> : null}
      {!refusal && purchase.windowMessage ? (
        <Notification
          color="orange"
          action={<AppLink to={links.shippingSchedule}>{copy.changeOf('la franja')}</AppLink>}
        >
          {purchase.windowMessage}
        </Notification>
      ) : null}
      {!refusal && purchase.minimumMessage ? (
        <Notification color="orange" action={<AppLink to={links.cart}>{copy.addMore}</AppLink>}>
          {purchase.minimumMessage}
        </Notification>
      ) : null}
      {refusal ? (
        <DeferredPart>
          <LateRefusalNotice refusal={refusal} total={totals.total} />
        </DeferredPart>
      ) : null}
      <Part>
        <SummaryParts purchase={purchase} />
      </Part>
    </PurchaseFrame>
  );
}

/** What leaves at once, as it was shown: another day or other hours ask again (D-11). */
function seenArrivalOf({ deliveries }: Purchase) {
  const now = deliveries.find(({ dispatchDate }) => dispatchDate === null);
  if (!now?.arrivalDate) return {};
  const windowId = now.window?.windowId ?? null;
  return { confirmedArrival: { day: now.arrivalDate, windowId } };
}

/** The order waits for its money, and its goods with it (D-12). */
function isPaidFirst({ paymentMethods, paymentMethod }: Purchase): boolean {
  return paymentMethods.some(({ code, means }) => code === paymentMethod && means !== null);
}
