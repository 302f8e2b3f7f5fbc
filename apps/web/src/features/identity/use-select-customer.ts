import { RequestError } from '@matiz/client/request-error.ts';
import { selectCustomer } from '@matiz/contracts/identity.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import { useServices } from '#lib/services.ts';
import { renewViewer } from '#session/renew-viewer.ts';

/** §4 Seller: takes the working customer, in every tab, and goes on to `target`. */
export function useSelectCustomer(target: string) {
  const services = useServices();
  const { request, platform } = services;
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (customerId: string) => request(selectCustomer, { body: { customerId } }),
    async onSuccess({ customer }) {
      platform.tabs.tell('moved');
      await renewViewer(services, { isSamePerson: true });
      if (customer) toast({ message: copy.selected(customer.businessName) });
      await navigate(target, { replace: true });
    },
    onError(error) {
      const message = error instanceof RequestError ? error.message : copy.customersFailed;
      toast({ tone: 'danger', message });
    },
  });
}
