import { createHash } from 'node:crypto';
import type { Call, ReplyOf } from '@matiz/contracts/define-call.ts';
import type { CartAnswer } from '../cart.store.ts';

/** What makes a change repeat-safe (D-9): known by its id, and told from another by its content. */
export interface Mutation<Reply> {
  readonly id: string;
  readonly bodyHash: Buffer;
  /** What of the answer is kept for a repetition. */
  remember(reply: Reply): unknown;
  /** The answer of a repetition; null when what was kept cannot be it. */
  replay(remembered: unknown, snapshot: CartAnswer, moment: Date): Reply | null;
}

type Replay<Reply> = Pick<Mutation<Reply>, 'remember' | 'replay'>;

/** The mutation of a call with its body; null when the body names none. */
export function mutationOf<C extends Call, Body extends { mutationId?: string | undefined }>(
  call: C,
  body: Body,
  { remember, replay }: Replay<ReplyOf<C>> = sameAnswer(call),
): Mutation<ReplyOf<C>> | null {
  if (body.mutationId === undefined) return null;
  const content = JSON.stringify([call.method, call.path, body]);
  const bodyHash = createHash('sha256').update(content).digest();
  return { id: body.mutationId, bodyHash, remember, replay };
}

/** The first answer again, letter for letter. */
function sameAnswer<C extends Call>(call: C): Replay<ReplyOf<C>> {
  return {
    remember: (reply) => reply,
    replay(remembered) {
      const read = call.replies[200]?.safeParse(remembered);
      // The schema of the contract made this value; the compiler cannot follow it here.
      return read?.success ? (read.data as ReplyOf<C>) : null;
    },
  };
}
