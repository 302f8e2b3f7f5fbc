import { RequestError } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isRouteErrorResponse } from 'react-router';
import { commonCopy } from '#copy/everywhere.ts';
import { PartError } from '../parts/load-part.ts';

/** A page's failure in a form that also travels from the server to the browser. */
export interface PageProblem {
  readonly isPageProblem: true;
  readonly status: number;
  readonly message: string;
  readonly requestId: string | null;
  /** Staff stand where only who buys has something to do: told so, instead of being refused. */
  readonly isForBuyers?: true;
  /** Nothing is wrong with us: what the page needs could not be reached. */
  readonly isOffline?: true;
  /** Only a page that is loaded again can mend it. */
  readonly needsReload?: true;
}

/** For a page that is only for the one who buys, where staff came: a page of their own, no failure. */
export function staffOnly(): PageProblem {
  return { ...problem(200, ''), isForBuyers: true };
}

/** Reads whatever was thrown; a stranger's message is never shown. */
export function toProblem(error: unknown, isOnline = true): PageProblem {
  if (isPageProblem(error)) return error;
  if (error instanceof PartError) {
    // With a connection it is a part of an older release, which nobody serves any more.
    return isOnline
      ? { ...problem(503, commonCopy.oldRelease), needsReload: true }
      : { ...problem(503, say('offline')), isOffline: true, needsReload: true };
  }
  if (error instanceof RequestError) {
    const failure = problem(error.status || 503, error.message, error.reply?.requestId ?? null);
    return error.code === 'OFFLINE' ? { ...failure, isOffline: true } : failure;
  }
  if (isRouteErrorResponse(error) && error.status === 404) return problem(404, say('notFound'));
  return problem(500, say('unexpected'));
}

function problem(status: number, message: string, requestId: string | null = null): PageProblem {
  return { isPageProblem: true, status, message, requestId };
}

function isPageProblem(error: unknown): error is PageProblem {
  return typeof error === 'object' && error !== null && 'isPageProblem' in error;
}
