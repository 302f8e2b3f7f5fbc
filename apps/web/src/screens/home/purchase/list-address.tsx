import type { Address } from '@matiz/contracts/identity.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressesCopy } from '#copy/delivery/addresses.ts';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import {
  AddressChoice,
  addressesQuery,
  coverageQuery,
  locationTextOf,
  NoCoverage,
  useLocationDialog,
} from '#features/delivery/index.ts';
import {
  loadPurchase,
  PurchaseFrame,
  purchaseQuery,
  useChoosePurchase,
} from '#features/orders/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<Response | null> {
  const { queryClient, request } = services;
  const redirection = await loadPurchase(services);
  if (redirection !== null) return redirection;
  const customerId = queryClient.getQueryData(purchaseQuery(request).queryKey)?.customer._id ?? '';
  const { results } = await loadQuery(queryClient, addressesQuery(request, customerId));
  await Promise.allSettled(
    results.map((address) =>
      loadQuery(queryClient, coverageQuery(request, locationTextOf(address))),
    ),
  );
  return null;
}

/** §2 /home/purchase/list-address. */
export function Component() {
  const { data: purchase } = useQuery(purchaseQuery(useRequest()));
  return purchase ? <AddressStep purchase={purchase} /> : null;
}

function AddressStep({ purchase }: { purchase: Purchase }) {
  const visitor = useMe();
  const { data } = useQuery(addressesQuery(useRequest(), purchase.customer._id));
  const addresses = data?.results ?? [];
  const current = purchase.address?._id ?? null;
  const [picked, setPicked] = useState(current);
  const { goOn, isPending } = useTakeAddress(purchase);
  const chosen = addresses.find(({ _id }) => _id === picked);
  const delivery = visitor?.delivery;

  return (
    <PurchaseFrame
      step="address"
      title={
        isSeller(visitor) ? copy.addressTitleFor(purchase.customer.businessName) : copy.addressTitle
      }
      purchase={purchase}
      action={
        <Button
          className="lg:w-full"
          disabled={!chosen}
          loading={isPending}
          onClick={() => chosen && goOn(chosen)}
        >
          {copy.useAddress}
        </Button>
      }
    >
      {purchase.coverageMessage && delivery ? <NoCoverage place={delivery} /> : null}
      {addresses.length === 0 ? (
        <EmptyState
          title={addressesCopy.none}
          icon={<MapPin size={28} />}
          action={<AddLink variant="primary" />}
        >
          {addressesCopy.noneText}
        </EmptyState>
      ) : (
        <>
          <fieldset className="flex flex-col gap-3">
            <legend className="sr-only">{copy.addressLegend}</legend>
            {addresses.map((address) => (
              <AddressChoice
                key={address._id}
                address={address}
                isChosen={address._id === picked}
                isCurrent={address._id === current}
                mustReach
                onChoose={setPicked}
              />
            ))}
          </fieldset>
          <div>
            <AddLink variant="secondary" />
          </div>
        </>
      )}
    </PurchaseFrame>
  );
}

/** Writes a new address, and comes back to this step. */
function AddLink({ variant }: { variant: 'primary' | 'secondary' }) {
  const search = new URLSearchParams({ redirectTo: links.chooseAddress });
  return (
    <AppLink to={`${links.newAddress}?${search}`} className={buttonClass({ variant })}>
      <Plus size={19} aria-hidden="true" />
      {addressesCopy.newTitle}
    </AppLink>
  );
}

/**
 * The address that is in use leads on to the summary, and the first one of an order is simply
 * taken. Any other is a change of address: what it does is shown, and asked (§4).
 */
function useTakeAddress(purchase: Purchase) {
  const navigate = useNavigate();
  const { move } = useLocationDialog();
  const { mutate, isPending } = useChoosePurchase();
  const leave = () => void navigate(links.purchaseSummary);
  function goOn(chosen: Address): void {
    if (purchase.address === null) {
      mutate({ addressId: chosen._id }, { onSuccess: leave, onError: alertFailure });
    } else if (chosen._id === purchase.address._id) leave();
    else move(chosen);
  }
  return { goOn, isPending };
}
