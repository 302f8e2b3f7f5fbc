import { selectCustomer } from '@matiz/contracts/identity.ts';
import { sellerKey } from '#features/identity/index.ts';
import { useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { renewViewer } from '#session/renew-viewer.ts';

/**
 * Work at the shop in the name of several customers: the session works for each in turn, and for the
 * one of before again when it is done. Answers false where it broke off.
 */
export function useActing(): (work: () => Promise<boolean>) => Promise<boolean> {
  const services = useServices();
  const { request, queryClient, platform } = services;
  const before = useMe()?.customer?._id ?? null;
  return async (work) => {
    try {
      return await work();
    } catch {
      return false;
    } finally {
      await request(selectCustomer, { body: { customerId: before } }).catch(() => undefined);
      platform.tabs.tell('moved');
      await renewViewer(services, { isSamePerson: true }).catch(() => undefined);
      void queryClient.invalidateQueries({ queryKey: [sellerKey] });
    }
  };
}
