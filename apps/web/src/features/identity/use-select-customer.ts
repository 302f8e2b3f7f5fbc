import { RequestError } from '@matiz/client/request-error.ts';
import { selectCustomer } from '@matiz/contracts/identity.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import { useServices } from '#lib/services.ts';
import { renewViewer } from '#session/renew-viewer.ts';
import { sellerKey } from './seller-customers.query.ts';

interface Choice {
  readonly customerId: string;
  /** A draft to go on with. */
  readonly cartId?: string;
}

/** §4 Seller: takes the working customer, in every tab, and goes on to `target`. */
export function useSelectCustomer(target: string) {
  const services = useServices();
  const { request, platform, queryClient } = services;
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Choice) => request(selectCustomer, { body }),
    async onSuccess({ customer }) {
      platform.tabs.tell('moved');
      await renewViewer(services, { isSamePerson: true });
      void queryClient.invalidateQueries({ queryKey: [sellerKey] });
      if (customer) toast({ message: copy.selected(customer.businessName) });
      await navigate(target, { replace: true });
    },
    onError(error) {
      const message = error instanceof RequestError ? error.message : copy.customersFailed;
      toast({ tone: 'danger', message });
    },
  });
}
