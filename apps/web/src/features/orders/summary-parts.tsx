import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatDispatchDate } from '@matiz/domain/kernel/clock.ts';
import { addressLines } from '@matiz/ui/address-item.tsx';
import { CalendarClock, Truck } from 'lucide-react';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { links } from '../../lib/links.ts';
import { Adjustment } from '../payments/method-choice.tsx';
import { PaymentMark } from '../payments/payment-mark.tsx';
import { CouponPart } from './coupons/coupon-part.tsx';
import { GoodsStrip } from './goods-strip.tsx';
import { SummaryPart } from './summary-part.tsx';

/** Where it goes, when it leaves, how it is paid, what comes off it; each with the way to change it. */
export function SummaryParts({ purchase }: { purchase: Purchase }) {
  const { address, deliveries, paymentMethods, paymentMethod } = purchase;
  const method = paymentMethods.find(({ code }) => code === paymentMethod);
  return (
    <div className="divide-y divide-line rounded-lg bg-surface shadow-card">
      <SummaryPart title={copy.sendTo} change={links.chooseAddress} action={copy.change}>
        {address ? <AddressText address={address} /> : copy.addressTitle}
      </SummaryPart>
      <SummaryPart
        title={copy.deliveriesTitle}
        change={links.purchaseDetail}
        action={copy.seeProducts}
      >
        <ul className="flex flex-col gap-4">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.dispatchDate ?? 'now'} delivery={delivery} />
          ))}
        </ul>
      </SummaryPart>
      <SummaryPart title={copy.payWith} change={links.paymentMethods} action={copy.change}>
        {method ? (
          <div className="flex items-start gap-3">
            <PaymentMark logo={method.logo} />
            <div className="min-w-0">
              <p className="font-semibold">{method.name}</p>
              <div className="text-sm text-ink-soft">
                {method.description}
                <Adjustment amount={method.adjustment} />
              </div>
            </div>
          </div>
        ) : (
          copy.chooseMethod
        )}
      </SummaryPart>
      <CouponPart coupon={purchase.coupon} />
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

function DeliveryRow({ delivery }: { delivery: Purchase['deliveries'][number] }) {
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
            {copy.leaves(formatDispatchDate(delivery.estimatedDate))}
          </span>
          <span className="block text-sm text-ink-soft">
            {isPresale ? `${copy.presale} · ` : ''}
            {copy.units(delivery.units)}
          </span>
        </span>
      </p>
      <GoodsStrip lines={delivery.products} />
    </li>
  );
}
