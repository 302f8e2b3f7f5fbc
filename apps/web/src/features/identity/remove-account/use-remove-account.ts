import { removeCustomer } from '@matiz/contracts/registration.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { renewViewer } from '../renew-viewer.ts';
import { useSessionEnded } from '../use-session-ended.ts';

/** §7 DELETE /customer/remove: the account is gone, and the page goes on as a visitor's. */
export function useRemoveAccount() {
  const services = useServices();
  const end = useSessionEnded();
  return useMutation({
    /** Null: the account has no password, and its phone was proven instead. */
    mutationFn: (password: string | null) =>
      services.request(removeCustomer, { body: password === null ? {} : { password } }),
    async onSuccess() {
      await end();
      // The account is gone whether or not the page can be drawn anew.
      await renewViewer(services, { isSamePerson: false }).catch(() => undefined);
    },
  });
}
