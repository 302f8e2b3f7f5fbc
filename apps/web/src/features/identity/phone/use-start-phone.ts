import { userStatus } from '@matiz/contracts/identity/registration.ts';
import { useMutation } from '@tanstack/react-query';
import type { PhoneStep } from '#lib/page/route.ts';
import { useRequest } from '#lib/services.ts';
import { nationalPhone, type PhoneData, startPhone } from './phone-step.ts';
import { useWritePhone } from './use-phone.ts';

/** Asks by which channels a phone can be sent a code, and keeps it for the steps that follow (§7). */
export function useStartPhone(step: PhoneStep, parts: Partial<PhoneData>) {
  const request = useRequest();
  const write = useWritePhone();
  return useMutation({
    async mutationFn(typed: string): Promise<PhoneData> {
      const phone = nationalPhone(typed);
      const { results } = await request(userStatus, { body: { phone } });
      const { resendInSeconds } = results;
      // The staff calls who registers; the one who has an account enters otherwise.
      const channels = results.channels.filter((each) => step === 'register' || each !== 'staff');
      return startPhone(phone, {
        ...parts,
        channels,
        channel: channels[0] ?? 'sms',
        resendAt: Date.now() + resendInSeconds * 1000,
      });
    },
    onSuccess(data) {
      // §2's guard of SendCode knows login-phone data alone, whatever the code is for: the one who
      // registers keeps both. Anyone who logs in is not registering any more.
      write('login', data);
      write('register', step === 'register' ? data : null);
    },
  });
}
