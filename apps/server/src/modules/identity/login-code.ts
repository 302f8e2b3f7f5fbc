import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Background } from '../../background.ts';
import { findUserByPhone } from './phone-code.store.ts';
import type { CodeGuess, CodeWish, PhoneCodeDeps, PhoneCodes, SentCode } from './phone-code.ts';
import { codeText } from './phone-code-text.ts';
import type { SessionKeeper } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';

interface LoginCodeDeps extends Pick<PhoneCodeDeps, 'sql' | 'messages'> {
  readonly codes: PhoneCodes;
  readonly background: Background;
  readonly keeper: SessionKeeper;
  readonly publicUrl: string;
}

/** Entering with a phone instead of a password: `/auth/verify` and `/auth/check` (§7). */
export function createLoginCodes(deps: LoginCodeDeps) {
  const { sql, messages, codes, background, keeper, publicUrl } = deps;

  /**
   * Makes a code for any phone, and sends it after the answer to one that has an account: neither
   * the answer nor its time tells which. For the same reason a provider's refusal is only logged.
   */
  async function sendLoginCode(
    wish: Omit<CodeWish, 'purpose'>,
  ): Promise<Result<SentCode, Failure>> {
    const made = await codes.make({ ...wish, purpose: 'login' });
    if (!made.ok) return made;
    const { channel, phone, code, resendInSeconds } = made.value;
    background.run('a code to log in', async () => {
      if (!(await findUserByPhone(sql, phone))) return;
      await messages.send({ channel, to: phone, text: codeText(code, publicUrl) });
    });
    return ok({ resendInSeconds });
  }

  /** Opens a session for the right code, as `/v3/auth/login` does for the right password. */
  async function logInByCode(
    attempt: Omit<CodeGuess, 'purpose'>,
  ): Promise<Result<SignedIn, Failure>> {
    const checked = await codes.check({ ...attempt, purpose: 'login' });
    if (!checked.ok) return checked;
    const user = await findUserByPhone(sql, checked.value);
    if (!user) return fail(failureAt('code', 'BAD_CODE'));
    return ok({ tokens: await keeper.open({ id: user._id, role: user.rol }), user });
  }

  return { sendLoginCode, logInByCode };
}
