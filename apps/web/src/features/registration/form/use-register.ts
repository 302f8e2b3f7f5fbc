import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { register } from '@matiz/contracts/identity/registration.ts';
import { useMutation } from '@tanstack/react-query';
import {
  legalVersionsQuery,
  type PhoneData,
  useEnter,
  useWritePhone,
} from '#features/identity/index.ts';
import { useServices } from '#lib/services.ts';
import type { RegisterFields } from './fields/register-fields.ts';
import { writeRegistration } from './fields/write-registration.ts';

export type RegisterReply = ReplyOf<typeof register>;

interface RegisterParts {
  readonly data: PhoneData;
  readonly isSeller: boolean;
  /** It arrived: the draft goes, and the page changes. */
  readonly onRegistered: (reply: RegisterReply, fields: RegisterFields) => Promise<void>;
}

/** Registers a business (§7). Anyone who did so by itself is logged in from then on. */
export function useRegister({ data, isSeller, onRegistered }: RegisterParts) {
  const { request, queryClient } = useServices();
  const enter = useEnter();
  const write = useWritePhone();
  return useMutation({
    async mutationFn(fields: RegisterFields) {
      const { data_treatment: version } = await queryClient.ensureQueryData(
        legalVersionsQuery(request),
      );
      return request(register, {
        query: data.isFromLanding ? { from_landing: '1' } : {},
        body: writeRegistration(fields, { phone: data.phone, isSeller, now: new Date(), version }),
      });
    },
    // A text that was published meanwhile: the next look names the new one.
    onError: () => queryClient.invalidateQueries(legalVersionsQuery(request)),
    async onSuccess(reply, fields) {
      if (isSeller) await queryClient.invalidateQueries({ queryKey: ['seller-customers'] });
      else await enter(reply);
      await onRegistered(reply, fields);
      // Only now: without its phone this page leads back to the first step.
      write('register', null);
      write('login', null);
    },
  });
}
