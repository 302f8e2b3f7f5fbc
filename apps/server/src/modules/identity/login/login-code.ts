import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failureAt } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration.ts';
import { passwordGuesses } from '@matiz/domain/identity/guessing.ts';
import { fail, ok, orThrow, type Result } from '@matiz/domain/kernel/result.ts';
import type { Message } from '#adapters/messages/messages.ts';
import type { Background } from '#lib/background.ts';
import type { Guesses } from '../limits/guesses.ts';
import { nameOfEmail, namesOf } from '../limits/origin.ts';
import { findUserByPhone } from '../phone/phone-code.store.ts';
import type {
  CodeGuess,
  CodeRequest,
  MadeCode,
  PhoneCodeDeps,
  PhoneCodes,
  SentCode,
} from '../phone/phone-code.ts';
import { codeMail, codeToPhone } from '../phone/phone-code-message.ts';
import type { SessionKeeper } from '../session/sessions.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { showUser } from '../show-person.ts';
import type { Devices } from './devices.ts';

interface LoginCodeDeps extends Pick<PhoneCodeDeps, 'sql' | 'clock' | 'messages'> {
  readonly codes: PhoneCodes;
  readonly background: Background;
  readonly keeper: SessionKeeper;
  readonly devices: Devices;
  readonly guesses: Guesses;
  readonly publicUrl: string;
}

/** Entering with a phone instead of a password: `/auth/verify` and `/auth/check` (§7). */
export function createLoginCodes(deps: LoginCodeDeps) {
  const { sql, clock, messages, codes, background, keeper, publicUrl, devices, guesses } = deps;

  /**
   * Makes a code for any phone, and sends it after the answer to one that has an account: neither
   * the answer nor its time tells which. For the same reason a provider's refusal is only logged.
   */
  async function sendLoginCode(
    requested: Omit<CodeRequest, 'purpose'>,
  ): Promise<Result<SentCode, FailureOf<typeof calls.sendLoginCode>>> {
    const made = await codes.make({ ...requested, purpose: 'login' });
    if (!made.ok) return made;
    const { channel, contact, resendInSeconds } = made.value;
    const { phone } = contact;
    background.run('a code to log in', async () => {
      const user = await findUserByPhone(sql.reader, phone);
      const message = user && messageFor(user, made.value);
      if (message) orThrow(await messages.send(message));
    });
    return ok({ channel, resendInSeconds });
  }

  /**
   * By mail it goes to the address that the account has confirmed, if it has one; there too where
   * no phone could be reached: who reads it can set a new password as well.
   */
  function messageFor(
    { email }: { readonly email: string | null },
    { channel, contact, code, until }: MadeCode,
  ): Message | null {
    const mail = email === null ? null : codeMail(email, code, publicUrl);
    if (channel === 'email') return mail;
    if (channel === 'staff') return null;
    return codeToPhone({ phone: contact.phone, channel, code, until }, publicUrl, mail);
  }

  /** Opens a session for the right code, as `/v3/auth/login` does for the right password. */
  async function logInByCode(
    attempt: Omit<CodeGuess, 'purpose'>,
  ): Promise<Result<SignedIn, FailureOf<typeof calls.checkLoginCode>>> {
    const checked = await codes.check({ ...attempt, purpose: 'login' });
    if (!checked.ok) return checked;
    const user = await findUserByPhone(sql.reader, checked.value.phone);
    if (!user) return fail(failureAt('code', 'BAD_CODE'));
    const { phone: _, ...shown } = user;
    const tokens = await keeper.open({ id: user._id, role: user.rol });
    const device = await devices.remember(attempt.device, namesOf(user), clock());
    // Who proved the phone is no stranger to the password either.
    if (user.email !== null) await guesses.forgive(passwordGuesses, nameOfEmail(user.email));
    return ok({ tokens, user: showUser(shown), device });
  }

  return { sendLoginCode, logInByCode };
}
