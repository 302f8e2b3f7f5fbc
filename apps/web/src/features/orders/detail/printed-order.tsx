import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { menuQuery } from '#features/catalogue/index.ts';
import { useRequest } from '#lib/services.ts';

// What only the printed order has: it is handed to someone who does not see the shop around it.

/** The sign of who sells, or Matiz where it has none. */
export function PrintedLogo() {
  const logo = useQuery(menuQuery(useRequest())).data?.logo;
  return (
    <div className="hidden print:block">
      {logo ? (
        <img src={`/img/${logo}/480.webp`} alt="" className="h-14 max-w-48 object-contain" />
      ) : (
        <MatizLogo className="h-10" />
      )}
    </div>
  );
}

/** Who bought, where it goes and how it is paid, above the deliveries. */
export function PrintedParties({ order }: { order: OrderDetail }) {
  const { customer, address, paymentMethod } = order;
  const { title, detail } = addressLines(address);
  return (
    <dl className="mt-5 hidden grid-cols-3 gap-6 border-y border-ink py-3 text-sm print:grid">
      <Party name={copy.customer} first={customer.businessName}>
        {customer.name === customer.businessName ? null : <p>{customer.name}</p>}
      </Party>
      <Party name={copy.addressLabel} first={title}>
        <p>{detail}</p>
      </Party>
      <Party name={copy.paymentLabel} first={paymentMethod.name} />
    </dl>
  );
}

function Party({ name, first, children }: { name: string; first: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow">{name}</dt>
      <dd className="mt-1">
        <p className="font-semibold">{first}</p>
        {children}
      </dd>
    </div>
  );
}

/** What this paper is not. */
export function PrintedNote() {
  return <p className="mt-6 hidden text-xs text-ink-soft print:block">{copy.notAnInvoice}</p>;
}
