import type { Incoming, Outgoing, Transport } from '@matiz/client/request.ts';
import type { BodyInput, Call, QueryInput, ReplyOf } from '@matiz/contracts/define-call.ts';
import {
  type ErrorCode,
  type ErrorReply,
  errorKinds,
  type SharedError,
  sharedErrors,
} from '@matiz/contracts/errors.ts';
import { messages } from '@matiz/contracts/messages.ts';
import type { ListCall, RowOf } from '@matiz/contracts/staff/list.ts';

/** What a screen sent with a call, as its contract reads it. */
export interface Sent<C extends Call> {
  readonly query: QueryInput<C>;
  readonly body: BodyInput<C>;
}

/** A refusal that the contract of the call allows. */
export class Refusal<Code extends ErrorCode> {
  readonly code: Code;
  readonly parts: Partial<ErrorReply>;
  constructor(code: Code, parts: Partial<ErrorReply>) {
    this.code = code;
    this.parts = parts;
  }
}

/** For tests: the server refuses; its usual sentence stands there unless another is given. */
export function refusal<Code extends ErrorCode>(
  code: Code,
  parts: Partial<ErrorReply> = {},
): Refusal<Code> {
  return new Refusal(code, parts);
}

/** For tests: the line is down. */
export const lineDown = Symbol('the line is down');

type Outcome<C extends Call> =
  | ReplyOf<C>
  | Refusal<C['errors'][number] | SharedError>
  | typeof lineDown;
type Decide<C extends Call> = (sent: Sent<C>, earlier: number) => Outcome<C> | Promise<Outcome<C>>;

export interface Answer {
  readonly call: Call;
  readonly decide: (sent: Sent<Call>, earlier: number) => unknown;
}

/** For tests: what the server says to a call, each time or as it decides. */
export function answer<C extends Call>(call: C, outcome: Outcome<C> | Decide<C>): Answer {
  const decide = typeof outcome === 'function' ? outcome : () => outcome;
  return { call, decide: decide as Answer['decide'] };
}

/** For tests: a page of a list that is all there is of it. */
export function pageOf<C extends ListCall>(
  _: C,
  rows: readonly RowOf<C>[],
  parts: Partial<ReplyOf<ListCall>> = {},
): ReplyOf<C> {
  const count = { value: rows.length, isExact: true };
  const page = { next: null, previous: null, count, readAt: '2026-11-23T15:04:00.000Z' };
  return { rows: [...rows], ...page, ...parts } as ReplyOf<C>;
}

/**
 * For tests: a server at the edge of the request client that keeps to the contracts both ways. What
 * a screen sends and no contract takes, and what a test answers and no contract sends, is a fault.
 */
export function createFakeServer(answers: readonly Answer[]) {
  const faults: string[] = [];
  const seen: { call: Call; sent: Sent<Call> }[] = [];

  const transport: Transport = async (outgoing) => {
    const { pathname, searchParams } = new URL(outgoing.path, 'http://matiz.test');
    const name = `${outgoing.method} ${pathname}`;
    const found = answers.findLast(({ call }) => `${call.method} ${call.path}` === name);
    if (!found) {
      faults.push(`${name} is not answered by the test`);
      return { status: 404, body: null };
    }
    const { call, decide } = found;
    const sent = { query: Object.fromEntries(searchParams), body: bodyOf(outgoing) } as Sent<Call>;
    for (const part of ['query', 'body'] as const) {
      const problem = call[part]?.safeParse(sent[part]).error;
      if (problem) faults.push(`${name}, its ${part}: ${problem.message}`);
    }
    const earlier = seen.filter((each) => each.call === call).length;
    seen.push({ call, sent });
    return toIncoming(call, await decide(sent, earlier));
  };

  function toIncoming(call: Call, outcome: unknown): Incoming {
    if (outcome === lineDown) throw new TypeError('Failed to fetch');
    if (outcome instanceof Refusal) {
      const { code, parts } = outcome;
      if (![...call.errors, ...sharedErrors].includes(code)) {
        faults.push(`${call.path} never answers ${code}`);
      }
      const { status, message } = errorKinds[code as ErrorCode];
      return { status, body: { code, message: messages[message], requestId: 'r1', ...parts } };
    }
    const [status, reply] = Object.entries(call.replies)[0] ?? [];
    const problem = reply?.safeParse(outcome).error;
    if (problem) faults.push(`the test's answer to ${call.path}: ${problem.message}`);
    return { status: Number(status), body: outcome };
  }

  return {
    transport,
    faults,
    /** What was sent with a call, the first first. */
    sent: <C extends Call>(call: C) =>
      seen.flatMap((each) => (each.call === call ? [each.sent as unknown as Sent<C>] : [])),
    /** The bodies of a call, the first first. */
    bodies: <C extends Call>(call: C) =>
      seen.flatMap((each) => (each.call === call ? [each.sent.body as BodyInput<C>] : [])),
  };
}

function bodyOf({ body, bytes }: Outgoing): unknown {
  return bytes ?? (body === undefined ? undefined : JSON.parse(body));
}
