import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { CalendarClock, Truck } from 'lucide-react';
import { arrivalCopy } from '#copy/delivery/arrival.ts';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { purchaseCopy } from '#copy/orders/purchase.ts';
import { sayArrival } from '#features/delivery/index.ts';
import { Adjustment, PaymentMark } from '#features/payments/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { Part } from '#lib/parts/part.tsx';
import { CouponPart } from '../coupons/coupon-part.tsx';
import { GoodsStrip } from '../detail/goods-strip.tsx';
import { PaymentsOnDelivery } from '../detail/payments-on-delivery.tsx';
import { SummaryPart } from './summary-part.tsx';

/** Where it goes, when it leaves, how it is paid, what comes off it; each with the way to change it. */
export function SummaryParts({ purchase }: { purchase: Purchase }) {
  const { address, deliveries, paymentMethods, paymentMethod } = purchase;
  const method = paymentMethods.find(({ code }) => code === paymentMethod);
  return (
    <div className="divide-y divide-line rounded-lg bg-surface shadow-card">
      <SummaryPart
        title={purchaseCopy.sendTo}
        change={links.chooseAddress}
        action={purchaseCopy.change}
      >
        {address ? <AddressText address={address} /> : purchaseCopy.addressTitle}
      </SummaryPart>
      <SummaryPart
        title={copy.deliveriesTitle}
        change={links.purchaseDetail}
        action={purchaseCopy.seeProducts}
      >
        <ul className="flex flex-col gap-4">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.dispatchDate ?? 'now'}
              delivery={delivery}
              canChange={purchase.hasWindows && delivery.dispatchDate === null}
            />
          ))}
        </ul>
      </SummaryPart>
      <SummaryPart
        title={purchaseCopy.payWith}
        change={links.paymentMethods}
        action={purchaseCopy.change}
      >
        {method ? (
          <div className="flex items-start gap-3">
            <PaymentMark logo={method.logo} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {method.name}
                {purchase.credit && purchase.credit.part > 0 ? ` ${copy.andCredit}` : null}
              </p>
              <div className="text-sm text-ink-soft">
                {method.description}
                <Adjustment amount={method.adjustment} />
              </div>
              {method.isPaidAtDoor ? (
                <PaymentsOnDelivery deliveries={deliveries} lead={copy.eachDoor} />
              ) : null}
            </div>
          </div>
        ) : (
          purchaseCopy.chooseMethod
        )}
      </SummaryPart>
      <Part>
        <CouponPart coupon={purchase.coupon} discounts={purchase.discounts} />
      </Part>
    </div>
  );
}

function AddressText({ address }: { address: NonNullable<Purchase['address']> }) {
  const { title, detail } = addressLines(address);
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{detail}</p>
      {address.complement ? <p className="text-sm text-ink-soft">{address.complement}</p> : null}
    </>
  );
}

function DeliveryRow({
  delivery,
  canChange,
}: {
  delivery: Purchase['deliveries'][number];
  /** There are other days and hours to choose from. */
  canChange: boolean;
}) {
  const isPresale = delivery.dispatchDate !== null;
  const Drawing = isPresale ? CalendarClock : Truck;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex items-start gap-2">
        <Drawing
          size={20}
          aria-hidden="true"
          className={isPresale ? 'mt-0.5 text-presale' : 'mt-0.5 text-now'}
        />
        <span>
          <span className="block font-semibold">
            {delivery.arrivalDate
              ? sayArrival(delivery.arrivalDate, delivery.window)
              : copy.leaves(formatDay(delivery.estimatedDate))}
          </span>
          <span className="block text-sm text-ink-soft">
            {isPresale ? `${purchaseCopy.presale} · ` : ''}
            {delivery.window?.kind === 'express' ? `${arrivalCopy.express} · ` : ''}
            {copy.units(delivery.units)}
          </span>
          {canChange ? (
            <AppLink
              to={links.shippingSchedule}
              className="hit mt-1 inline-block rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              {arrivalCopy.change}
            </AppLink>
          ) : null}
        </span>
      </p>
      <GoodsStrip lines={delivery.products} />
    </li>
  );
}
