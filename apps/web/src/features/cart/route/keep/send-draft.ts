import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import { addQuickOrder, checkQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import { selectCustomer } from '@matiz/contracts/identity.ts';
import {
  type Difference,
  differencesOf,
  type ExpectedLine,
} from '@matiz/domain/cart/route/draft-differences.ts';
import { answerOf, finishSending, refuseSending, startSending } from './change-draft.ts';
import type { KeptLine, RouteDraft, SentDraft } from './route-parts.ts';

export interface SendParts {
  readonly request: Request;
  /** Reads, changes and writes a draft in one go; what it answers is on the device. */
  readonly change: (
    customerId: string,
    change: (draft: RouteDraft) => RouteDraft,
  ) => Promise<RouteDraft>;
  /** What the seller was told of each line. */
  readonly expect: (customerId: string, lines: readonly KeptLine[]) => readonly ExpectedLine[];
  readonly newId: () => string;
  readonly now: () => number;
}

/**
 * Sends what is ordered for a customer into the seller's draft at the shop. First it is written down
 * under an id, then it is sent under it as often as it takes: killed anywhere in between, nothing is
 * lost and nothing happens twice (D-9). No price travels: the shop says its own.
 * Answers false where it has to be tried again later.
 */
export async function sendDraft(customerId: string, parts: SendParts): Promise<boolean> {
  const first = await sendOnce(customerId, parts, null);
  // What was on its way from before is there now; what was ordered since then follows.
  if (first.wasResumed && first.sent) {
    return (await sendOnce(customerId, parts, first.sent)).isAnswered;
  }
  return first.isAnswered;
}

interface Sending {
  readonly isAnswered: boolean;
  readonly wasResumed: boolean;
  readonly sent: SentDraft | null;
}

async function sendOnce(
  customerId: string,
  { request, change, expect, newId, now }: SendParts,
  earlier: SentDraft | null,
): Promise<Sending> {
  const id = newId();
  const { outgoing } = await change(customerId, (draft) =>
    startSending(draft, id, (lines) => expect(customerId, lines)),
  );
  if (outgoing === null) return { isAnswered: true, wasResumed: false, sent: null };
  const { mutationId, lines } = outgoing;
  const wasResumed = mutationId !== id;
  try {
    await request(selectCustomer, { body: { customerId } });
    const body = { customerId, rows: lines.map(rowOf), mutationId };
    const reply = await request(addQuickOrder, { body });
    const { sent } = await change(customerId, (draft) =>
      finishSending(draft, mutationId, reply, { at: now(), earlier }),
    );
    return { isAnswered: true, wasResumed, sent };
  } catch (error) {
    if (error instanceof RequestError && !isRefused(error)) {
      return { isAnswered: false, wasResumed, sent: null };
    }
    if (!isRefused(error)) throw error;
    await change(customerId, (draft) => refuseSending(draft, mutationId, error.message));
    return { isAnswered: true, wasResumed, sent: null };
  }
}

/** What of a draft is not as the seller saw it, while nothing is written anywhere. */
export async function checkDraft(
  { customerId, lines, outgoing }: RouteDraft,
  { request, expect }: Pick<SendParts, 'request' | 'expect'>,
): Promise<Difference[]> {
  const expected = outgoing?.lines ?? expect(customerId, lines);
  await request(selectCustomer, { body: { customerId } });
  const { results } = await request(checkQuickOrder, {
    body: { customerId, rows: expected.map(rowOf) },
  });
  return differencesOf(expected, results.map(answerOf));
}

function rowOf({ code, quantity }: ExpectedLine) {
  return { code, quantity };
}

/** Another tab's customer and a busy shop pass; what the shop says of these lines does not. */
function isRefused(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false;
  const { status, code } = error;
  const passes =
    status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
  return !passes && code !== 'CUSTOMER_MISMATCH' && code !== 'CUSTOMER_REQUIRED';
}
