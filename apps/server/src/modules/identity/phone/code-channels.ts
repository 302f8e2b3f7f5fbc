import type { CodeChannel } from '@matiz/contracts/identity/registration.ts';
import type { Messages } from '#adapters/messages/messages.ts';
import type { CodePurpose } from './phone-code.store.ts';

/**
 * The ways that a code can take now, the usual one first. A phone proves itself; only where nobody
 * carries messages to phones the mail stands in, and to register the staff, who call (ADR 0037).
 */
export function channelsFor(
  purpose: CodePurpose,
  { carries }: Pick<Messages, 'carries'>,
): readonly CodeChannel[] {
  const toPhones = (['sms', 'whatsapp'] as const).filter(carries);
  if (toPhones.length > 0) return toPhones;
  const byMail = (['email'] as const).filter(carries);
  return purpose === 'register' ? [...byMail, 'staff'] : byMail;
}
