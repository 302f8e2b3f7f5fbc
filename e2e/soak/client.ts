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

/** Sends a call that has to be done. Throws when it is not. */
export async function demand<C extends Call>(
  address: string,
  call: C,
  parts: Parts<C>,
): Promise<ReplyOf<C>> {
  const answer = await send(address, call, parts);
  if (answer?.body) return answer.body;
  throw new Error(`${call.method} ${call.path}: ${answer ? answer.text : 'no answer'}`);
}
