import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { login } from '@matiz/contracts/identity.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { links } from '../../lib/links.ts';
import { useServices } from '../../lib/services.ts';
import { createTokenStore, keepTokens } from '../../platform/token-store.ts';

export type LoginFields = BodyInput<typeof login>;

/**
 * Logs in (§4) and goes back to where one was. All that is cached was a visitor's: the next page
 * loads it anew before it shows.
 */
export function useLogin(returnTo: string | null) {
  const { request, queryClient, platform } = useServices();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: LoginFields) => request(login, { body: fields }),
    async onSuccess(reply) {
      keepTokens(createTokenStore(platform), reply);
      platform.device.write(LOGGED_IN_BEFORE, '1');
      await queryClient.cancelQueries();
      await queryClient.invalidateQueries({ refetchType: 'none' });
      await navigate(returnTo ?? links.home, { replace: true });
    },
  });
}

/** §3 userLoginPreviously: whoever has been in once sees no onboarding. */
const LOGGED_IN_BEFORE = 'matiz:userLoginPreviously';
