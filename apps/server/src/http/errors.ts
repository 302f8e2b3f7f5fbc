import {
  type ErrorReply,
  errorKinds,
  type Failure,
  type FieldFault,
  failure,
  failureLineOf,
  sentenceOf,
} from '@matiz/contracts/errors.ts';
import { DeadlinePassed } from '#lib/deadline.ts';
import { StorageUnavailable } from '#lib/storage-unavailable.ts';
import { DatabaseUnavailable } from '../db/connection/unavailable.ts';

/** A reply or a failure that its contract does not name: our own mistake, never the caller's. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
}

/** A failure that was found outside of a handler (session, access, reading the request). */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly failure: Failure;
  readonly fields: FieldFault[] | undefined;

  constructor(refusal: Failure, fields?: FieldFault[]) {
    super(refusal.code);
    this.failure = refusal;
    this.fields = fields;
  }
}

/** The body of a failed reply (`errorReplySchema`). */
export function errorReplyOf(
  refusal: Failure,
  requestId: string,
  fields: readonly FieldFault[] | undefined = refusal.fields,
): ErrorReply {
  return {
    code: refusal.code,
    message: sentenceOf(refusal),
    ...(fields ? { fields: [...fields] } : {}),
    ...(refusal.lines ? { lines: refusal.lines.map(failureLineOf) } : {}),
    ...(refusal.conflict ? { conflict: refusal.conflict } : {}),
    requestId,
  };
}

export function statusOf({ code }: Failure): number {
  return errorKinds[code].status;
}

/** What a caller may know of anything that was thrown. */
export function refusalOf(error: unknown): { failure: Failure; fields?: FieldFault[] } {
  if (error instanceof Refused) {
    return { failure: error.failure, ...(error.fields ? { fields: error.fields } : {}) };
  }
  if (error instanceof DatabaseUnavailable) {
    return { failure: failure(error.reason === 'busy' ? 'BUSY' : 'UNAVAILABLE') };
  }
  if (error instanceof StorageUnavailable) return { failure: failure('UNAVAILABLE') };
  if (error instanceof DeadlinePassed) return { failure: failure('DEADLINE_PASSED') };
  return { failure: failure(codeOfFrameworkError(error)) };
}

function codeOfFrameworkError(error: unknown) {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 'UNEXPECTED';
  switch (error.statusCode) {
    case 404:
      return 'NOT_FOUND';
    case 413:
      return 'BODY_TOO_LARGE';
    case 415:
      return 'UNSUPPORTED_MEDIA';
    default:
      return Number(error.statusCode) < 500 ? 'INVALID_REQUEST' : 'UNEXPECTED';
  }
}
