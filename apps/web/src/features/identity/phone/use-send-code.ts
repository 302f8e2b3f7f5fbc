import {
  type CodeChannel,
  sendLoginCode,
  sendRegistrationCode,
} from '@matiz/contracts/identity/registration.ts';
import { useMutation } from '@tanstack/react-query';
import type { PhoneStep } from '#lib/page/route.ts';
import { useRequest } from '#lib/services.ts';
import type { PhoneData } from './phone-step.ts';
import { useWritePhone } from './use-phone.ts';

/** How a code travels; `email`: where to, when someone who registers wants it by mail. */
export interface CodeWay {
  readonly channel: CodeChannel;
  readonly email: string | null;
}

const calls = { login: sendLoginCode, register: sendRegistrationCode };

/** Sends a code, and keeps that it was sent and when another may be asked for. */
export function useSendCode(step: PhoneStep, data: PhoneData) {
  const request = useRequest();
  const write = useWritePhone();
  return useMutation({
    mutationFn: ({ channel, email }: CodeWay) =>
      step === 'register' && channel === 'email'
        ? request(sendRegistrationCode, {
            body: { phone: data.phone, channel, email: email ?? '' },
          })
        : request(calls[step], { body: { phone: data.phone, channel } }),
    onSuccess({ results }, { channel, email }) {
      const resendAt = Date.now() + results.resendInSeconds * 1000;
      write(step, { ...data, channel, email, resendAt, isSent: true });
    },
  });
}
