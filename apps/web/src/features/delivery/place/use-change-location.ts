import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { changeLocation, previewLocationChange } from '@matiz/contracts/delivery.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { ToastInput } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '#lib/services.ts';
import { renewViewer } from '#session/renew-viewer.ts';

type Destination = BodyInput<typeof changeLocation>;

/**
 * Delivers elsewhere from now on, in every tab of this session: whatever depends on the place,
 * prices, stock, cart and dates, is asked for again (§4).
 */
export function useChangeLocation() {
  const services = useServices();
  const { request, platform } = services;
  return useMutation({
    mutationFn: (destination: Destination) => request(changeLocation, { body: destination }),
    async onSuccess() {
      platform.tabs.tell('moved');
      await renewViewer(services, { isSamePerson: true });
    },
  });
}

/** What is said of a change that was made: `done`, or that nobody delivers there (§8). */
export function sayMoved(delivery: Me['delivery'], done: string): ToastInput {
  return delivery.hasCoverage
    ? { tone: 'success', message: done }
    : { message: say('noCoverage', delivery) };
}

/** What a change would do, worked out once for each window; it changes nothing. */
export function useLocationPreview(addressId: string) {
  const { request } = useServices();
  const preview = useMutation({
    mutationFn: () => request(previewLocationChange, { body: { addressId } }),
  });
  const { mutate } = preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another question
  useEffect(() => mutate(), [addressId, mutate]);
  return preview;
}
