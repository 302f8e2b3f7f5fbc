import { z } from 'zod';
import { CarrierFault, faultNameOf } from '../carrier-fault.ts';
import type { Message } from '../messages.ts';
import { toGsmText } from './gsm-text.ts';

/** An account with Twilio. */
export interface TwilioKeys {
  /** `AC…`. */
  readonly account: string;
  /** Also signs what it tells us. */
  readonly token: string;
  /** The number that writes (E.164), or a messaging service (`MG…`). */
  readonly from: string;
}

export const twilioUrl = 'https://api.twilio.com/2010-04-01';
const timeoutMs = 8_000;

/** Twilio's codes for a number that gets none, and of who answered STOP. */
const unreachable = new Set([21211, 21612, 21614, 30003, 30005, 30006]);
const optedOut = new Set([21610]);
const never = new Set([21602, 21617]);

const accepted = z.object({ sid: z.string().min(1).max(200) });
const refused = z.object({ code: z.int() });

export interface TwilioOptions {
  readonly keys: TwilioKeys;
  readonly fetch: typeof fetch;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  /** Where its states are told; null: Twilio could not reach it. */
  readonly noticeUrl: string | null;
}

/** Sends a text and answers what Twilio calls it; its states come to an address with our id. */
export async function sendBySms(
  { keys, fetch, apiUrl, noticeUrl }: TwilioOptions,
  { to, text }: Message,
  id: string,
): Promise<string> {
  const sender = keys.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  const form = new URLSearchParams({ To: to, [sender]: keys.from, Body: toGsmText(text) });
  if (noticeUrl !== null) form.set('StatusCallback', `${noticeUrl}?id=${id}`);
  const response = await ask(fetch, `${apiUrl}/Accounts/${keys.account}/Messages.json`, {
    method: 'POST',
    headers: {
      authorization: authorizationOf(keys),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form.toString(),
  });
  const content: unknown = await response.json().catch(() => null);
  if (!response.ok) throw faultOf(response.status, content);
  const read = accepted.safeParse(content);
  if (!read.success) throw new CarrierFault('answer', 'later');
  return read.data.sid;
}

/** What keeps messages from going, for the doctor; null: the account is open. */
export async function examineTwilio({
  keys,
  fetch,
  apiUrl,
}: Omit<TwilioOptions, 'noticeUrl'>): Promise<string | null> {
  const headers = { authorization: authorizationOf(keys) };
  const response = await ask(fetch, `${apiUrl}/Accounts/${keys.account}.json`, { headers });
  const content: unknown = await response.json().catch(() => null);
  if (!response.ok) return `Twilio responde ${faultOf(response.status, content).message}`;
  const { data } = z.object({ status: z.string() }).safeParse(content);
  return data?.status === 'active' ? null : `la cuenta de Twilio está ${data?.status ?? 'cerrada'}`;
}

function faultOf(status: number, content: unknown): CarrierFault {
  const code = refused.safeParse(content).data?.code;
  const outcome = code === undefined ? 'later' : outcomeOfTwilio(code);
  return new CarrierFault(String(code ?? status), outcome);
}

/** What comes of a message with that fault of Twilio's. */
export function outcomeOfTwilio(code: number): CarrierFault['outcome'] {
  if (unreachable.has(code)) return 'unreachable';
  if (optedOut.has(code)) return 'asked';
  return never.has(code) ? 'never' : 'later';
}

const authorizationOf = ({ account, token }: TwilioKeys) =>
  `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

async function ask(fetch: TwilioOptions['fetch'], address: string, init: RequestInit) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(address, { ...init, redirect: 'error', signal });
  } catch (error) {
    throw new CarrierFault(faultNameOf(error), 'later');
  }
}
