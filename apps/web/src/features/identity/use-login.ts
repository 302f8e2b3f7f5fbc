import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { login } from '@matiz/contracts/identity.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { links } from '#lib/page/links.ts';
import { readDeskPath } from '#lib/page/return-path.ts';
import { useServices } from '#lib/services.ts';
import { useEnter } from './use-enter.ts';

export type LoginFields = BodyInput<typeof login>;

/** Logs in (§4) and goes back to where one was; the staff to their own application (D-19). */
export function useLogin(returnTo: string | null) {
  const { request, platform } = useServices();
  const [search] = useSearchParams();
  const enter = useEnter();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: LoginFields) => request(login, { body: fields }),
    async onSuccess(reply) {
      await enter(reply);
      if (reply.user.rol === 'Staff' && returnTo === null) {
        platform.openPage(readDeskPath(search.get('redirectTo')));
        return;
      }
      await navigate(returnTo ?? links.home, { replace: true });
    },
  });
}
