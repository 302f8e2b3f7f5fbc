import type { Purchase } from '@matiz/contracts/orders.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { purchaseCopy } from '#copy/orders/purchase.ts';
import { Adjustment, CardMarks, MethodMark } from '#features/payments/index.ts';
import { links } from '#lib/page/links.ts';
import { Part } from '#lib/parts/part.tsx';
import { CouponPart } from '../coupons/coupon-part.tsx';
import { NearMixes } from '../coupons/near-mixes.tsx';
import { PaymentsOnDelivery } from '../detail/payments-on-delivery.tsx';
import { SummaryDelivery } from './summary-delivery.tsx';
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
            <SummaryDelivery
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
            <MethodMark method={method} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {method.name}
                {purchase.credit && purchase.credit.part > 0 ? ` ${copy.andCredit}` : null}
              </p>
              <div className="text-sm text-ink-soft">
                {method.description}
                <Adjustment amount={method.adjustment} />
                <CardMarks method={method} />
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
        <NearMixes mixes={purchase.nearMixes} />
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
