import { say } from '@matiz/contracts/messages.ts';
import { isRouteErrorResponse } from 'react-router';
import { RequestError } from './request-error.ts';

/** A page's failure in a form that also travels from the server to the browser. */
export interface PageProblem {
  readonly isPageProblem: true;
  readonly status: number;
  readonly message: string;
  readonly requestId: string | null;
  /** Staff stand where only who buys has something to do: told so, instead of being refused. */
  readonly isForBuyers?: true;
}

/** For a page that is only for whoever buys, where staff came: a page of their own, no failure. */
export function staffOnly(): PageProblem {
  return { ...problem(200, ''), isForBuyers: true };
}

/** Reads whatever was thrown; a stranger's message is never shown. */
export function toProblem(error: unknown): PageProblem {
  if (isPageProblem(error)) return error;
  if (error instanceof RequestError) {
    return problem(error.status || 503, error.message, error.reply?.requestId ?? null);
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
