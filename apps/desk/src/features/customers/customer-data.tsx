import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { listCustomerAddresses, type readCustomer } from '@matiz/contracts/staff/customers.ts';
import { showDocument } from '@matiz/domain/identity/document.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { customerCopy as copy } from '#copy/customers.ts';
import { useRequest } from '#lib/services.ts';
import { SellerSelect } from './seller-select.tsx';
import { useAssign } from './use-sellers.ts';

interface CustomerDataProps {
  readonly customer: ReplyOf<typeof readCustomer>['result'];
  readonly mayWrite: boolean;
}

/** What a business says of itself, where it receives, and who sells to it. */
export function CustomerData({ customer, mayWrite }: CustomerDataProps) {
  const { id, status, lastOrderAt } = customer;
  const rows = [
    [copy.contact, customer.name],
    [copy.document, showDocument(customer.documentType, customer.documentNumber)],
    [copy.phone, customer.phone],
    [copy.email, customer.email],
    [copy.city, customer.city],
    [copy.type, customer.tradeType],
    [copy.tier, customer.tier],
    [copy.state, copy.states[status]],
    [copy.since, formatDate(customer.createdAt)],
    [copy.lastOrder, lastOrderAt ? formatDate(lastOrderAt) : copy.never],
  ] as const;
  return (
    <div className="grid max-w-5xl items-start gap-4 lg:grid-cols-2">
      <section className="min-w-0 rounded-md border border-line bg-surface p-4">
        <h2 className="text-base">{copy.data}</h2>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          {rows.map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value || '–'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="grid min-w-0 gap-4">
        <CustomerSellers customer={customer} mayWrite={mayWrite} />
        <CustomerAddresses id={id} />
      </div>
    </div>
  );
}

function CustomerSellers({ customer: { id, sellers }, mayWrite }: CustomerDataProps) {
  const assign = useAssign();
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.sellers}</h2>
      {sellers.length === 0 ? <p className="mt-2 text-ink-soft">{copy.noSeller}</p> : null}
      <ul className="mt-2">
        {sellers.map((seller) => (
          <li key={seller.id} className="flex min-h-8 items-center justify-between gap-3">
            {seller.name}
            {mayWrite ? (
              <IconButton
                icon={<X size={16} aria-hidden />}
                label={copy.unassign(seller.name)}
                tip="beside"
                disabled={assign.isPending}
                onClick={() => assign.mutate({ seller, customerIds: [id], isAssigned: false })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <div className="mt-3">
          <SellerSelect
            without={sellers.map((seller) => seller.id)}
            isBusy={assign.isPending}
            onChoose={(seller) => assign.mutate({ seller, customerIds: [id], isAssigned: true })}
          />
        </div>
      ) : null}
    </section>
  );
}

function CustomerAddresses({ id }: { id: string }) {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: [listCustomerAddresses.path, id],
    queryFn: () => request(listCustomerAddresses, { query: { id } }),
  });
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.addresses}</h2>
      {data?.results.length === 0 ? <p className="mt-2 text-ink-soft">{copy.noAddresses}</p> : null}
      <ul className="mt-2 grid gap-3">
        {data?.results.map((address) => (
          <li key={address.id}>
            <p className="font-semibold">
              {address.title ?? address.line}
              {address.isDefault ? (
                <span className="ml-2 text-xs font-normal text-ink-soft">{copy.usual}</span>
              ) : null}
            </p>
            <p>
              {[address.line, address.complement, address.neighbourhood].filter(Boolean).join(', ')}
            </p>
            <p className="text-ink-soft">
              {[address.city, address.phone].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
