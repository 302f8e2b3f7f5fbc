import { setTimeout as wait } from 'node:timers/promises';
import type { BodyInput, Call, ReplyOf } from '@matiz/contracts/define-call.ts';

/** What a call came to. */
export interface Answer<C extends Call> {
  readonly status: number;
  /** Its reply; null when it was refused. */
  readonly body: ReplyOf<C> | null;
  readonly text: string;
}

export interface Parts<C extends Call> {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyInput<C>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a call once. Null: no answer came, so nobody knows whether it was done. */
export async function send<C extends Call>(
  address: string,
  call: C,
  { query = {}, body, headers = {} }: Parts<C>,
): Promise<Answer<C> | null> {
  try {
    const reply = await fetch(`${address}/api${call.path}?${new URLSearchParams(query)}`, {
      method: call.method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await reply.text();
    if (reply.status !== 200) return { status: reply.status, body: null, text };
    // The server answers by the same contract; this client is not what is on trial.
    return { status: 200, body: JSON.parse(text) as ReplyOf<C>, text };
  } catch {
    return null;
  }
}

/** Presses a button of a page that leads on. False: nobody knows whether it was heard. */
export async function pressForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  const reply = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  if (reply === null || reply.status >= 500) return false;
  if (reply.status === 303) return true;
  throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
}

/** Tries for a busy server, half a second apart: thirty people who log in at once have to queue. */
const tries = 20;

/** Sends a call that has to be done, again while the server is busy. Throws when it is not done. */
export async function demand<C extends Call>(
  address: string,
  call: C,
  parts: Parts<C>,
): Promise<ReplyOf<C>> {
  let answer: Answer<C> | null = null;
  for (let turn = 0; turn < tries; turn += 1) {
    answer = await send(address, call, parts);
    if (answer?.body) return answer.body;
    if (answer?.status !== 503) break;
    await wait(500);
  }
  throw new Error(`${call.method} ${call.path}: ${answer ? answer.text : 'no answer'}`);
}
