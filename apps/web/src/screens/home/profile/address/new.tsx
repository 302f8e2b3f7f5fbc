import type { Address } from '@matiz/contracts/identity.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { addressesQuery, loadAddressForm, useLocationDialog } from '#features/delivery/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { readReturnPath } from '#lib/page/return-path.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { isSeller, meQuery, useMe } from '#session/me.query.ts';

const AddressForm = lazyPart(
  async () => (await loadPart('AddressForm', loadAddressForm)).AddressForm,
);

export async function loadScreenData({
  queryClient,
  request,
  url,
}: ScreenArgs): Promise<PageMeta | null> {
  const { customer } = await queryClient.ensureQueryData(meQuery(request));
  if (customer) await loadQuery(queryClient, addressesQuery(request, customer._id));
  return url.searchParams.has('id') ? { title: copy.editTitle } : null;
}

/** §2 /home/profile/address/new: a new address, or with `?id=` one to change. */
export function Component() {
  const visitor = useMe();
  const [search] = useSearchParams();
  const customer = visitor?.customer ?? null;
  const id = search.get('id');
  const { data } = useQuery({
    ...addressesQuery(useRequest(), customer?._id ?? ''),
    enabled: customer !== null,
  });
  const addresses = data?.results ?? [];
  const address = addresses.find(({ _id }) => _id === id) ?? null;
  const titleNew =
    isSeller(visitor) && customer ? copy.newTitleFor(customer.businessName) : copy.newTitle;
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-5 text-2xl lg:mb-6 lg:text-3xl">
          {id === null ? titleNew : copy.editTitle}
        </h1>
        {id !== null && address === null ? (
          <Gone />
        ) : customer ? (
          <div className="rounded-xl bg-surface p-4 shadow-card sm:p-7">
            <Writing customerId={customer._id} address={address} isFirst={addresses.length === 0} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Writing({
  customerId,
  address,
  isFirst,
}: {
  customerId: string;
  address: Address | null;
  isFirst: boolean;
}) {
  const visitor = useMe();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { move } = useLocationDialog();
  const { routes } = useServices();
  const backTo = readReturnPath(search.get('redirectTo'), routes) ?? links.addresses;
  const isCurrent = address !== null && visitor?.delivery.addressId === address._id;
  // Only a tab knows its draft: the form is drawn where there is one.
  if (!useHydrated()) return <FormSkeleton />;
  return (
    <DeferredPart fallback={<FormSkeleton />}>
      <AddressForm
        key={address?._id ?? 'new'}
        customerId={customerId}
        address={address}
        isCurrent={isCurrent}
        isFirst={isFirst}
        backTo={backTo}
        onSaved={(saved) => {
          void navigate(backTo);
          const isOffered = address === null && !isFirst && backTo === links.addresses;
          toast({
            tone: 'success',
            message: `${address ? copy.updated : copy.saved}: ${addressLines(saved).title}`,
            ...(isOffered
              ? { action: { label: copy.deliverHere, onAction: () => move(saved) } }
              : {}),
          });
        }}
      />
    </DeferredPart>
  );
}

function Gone() {
  return (
    <EmptyState
      title={copy.notFound}
      action={
        <AppLink to={links.addresses} className={buttonClass()}>
          {copy.title}
        </AppLink>
      }
    >
      {copy.notFoundText}
    </EmptyState>
  );
}

function FormSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-160 flex-col gap-4">
      <Skeleton className="h-5 w-32" />
      <div className="grid grid-cols-2 gap-3">
        {['a', 'b', 'c', 'd'].map((name) => (
          <Skeleton key={name} className="h-14 w-full !rounded-md" />
        ))}
      </div>
      <Skeleton className="h-14 w-full !rounded-md" />
      <Skeleton className="mt-4 h-14 w-full !rounded-md" />
      <Skeleton className="h-14 w-full !rounded-md" />
    </div>
  );
}
