import { changePassword } from '@matiz/contracts/identity/registration.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { leave } from '#session/leaving.ts';
import { useSessionEnded } from '../use-session-ended.ts';

/** §7 PUT /change-password: every session ends, this one too, and the login says why. */
export function useChangePassword(recoveryToken: string) {
  const { request, queryClient } = useServices();
  const end = useSessionEnded({ isRemoved: false });
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (newPassword: string) =>
      leave(queryClient, () => request(changePassword, { body: { newPassword, recoveryToken } })),
    async onSuccess({ results }) {
      await end();
      await navigate(links.login, { replace: true, state: { notice: results.message } });
    },
  });
}
