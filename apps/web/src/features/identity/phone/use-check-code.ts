import { checkLoginCode, checkRegistrationCode } from '@matiz/contracts/identity/registration.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { links } from '#lib/page/links.ts';
import { readReturnPath } from '#lib/page/return-path.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { useEnter } from '../use-enter.ts';
import type { PhoneData } from './phone-step.ts';
import { useWritePhone } from './use-phone.ts';

/** Proves the phone for this session. Answers whether it has an account already. */
export function useCheckRegistrationCode(data: PhoneData) {
  const request = useRequest();
  const write = useWritePhone();
  return useMutation({
    async mutationFn(code: string): Promise<boolean> {
      const byMail = data.channel === 'email' && data.email !== null ? { email: data.email } : {};
      const body = { phone: data.phone, code, ...byMail };
      return (await request(checkRegistrationCode, { body })).results.hasAccount;
    },
    onSuccess(hasAccount) {
      if (!hasAccount) write('register', { ...data, isProven: true });
    },
  });
}

/** Logs in with the code, and goes back to where one was. */
export function useCheckLoginCode(data: PhoneData) {
  const { request, routes } = useServices();
  const write = useWritePhone();
  const enter = useEnter();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (code: string) => request(checkLoginCode, { body: { phone: data.phone, code } }),
    async onSuccess(reply) {
      await enter(reply);
      await navigate(readReturnPath(data.returnTo, routes) ?? links.home, { replace: true });
      write('login', null);
    },
  });
}
