import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { Link } from 'react-router';
import { orderPageCopy as copy } from '#copy/orders.ts';
import { useCan } from '#session/me.ts';

interface OrderContactProps {
  readonly order: OrderDetail;
  readonly contact: ReplyOf<typeof readDeskOrder>['contact'];
}

/** Who bought and where it goes, with the phones to call. */
export function OrderContact({ order, contact }: OrderContactProps) {
  const { customer, address } = order;
  const canRead = useCan('support:read');
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.customer}</h2>
      <p className="mt-2 font-semibold">
        <Link to={`/clientes/${customer._id}`} className="text-accent hover:underline">
          {customer.businessName}
        </Link>
      </p>
      <p>{customer.name}</p>
      <p className="text-ink-soft">
        {contact.documentType} {contact.documentNumber}
      </p>
      <Phone phone={contact.phone} />
      {contact.email ? (
        <a href={`mailto:${contact.email}`} className="block text-accent hover:underline">
          {contact.email}
        </a>
      ) : null}
      <p className="mt-1 text-ink-soft">
        {copy.seller}: {contact.sellers || copy.noSeller}
      </p>
      {canRead ? (
        <Link to={`/mensajes?q=${order.code}`} className="mt-1 block text-accent hover:underline">
          {copy.messages}
        </Link>
      ) : null}
      <h2 className="mt-4 text-base">{copy.address}</h2>
      <address className="mt-2 not-italic">
        {address.title ? <span className="block font-semibold">{address.title}</span> : null}
        <span className="block">
          {[address.address, contact.complement].filter(Boolean).join(', ')}
        </span>
        {contact.neighbourhood ? <span className="block">{contact.neighbourhood}</span> : null}
        <span className="block">
          {address.city}, {address.state}
        </span>
        {contact.addressPhone === contact.phone ? null : <Phone phone={contact.addressPhone} />}
      </address>
    </section>
  );
}

function Phone({ phone }: { phone: string | null }) {
  if (phone === null) return null;
  return (
    <a href={`tel:${phone}`} className="block text-accent tabular-nums hover:underline">
      {phone}
    </a>
  );
}
