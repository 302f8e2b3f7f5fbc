import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';
import { purchaseCopy } from '#copy/orders/purchase.ts';
import {
  loadPurchase,
  PurchaseFrame,
  purchaseQuery,
  Schedule,
  windowsQuery,
} from '#features/orders/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData(services: ScreenArgs): Promise<Response | null> {
  const [way] = await Promise.all([
    loadPurchase(services, ({ address }) => (address === null ? links.chooseAddress : null)),
    startQuery(services, windowsQuery(services.request)),
  ]);
  return way;
}

/** §2 /home/purchase/order/shipping-schedule: on which day and in which hours it comes. */
export function Component() {
  const { data: purchase } = useQuery(purchaseQuery(useRequest()));
  if (!purchase) return null;
  return (
    <PurchaseFrame
      step="deliveries"
      title={copy.title}
      purchase={purchase}
      action={
        <AppLink to={links.purchaseSummary} className={buttonClass({ className: 'lg:w-full' })}>
          {purchaseCopy.continue}
        </AppLink>
      }
    >
      <Schedule purchase={purchase} />
    </PurchaseFrame>
  );
}
