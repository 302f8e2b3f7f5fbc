import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { findUserByPhone, saveProof } from './phone-code.store.ts';
import type { CodeGuess, CodeWish, PhoneCodeDeps, PhoneCodes, SentCode } from './phone-code.ts';
import { codeText } from './phone-code-text.ts';

interface PhoneProofDeps extends Pick<PhoneCodeDeps, 'sql' | 'clock' | 'messages'> {
  readonly codes: PhoneCodes;
  readonly publicUrl: string;
}

/** Proving a phone before registering: `/verify/verify` and `/verify/check` (§7). */
export function createPhoneProofs({ sql, clock, messages, codes, publicUrl }: PhoneProofDeps) {
  /** Sends a code to any phone, with an account or without. `CODE_NOT_SENT` counts for nothing. */
  async function sendProofCode(
    wish: Omit<CodeWish, 'purpose'>,
  ): Promise<Result<SentCode, Failure>> {
    const made = await codes.make({ ...wish, purpose: 'register' });
    if (!made.ok) return made;
    const { channel, phone, code, resendInSeconds } = made.value;
    const sent = await messages.send({ channel, to: phone, text: codeText(code, publicUrl) });
    if (sent.ok) return ok({ resendInSeconds });
    await codes.takeBack(made.value, wish);
    return fail(failure('CODE_NOT_SENT'));
  }

  /**
   * The right code proves the phone in this session. Whose phone it is has been shown, so they may
   * learn that it has an account.
   */
  async function provePhone(
    attempt: Omit<CodeGuess, 'purpose'>,
  ): Promise<Result<{ hasAccount: boolean }, Failure>> {
    const checked = await codes.check({ ...attempt, purpose: 'register' });
    if (!checked.ok) return checked;
    const phone = checked.value;
    await saveProof(sql, { phone, sessionId: attempt.sessionId }, clock());
    return ok({ hasAccount: (await findUserByPhone(sql, phone)) !== undefined });
  }

  return { sendProofCode, provePhone };
}
