import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { arrivalCopy } from '#copy/delivery/arrival.ts';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { purchaseCopy } from '#copy/orders/purchase.ts';
import {
  DeliveryCard,
  loadPurchase,
  PurchaseFrame,
  purchaseQuery,
} from '#features/orders/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export const loadScreenData = (services: ScreenArgs) => loadPurchase(services);

/** §2 /home/purchase/order/detail: what leaves when. */
export function Component() {
  const { data: purchase } = useQuery(purchaseQuery(useRequest()));
  if (!purchase) return null;
  const { deliveries } = purchase;
  return (
    <PurchaseFrame
      step="deliveries"
      title={copy.deliveriesTitle}
      purchase={purchase}
      action={
        <AppLink to={links.purchaseSummary} className={buttonClass({ className: 'lg:w-full' })}>
          {purchaseCopy.continue}
        </AppLink>
      }
    >
      <p className="-mt-2 text-ink-soft">{purchaseCopy.deliveriesText(deliveries.length)}</p>
      {purchase.hasWindows ? (
        <div>
          <AppLink
            to={links.shippingSchedule}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {arrivalCopy.change}
          </AppLink>
        </div>
      ) : null}
      {deliveries.map((delivery, index) => (
        <DeliveryCard
          key={delivery.dispatchDate ?? 'now'}
          delivery={delivery}
          position={index + 1}
          of={deliveries.length}
        />
      ))}
    </PurchaseFrame>
  );
}
