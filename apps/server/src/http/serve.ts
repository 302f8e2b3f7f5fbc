import type { BodyOf, Call, QueryOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { errorReplySchema, type Failure, sharedErrors } from '@matiz/contracts/errors.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.ts';
import { ContractBroken, errorReplyOf } from './errors.ts';
import { refuse } from './last-resort.ts';
import type { PrincipalFor } from './principal.ts';
import { readBody, readIdempotencyKey, readQuery } from './read-request.ts';
import { replySchemaOf, requireReply } from './reply-schema.ts';

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

const errorSchema = replySchemaOf(errorReplySchema);

/**
 * Serves a contract under `/api` (D-1): access, then query and body, then the handler; its value
 * or failure is answered as the contract says, and nothing else can be. Throws `ContractBroken`
 * for a failure that the contract does not declare and, in tests, for a reply that breaks it.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const { status, schema: replySchema } = successOf(call);
  const name = `${call.method} ${call.path}`;
  const declared = new Set<string>([...sharedErrors, ...call.errors]);

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const result = await handler({
      // The schemas of the contract made these values; the compiler cannot follow them here.
      query: readQuery(call, request) as QueryOf<C>,
      body: readBody(call, request) as BodyOf<C>,
      principal: request.principal as PrincipalFor<C['access']>,
      requestId: request.id,
      idempotencyKey: readIdempotencyKey(request),
      raw: request,
      reply,
    });
    if (!result.ok) {
      requireDeclared(result.error);
      return refuse(reply, result.error).send(errorReplyOf(result.error, request.id));
    }
    if (call.media !== undefined) return sendBytes(reply.status(status), call.media, result.value);
    if (app.isStrict) requireReply(replySchema, result.value, name);
    return reply.status(status).send(result.value);
  }

  function requireDeclared({ code }: Failure): void {
    if (declared.has(code)) return;
    throw new ContractBroken(`${name} does not declare ${code}: add it to the call's errors`);
  }

  const success = call.media === undefined ? { [status]: replySchemaOf(replySchema) } : {};
  const response = { ...success, '4xx': errorSchema, '5xx': errorSchema };
  // Before the body is read: who may not call need not be listened to.
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(app.callHeaders);
    request.principal = await admit(call.access, request);
  }

  for (const url of addressesOf(call)) {
    app.route({
      method: call.method,
      url,
      schema: { response },
      helmet: false,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      onRequest,
      handler: handle,
    });
  }
}

/** A reply that is a file: the browser may show it, and names it itself. */
function sendBytes(reply: FastifyReply, media: string, value: unknown): FastifyReply {
  if (!(value instanceof Uint8Array)) throw new ContractBroken('a file must be bytes');
  return reply.type(media).send(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
}

/** The one success that a call has. */
function successOf(call: Call) {
  const [first, ...others] = Object.entries(call.replies);
  if (!first || others.length > 0) throw new TypeError(`${call.path} must have one success`);
  return { status: Number(first[0]), schema: first[1] };
}

/** A path that ends in a slash answers without it too (D-1: `/compare_versions/`). */
function addressesOf(call: Call): string[] {
  const address = `/api${call.path}`;
  return address.endsWith('/') ? [address, address.slice(0, -1)] : [address];
}
