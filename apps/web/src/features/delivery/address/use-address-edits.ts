import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { addAddress, editAddress, removeAddress } from '@matiz/contracts/delivery.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { type Services, useServices } from '#lib/services.ts';
import { meKey } from '#session/me.query.ts';
import { renewViewer } from '#session/renew-viewer.ts';

export type AddressBody = Omit<BodyInput<typeof editAddress>, '_id'>;

/** After an address changed: the lists that hold it; and everything, when we deliver to it now. */
async function renewAfter(services: Services, isPlaceMoved: boolean): Promise<void> {
  const { queryClient, platform } = services;
  if (isPlaceMoved) {
    platform.tabs.tell('moved');
    return renewViewer(services, { isSamePerson: true });
  }
  await Promise.all(
    [['addresses'], meKey, ['purchase']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Adds an address, or changes the one with `_id`; `isCurrent`: we deliver to it now. */
export function useSaveAddress({ _id, isCurrent }: { _id: string | null; isCurrent: boolean }) {
  const services = useServices();
  const { request, queryClient } = services;
  return useMutation({
    async mutationFn(body: AddressBody) {
      const reply =
        _id === null
          ? await request(addAddress, { body })
          : await request(editAddress, { body: { ...body, _id } });
      return reply.results;
    },
    onSuccess: () =>
      // The first address of a customer is where we deliver from then on.
      renewAfter(services, isCurrent || hasNoPlace(queryClient.getQueryData(meKey))),
  });
}

function hasNoPlace(visitor: { delivery: { addressId: string | null } } | undefined): boolean {
  return visitor?.delivery.addressId == null;
}

/** Makes an address the usual one; the rest of it stays as it is. */
export function useMakeDefault() {
  const services = useServices();
  const { request } = services;
  return useMutation({
    mutationFn: (address: Address) =>
      request(editAddress, { body: { ...bodyOf(address), _id: address._id, isDefault: true } }),
    async onSuccess({ results }) {
      await renewAfter(services, false);
      toast({ tone: 'success', message: copy.madeDefault(addressLines(results).title) });
    },
    onError: alertRefusal,
  });
}

/** Removes an address; the orders that used it keep it. */
export function useRemoveAddress(isCurrent: boolean) {
  const services = useServices();
  const { request } = services;
  return useMutation({
    mutationFn: (_id: string) => request(removeAddress, { query: { _id } }),
    async onSuccess({ results }) {
      await renewAfter(services, isCurrent);
      toast({ tone: 'success', message: results.message });
    },
    onError: alertRefusal,
  });
}

function bodyOf(address: Address): AddressBody {
  const { title, complement, neighbourhood, phone, cityid, stateid } = address;
  return {
    address: address.address,
    cityId: cityid,
    stateId: stateid,
    ...(title === null ? {} : { title }),
    ...(complement === null ? {} : { complement }),
    ...(neighbourhood === null ? {} : { neighbourhood }),
    ...(phone === null ? {} : { phone }),
  };
}

function alertRefusal(error: unknown): void {
  const message = error instanceof RequestError ? error.message : commonCopy.somethingFailed;
  toast({ tone: 'danger', message });
}
