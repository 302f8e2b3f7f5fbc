import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { couponsCopy as copy } from '#copy/orders/coupons.ts';
import {
  CodeEntry,
  CouponList,
  couponsQuery,
  loadPurchase,
  PurchaseFrame,
  purchaseQuery,
} from '#features/orders/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData(services: ScreenArgs): Promise<Response | null> {
  const [way] = await Promise.all([
    loadPurchase(services),
    startQuery(services, couponsQuery(services.request)),
  ]);
  return way;
}

/** §2 /home/purchase/order/summary/coupon-list: one coupon for this purchase, or none. */
export function Component() {
  const { data: purchase } = useQuery(purchaseQuery(useRequest()));
  if (!purchase) return null;
  return (
    <PurchaseFrame
      step="summary"
      title={copy.title}
      purchase={purchase}
      action={
        <AppLink
          to={links.purchaseSummary}
          className={buttonClass({ variant: 'secondary', className: 'lg:w-full' })}
        >
          {copy.back}
        </AppLink>
      }
    >
      <p className="-mt-2 text-ink-soft">{copy.lead}</p>
      <CouponList purchase={purchase} />
      <CodeEntry />
    </PurchaseFrame>
  );
}
