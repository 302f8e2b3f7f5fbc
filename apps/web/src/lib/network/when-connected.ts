import { RequestError } from '@matiz/client/request-error.ts';
import { PartError } from '../parts/load-part.ts';
import type { Connection } from './connection.ts';

/**
 * Does what a page needs before it can be shown. Where it does not arrive because there is no
 * connection, it is done again once there is one: until then the page that one is on stays.
 */
export async function whenConnected<Result>(
  connection: Connection,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let hiccups = 0; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreached(error) || signal?.aborted) throw error;
      // With a connection once more and no further: then it is not there to be had.
      if (!(await connection.untilBack(signal)) && ++hiccups > 1) throw error;
    }
  }
}

/** Whether it may be for want of a connection that something did not arrive. */
function isUnreached(error: unknown): boolean {
  if (error instanceof PartError) return error.type !== 'missing';
  return error instanceof RequestError && error.code === 'OFFLINE';
}
