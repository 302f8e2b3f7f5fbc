import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatDispatchDate } from '@matiz/domain/kernel/clock.ts';
import { addressLines } from '@matiz/ui/address-item.tsx';
import { CalendarClock, Truck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { AppLink } from '../../lib/app-link.tsx';
import { links } from '../../lib/links.ts';
import { Adjustment } from '../payments/method-choice.tsx';
import { PaymentMark } from '../payments/payment-mark.tsx';
import { GoodsStrip } from './goods-strip.tsx';

/** Where it goes, when it leaves, how it is paid; each with the way to change it. */
export function SummaryParts({ purchase }: { purchase: Purchase }) {
  const { address, deliveries, paymentMethods, paymentMethod } = purchase;
  const method = paymentMethods.find(({ code }) => code === paymentMethod);
  return (
    <div className="divide-y divide-line rounded-lg bg-surface shadow-card">
      <Part title={copy.sendTo} change={links.chooseAddress} action={copy.change}>
        {address ? <AddressText address={address} /> : copy.addressTitle}
      </Part>
      <Part title={copy.deliveriesTitle} change={links.purchaseDetail} action={copy.seeProducts}>
        <ul className="flex flex-col gap-4">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.dispatchDate ?? 'now'} delivery={delivery} />
          ))}
        </ul>
      </Part>
      <Part title={copy.payWith} change={links.paymentMethods} action={copy.change}>
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

function Part({
  title,
  change,
  action,
  children,
}: {
  title: string;
  change: string;
  action: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="p-4 sm:p-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={id} className="eyebrow">
          {title}
        </h2>
        <AppLink
          to={change}
          aria-label={`${action}: ${title}`}
          className="hit rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {action}
        </AppLink>
      </div>
      {children}
    </section>
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
