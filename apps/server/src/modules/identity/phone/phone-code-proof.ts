import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Message } from '#adapters/messages/messages.ts';
import { findAccount } from '../identity.store.ts';
import { findUserByPhone, saveProof } from './phone-code.store.ts';
import type {
  CodeGuess,
  CodeRequest,
  MadeCode,
  PhoneCodeDeps,
  PhoneCodes,
  SentCode,
} from './phone-code.ts';
import { codeMail, codeToPhone } from './phone-code-message.ts';

interface PhoneProofDeps extends Pick<PhoneCodeDeps, 'sql' | 'clock' | 'messages'> {
  readonly codes: PhoneCodes;
  readonly publicUrl: string;
}

/** Proving a phone, or an e-mail, before registering: `/verify/verify` and `/verify/check` (§7). */
export function createPhoneProofs({ sql, clock, messages, codes, publicUrl }: PhoneProofDeps) {
  /** Sends a code to anybody, with an account or without. `CODE_NOT_SENT` counts for nothing. */
  async function sendProofCode(
    requested: Omit<CodeRequest, 'purpose'>,
  ): Promise<Result<SentCode, FailureOf<typeof calls.sendRegistrationCode>>> {
    const made = await codes.make({ ...requested, purpose: 'register' });
    if (!made.ok) return made;
    const { channel, resendInSeconds } = made.value;
    const message = messageOf(made.value);
    // Without a message a person of the staff calls, and tells it then.
    if (message === null) return ok({ channel, resendInSeconds });
    if ((await messages.send(message)).ok) return ok({ channel, resendInSeconds });
    await codes.takeBack(made.value, requested);
    return fail(failure('CODE_NOT_SENT'));
  }

  /** A phone is proven by what only the phone got: no mail stands in for it. */
  function messageOf({ channel, contact, code, until }: MadeCode): Message | null {
    if (channel === 'staff') return null;
    if (channel === 'email') return codeMail(contact.email ?? '', code, publicUrl);
    return codeToPhone({ phone: contact.phone, channel, code, until }, publicUrl, null);
  }

  /**
   * The right code proves the phone, or the e-mail that it came to, in this session. Whose it is has
   * been shown, so they may learn that it has an account.
   */
  async function proveContact(
    attempt: Omit<CodeGuess, 'purpose'>,
  ): Promise<Result<{ hasAccount: boolean }, FailureOf<typeof calls.checkRegistrationCode>>> {
    const checked = await codes.check({ ...attempt, purpose: 'register' });
    if (!checked.ok) return checked;
    const { phone, email } = checked.value;
    await saveProof(sql, checked.value, attempt.sessionId, clock());
    const holder = await (email === null
      ? findUserByPhone(sql.reader, phone)
      : findAccount(sql.reader, email));
    return ok({ hasAccount: holder !== undefined });
  }

  return { sendProofCode, proveContact };
}
