import type { ErrorCode, ErrorReply } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';

type Reply = { readonly status: number; readonly body: unknown };
export type RequestErrorCode = ErrorCode | 'OFFLINE';

/** A refused or failed request: the server's code and Spanish sentence, ready to be shown. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: RequestErrorCode;
  readonly reply: ErrorReply | null;

  constructor(
    status: number,
    code: RequestErrorCode,
    message: string,
    reply: ErrorReply | null,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.reply = reply;
  }

  static from({ status, body }: Reply): RequestError {
    if (isErrorReply(body)) return new RequestError(status, body.code, body.message, body);
    const code = status === 404 ? 'NOT_FOUND' : 'UNEXPECTED';
    return new RequestError(
      status,
      code,
      say(code === 'NOT_FOUND' ? 'notFound' : 'unexpected'),
      null,
    );
  }

  static offline(cause: unknown): RequestError {
    return new RequestError(0, 'OFFLINE', say('offline'), null, cause);
  }
}

function isErrorReply(body: unknown): body is ErrorReply {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'message' in body &&
    typeof body.message === 'string'
  );
}

/** Whether sending the same again may work: nothing arrived, or the server was busy. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 503);
}
