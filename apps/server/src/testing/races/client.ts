import type { BodyInput, Call, QueryInput, ReplyOf } from '@matiz/contracts/define-call.ts';

/** What a call came to. */
export interface Outcome<C extends Call> {
  readonly status: number;
  /** Null when it was refused. */
  readonly value: ReplyOf<C> | null;
  readonly code: string | null;
  readonly message: string | null;
}

interface Parts<C extends Call> {
  readonly token: string;
  readonly body?: BodyInput<C>;
  readonly query?: QueryInput<C>;
  readonly key?: string;
}

/** Sends a call over HTTP, once. */
export async function send<C extends Call>(
  address: string,
  call: C,
  { token, body, query, key }: Parts<C>,
): Promise<Outcome<C>> {
  const search = query === undefined ? '' : `?${new URLSearchParams(query as never)}`;
  const reply = await fetch(`${address}/api${call.path}${search}`, {
    method: call.method,
    headers: {
      token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await reply.json();
  if (reply.status === 200) {
    // The server holds its replies against the contract itself.
    return { status: 200, value: answer as ReplyOf<C>, code: null, message: null };
  }
  const { code, message } = answer as { code: string; message: string };
  return { status: reply.status, value: null, code, message };
}

/** `3 × 200, 1 × 400 OUT_OF_STOCK`: how often each answer came. */
export function tally(outcomes: readonly { status: number; code: string | null }[]): string {
  const groups = Map.groupBy(outcomes, ({ status, code }) =>
    [status, code].filter(Boolean).join(' '),
  );
  return [...groups].map(([answer, same]) => `${same.length} × ${answer}`).join(', ');
}
