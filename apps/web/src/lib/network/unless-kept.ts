import { RequestError } from '@matiz/client/request-error.ts';

/** Does the work; where no call gets through, answers what the device kept instead, if it did. */
export async function unlessKept<Result>(
  work: () => Promise<Result> | Result,
  findKept: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isUnreached = error instanceof RequestError && error.code === 'OFFLINE';
    const kept = isUnreached ? await findKept() : undefined;
    if (kept === undefined) throw error;
    return kept as Result;
  }
}
