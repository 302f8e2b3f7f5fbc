import { removeCustomer } from '@matiz/contracts/identity/registration.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#lib/services.ts';
import { leave } from '#session/leaving.ts';
import { useSessionEnded } from '../use-session-ended.ts';

/** §7 DELETE /customer/remove: the account is gone, and the page goes on as a visitor's. */
export function useRemoveAccount() {
  const { request, queryClient } = useServices();
  const end = useSessionEnded({ isRemoved: true });
  return useMutation({
    /** Null: the account has no password, and its phone was proven instead. */
    mutationFn: (password: string | null) =>
      leave(queryClient, () =>
        request(removeCustomer, { body: password === null ? {} : { password } }),
      ),
    onSuccess: end,
  });
}
