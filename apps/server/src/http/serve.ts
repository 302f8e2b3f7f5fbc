import type { BodyOf, Call, QueryOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, sharedErrors } from '@matiz/contracts/errors.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.ts';
import { ContractBroken, errorReplyOf, statusOf } from './errors.ts';
import type { PrincipalFor } from './principal.ts';
import { readBody, readIdempotencyKey, readQuery } from './read-request.ts';

/** What a handler gets: everything checked against the contract and the session. */
export interface ServedRequest<C extends Call> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly principal: PrincipalFor<C['access']>;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly raw: FastifyRequest;
  /** For cookies and headers only; the body is what the handler returns. */
  readonly reply: FastifyReply;
}

export type Handler<C extends Call> = (
  request: ServedRequest<C>,
) => Promise<Result<ReplyOf<C>, Failure>>;

/**
 * Serves a contract under `/api` (D-1): access, then query and body, then the handler; its value
 * or failure is answered as the contract says, and nothing else can be.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const status = Number(Object.keys(call.replies)[0]);
  const declared = new Set<string>([...sharedErrors, ...call.errors]);

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const principal = await admit(call.access, request);
    const result = await handler({
      // The schemas of the contract made these values; the compiler cannot follow them here.
      query: readQuery(call, request) as QueryOf<C>,
      body: readBody(call, request) as BodyOf<C>,
      principal: principal as PrincipalFor<C['access']>,
      requestId: request.id,
      idempotencyKey: readIdempotencyKey(request),
      raw: request,
      reply,
    });
    if (result.ok) return reply.status(status).send(result.value);
    if (!declared.has(result.error.code)) {
      throw new ContractBroken(
        `${call.method} ${call.path} does not declare ${result.error.code}: add it to its errors`,
      );
    }
    return reply.status(statusOf(result.error)).send(errorReplyOf(result.error, request.id));
  }

  for (const url of addressesOf(call)) {
    app.route({ method: call.method, url, exposeHeadRoute: false, handler: handle });
  }
}

/** A path that ends in a slash answers without it too (D-1: `/compare_versions/`). */
function addressesOf(call: Call): string[] {
  const address = `/api${call.path}`;
  return address.endsWith('/') ? [address, address.slice(0, -1)] : [address];
}
