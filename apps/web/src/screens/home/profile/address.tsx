import type { Address } from '@matiz/contracts/identity.ts';
import { AddressItem } from '@matiz/ui/address-item.tsx';
import { EmptyState } from '@matiz/ui/empty-state.tsx';
import { ErrorState } from '@matiz/ui/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/list-skeleton.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { profileCopy as copy } from '../../../copy/profile.ts';
import { addressesQuery } from '../../../features/delivery/addresses.query.ts';
import { isSeller, meQuery, useMe } from '../../../features/identity/me.query.ts';
import { RequestError } from '../../../lib/request-error.ts';
import type { ScreenArgs } from '../../../lib/screen.ts';
import { useRequest } from '../../../lib/services.ts';
import { startQuery } from '../../../lib/start-query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  const { queryClient, request } = services;
  const { customer } = await queryClient.ensureQueryData(meQuery(request));
  if (customer) await startQuery(services, addressesQuery(request, customer._id));
  return null;
}

/** §2 /home/profile/address: where the orders of the customer can go. */
export function Component() {
  const visitor = useMe();
  const customer = visitor?.customer ?? null;
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
          {isSeller(visitor) && customer
            ? copy.addressesTitleFor(customer.businessName)
            : copy.addressesTitle}
        </h1>
        {customer ? <Addresses customerId={customer._id} /> : <NoAddresses />}
      </div>
    </div>
  );
}

function Addresses({ customerId }: { customerId: string }) {
  const query = useQuery(addressesQuery(useRequest(), customerId));
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) return <ListSkeleton rows={3} />;
  if (data === undefined) {
    return (
      <ErrorState
        title={copy.addressesFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={copy.retry}
      >
        {error instanceof RequestError ? error.message : null}
      </ErrorState>
    );
  }
  if (data.results.length === 0) return <NoAddresses />;
  return (
    <ul className="flex flex-col gap-3">
      {data.results.map((address) => (
        <li key={address._id}>
          <AddressItem
            title={address.title}
            address={address.address}
            city={address.city}
            state={address.state}
            tag={address.isDefault ? <Tag kind="neutral">{copy.isDefault}</Tag> : null}
            note={<AddressNote address={address} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** How to find it and whom to call. */
function AddressNote({ address }: { address: Address }) {
  const { neighbourhood, complement, phone } = address;
  const parts = [neighbourhood, complement, phone ? copy.receives(phone) : null];
  return <span className="text-ink-soft">{parts.filter(Boolean).join(' · ')}</span>;
}

function NoAddresses() {
  return <EmptyState title={copy.noAddresses}>{copy.noAddressesText}</EmptyState>;
}
