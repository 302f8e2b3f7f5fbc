import type { Access } from '@matiz/domain/identity/access.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { z } from 'zod';
import type { ErrorCode, Failure, SharedError } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the product (§7): its whole address, who may make it, what it takes, what it answers.
 * The path is written once, literally as the specification spells it; the server mounts it under `/api` (D-1).
 */
export interface Call {
  readonly method: Method;
  readonly path: `/${string}`;
  /** The row of the specification or the decision that asks for it. */
  readonly spec: string;
  readonly summary: string;
  readonly access: Access;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is no JSON but bytes, as they are: a piece of a file. */
  readonly takes?: 'bytes';
  /** What was sent is kept as it came besides: its signature is over its bytes. */
  readonly keepsText?: true;
  /** Bytes that the body may have, where it is not the server's usual limit. */
  readonly bodyLimit?: number;
  /** Calls that take goods or give them back have longer until they are answered. */
  readonly deadline?: 'long';
  /** Replies by status; anything not named here may not be sent. */
  readonly replies: { readonly [status: number]: z.ZodType };
  /** What the reply is when it is not JSON: its bytes, or pieces of them, are sent as they are. */
  readonly media?: string;
  /** Expected failures beyond those that every call shares (see `sharedErrors`). */
  readonly errors: readonly ErrorCode[];
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

export type QueryOf<C extends Call> = C['query'] extends z.ZodType
  ? z.output<C['query']>
  : Record<never, never>;
export type BodyOf<C extends Call> = C['takes'] extends 'bytes'
  ? Uint8Array<ArrayBuffer>
  : C['body'] extends z.ZodType
    ? z.output<C['body']>
    : undefined;
/** What a client writes; differs from `QueryOf` where text is read into numbers. */
export type QueryInput<C extends Call> = C['query'] extends z.ZodType
  ? z.input<C['query']>
  : Record<never, never>;
export type BodyInput<C extends Call> = C['takes'] extends 'bytes'
  ? Uint8Array<ArrayBuffer>
  : C['body'] extends z.ZodType
    ? z.input<C['body']>
    : undefined;
export type ReplyOf<C extends Call> = z.output<C['replies'][keyof C['replies']]>;
/** What a call may fail with: the codes that it declares, and those that every call shares. */
export type FailureOf<C extends Call> = Failure<C['errors'][number] | SharedError>;
/** What the one who serves a call answers. */
export type ResultOf<C extends Call> = Result<ReplyOf<C>, FailureOf<C>>;
