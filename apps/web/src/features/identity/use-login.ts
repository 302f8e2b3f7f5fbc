import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { login } from '@matiz/contracts/identity.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { links } from '../../lib/links.ts';
import { useRequest } from '../../lib/services.ts';
import { useEnter } from './use-enter.ts';

export type LoginFields = BodyInput<typeof login>;

/** Logs in (§4) and goes back to where one was. */
export function useLogin(returnTo: string | null) {
  const request = useRequest();
  const enter = useEnter();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: LoginFields) => request(login, { body: fields }),
    async onSuccess(reply) {
      await enter(reply);
      await navigate(returnTo ?? links.home, { replace: true });
    },
  });
}
