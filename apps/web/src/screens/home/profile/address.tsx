import { RequestError } from '@matiz/client/request-error.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { AddressCard, addressesQuery, findCurrentAddress } from '#features/delivery/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, meQuery, useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  const { queryClient, request } = services;
  const { customer } = await queryClient.ensureQueryData(meQuery(request));
  if (customer) await startQuery(services, addressesQuery(request, customer._id));
  return null;
}

/** §2 /home/profile/address: where the orders of the customer can go, and what can be done about it. */
export function Component() {
  const visitor = useMe();
  const customer = visitor?.customer ?? null;
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:mb-6">
          <h1 className="text-2xl lg:text-3xl">
            {isSeller(visitor) && customer ? copy.titleFor(customer.businessName) : copy.title}
          </h1>
          <AddLink className="max-sm:hidden" />
        </header>
        {customer ? <Addresses customerId={customer._id} /> : <NoAddresses />}
      </div>
    </div>
  );
}

function AddLink({ className }: { className?: string }) {
  return (
    <AppLink to={links.newAddress} className={buttonClass({ className })}>
      <Plus size={19} aria-hidden="true" />
      {copy.newTitle}
    </AppLink>
  );
}

function Addresses({ customerId }: { customerId: string }) {
  const query = useQuery(addressesQuery(useRequest(), customerId));
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) return <ListSkeleton rows={3} />;
  if (data === undefined) {
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={commonCopy.retry}
      >
        {error instanceof RequestError ? error.message : null}
      </ErrorState>
    );
  }
  if (data.results.length === 0) return <NoAddresses />;
  return <List addresses={data.results} />;
}

function List({ addresses }: { addresses: readonly Address[] }) {
  const current = findCurrentAddress(useMe()?.delivery, addresses);
  return (
    <>
      <ul className="flex flex-col gap-3">
        {addresses.map((address) => (
          <li key={address._id}>
            <AddressCard address={address} isCurrent={address._id === current} />
          </li>
        ))}
      </ul>
      <AddLink className="mt-4 w-full sm:hidden" />
    </>
  );
}

function NoAddresses() {
  return (
    <EmptyState title={copy.none} icon={<MapPin size={28} />} action={<AddLink />}>
      {copy.noneText}
    </EmptyState>
  );
}
