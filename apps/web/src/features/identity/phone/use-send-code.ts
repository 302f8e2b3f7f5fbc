import {
  type CodeChannel,
  sendLoginCode,
  sendRegistrationCode,
} from '@matiz/contracts/registration.ts';
import { useMutation } from '@tanstack/react-query';
import { useRequest } from '../../../lib/services.ts';
import type { PhoneStep } from '../../../routes.ts';
import type { PhoneData } from './phone-step.ts';
import { useWritePhone } from './use-phone.ts';

const calls = { login: sendLoginCode, register: sendRegistrationCode };

/** Sends a code, and keeps that it was sent and when another may be asked for. */
export function useSendCode(step: PhoneStep, data: PhoneData) {
  const request = useRequest();
  const write = useWritePhone();
  return useMutation({
    mutationFn: (channel: CodeChannel) =>
      request(calls[step], { body: { phone: data.phone, channel } }),
    onSuccess({ results }, channel) {
      const resendAt = Date.now() + results.resendInSeconds * 1000;
      write(step, { ...data, channel, resendAt, isSent: true });
    },
  });
}
