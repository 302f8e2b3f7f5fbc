import { say } from '@matiz/contracts/messages.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { EmptyState } from '@matiz/ui/empty-state.tsx';
import { Notification } from '@matiz/ui/notification.tsx';
import { toast } from '@matiz/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersCopy as copy } from '../../../copy/orders.ts';
import { alertFailure } from '../../../features/cart/alert-failure.ts';
import { addressesQuery } from '../../../features/delivery/addresses.query.ts';
import { coverageQuery } from '../../../features/delivery/coverage.query.ts';
import { isSeller, useMe } from '../../../features/identity/me.query.ts';
import { AddressChoice, placeOf } from '../../../features/orders/address-choice.tsx';
import { loadPurchase } from '../../../features/orders/load-purchase.ts';
import { purchaseQuery, useChoosePurchase } from '../../../features/orders/purchase.query.ts';
import { PurchaseFrame } from '../../../features/orders/purchase-frame.tsx';
import { links } from '../../../lib/links.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { loadQuery } from '../../../lib/load-query.ts';
import type { ScreenArgs } from '../../../lib/screen.ts';
import { useRequest } from '../../../lib/services.ts';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog } = await loadPart(
    'ConfirmDialog',
    () => import('@matiz/ui/confirm-dialog.tsx'),
  );
  return { default: ConfirmDialog };
});

export async function loadScreenData(services: ScreenArgs): Promise<Response | null> {
  const { queryClient, request } = services;
  const redirection = await loadPurchase(services);
  if (redirection !== null) return redirection;
  const customerId = queryClient.getQueryData(purchaseQuery(request).queryKey)?.customer._id ?? '';
  const { results } = await loadQuery(queryClient, addressesQuery(request, customerId));
  await Promise.allSettled(
    results.map((address) => loadQuery(queryClient, coverageQuery(request, placeOf(address)))),
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
  const change = useAddressChange(purchase);
  const chosen = addresses.find(({ _id }) => _id === picked);

  function goOn(): void {
    if (!chosen) return;
    if (chosen._id === current && purchase.coverageMessage === null) change.leave();
    else if (purchase.address && chosen.cityid !== purchase.address.cityid) change.ask();
    else change.take(chosen._id);
  }

  return (
    <PurchaseFrame
      step="address"
      title={
        isSeller(visitor) ? copy.addressTitleFor(purchase.customer.businessName) : copy.addressTitle
      }
      purchase={purchase}
      action={
        <Button className="lg:w-full" disabled={!chosen} loading={change.isPending} onClick={goOn}>
          {copy.useAddress}
        </Button>
      }
    >
      {purchase.coverageMessage ? (
        <Notification color="orange" title={say('noCoverageTitle')}>
          {purchase.coverageMessage}
        </Notification>
      ) : null}
      {addresses.length === 0 ? (
        <EmptyState title={copy.noAddressTitle}>{copy.noAddressText}</EmptyState>
      ) : (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{copy.addressLegend}</legend>
          {addresses.map((address) => (
            <AddressChoice
              key={address._id}
              address={address}
              isChosen={address._id === picked}
              onChoose={setPicked}
            />
          ))}
        </fieldset>
      )}
      {change.asked === 'never' || !chosen ? null : (
        <Suspense>
          <ConfirmDialog
            open={change.asked === 'open'}
            onOpenChange={change.close}
            title={say('addressChange')}
            message={copy.addressChangeText(chosen.city)}
            confirmLabel={copy.addressChangeConfirm}
            busy={change.isPending}
            onConfirm={() => change.take(chosen._id)}
          />
        </Suspense>
      )}
    </PurchaseFrame>
  );
}

/** Taking another address: asked before another city's prices apply (§4), then back to the summary. */
function useAddressChange(purchase: Purchase) {
  const navigate = useNavigate();
  const { mutate, isPending } = useChoosePurchase();
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const leave = () => void navigate(links.purchaseSummary);
  return {
    asked,
    isPending,
    leave,
    ask: () => setAsked('open'),
    close: () => setAsked('closed'),
    take(addressId: string) {
      mutate(
        { addressId },
        {
          onSuccess({ address }) {
            if (address && address.cityid !== purchase.address?.cityid) {
              toast({ message: copy.addressChanged(address.city) });
            }
            leave();
          },
          onError: alertFailure,
          onSettled: () => setAsked((before) => (before === 'never' ? before : 'closed')),
        },
      );
    },
  };
}
