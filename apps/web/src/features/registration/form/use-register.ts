import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { register, startRegistration } from '@matiz/contracts/identity/registration.ts';
import { useMutation } from '@tanstack/react-query';
import {
  legalVersionsQuery,
  type PhoneData,
  provenEmail,
  useEnter,
  useWritePhone,
} from '#features/identity/index.ts';
import { useServices } from '#lib/services.ts';
import type { RegisterFields, StartFields } from './fields/register-fields.ts';
import { writeCustomer, writeStart } from './fields/write-registration.ts';

export type RegisterReply = ReplyOf<typeof register>;

/** A seller registers a customer with all of its data (§7), and keeps their own session. */
export function useRegisterCustomer({ phone }: PhoneData) {
  const { request, queryClient } = useServices();
  const readVersion = useLegalVersion();
  return useMutation({
    mutationFn: async (fields: RegisterFields) => {
      const agreed = { phone, now: new Date(), version: await readVersion() };
      return request(register, { query: {}, body: writeCustomer(fields, agreed) });
    },
    onError: () => queryClient.invalidateQueries(legalVersionsQuery(request)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['seller-customers'] }),
  });
}

/** Begins an account with what prices need, and is logged in from then on (ADR 101). */
export function useStart(data: PhoneData, onStarted: () => Promise<void>) {
  const { request, queryClient } = useServices();
  const enter = useEnter();
  const write = useWritePhone();
  const readVersion = useLegalVersion();
  return useMutation({
    mutationFn: async (fields: StartFields) => {
      const { phone, isFromLanding } = data;
      const agreed = { phone, now: new Date(), version: await readVersion() };
      return request(startRegistration, {
        query: isFromLanding ? { from_landing: '1' } : {},
        body: writeStart(fields, { ...agreed, provenEmail: provenEmail(data) }),
      });
    },
    // A text that was published meanwhile: the next look names the new one.
    onError: () => queryClient.invalidateQueries(legalVersionsQuery(request)),
    async onSuccess(reply) {
      await enter(reply);
      await onStarted();
      // Only now: without its phone this page leads back to the first step.
      write('register', null);
      write('login', null);
    },
  });
}

/** The version of the data policy that is agreed to now. */
function useLegalVersion(): () => Promise<string> {
  const { request, queryClient } = useServices();
  return async () => {
    const versions = await queryClient.ensureQueryData(legalVersionsQuery(request));
    return versions.data_treatment;
  };
}
