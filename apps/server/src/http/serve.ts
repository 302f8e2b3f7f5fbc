import { Readable } from 'node:stream';
import type { BodyOf, Call, FailureOf, QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { errorReplySchema, failure, sharedErrors } from '@matiz/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.ts';
import { replySchemaOf, requireReply } from './documents/reply-schema.ts';
import { ContractBroken, errorReplyOf, Refused } from './errors.ts';
import { sendRefusal } from './last-resort.ts';
import { readForVisitor } from './limits/visitor-queue.ts';
import { readBody, readIdempotencyKey, readQuery } from './read-request.ts';
import type { PrincipalFor } from './session/principal.ts';

/** What a handler gets: everything checked against the contract and the session. */
export interface HandlerRequest<C extends Call> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly principal: PrincipalFor<C['access']>;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly raw: FastifyRequest;
  /** For cookies and headers only; the body is what the handler returns. */
  readonly reply: FastifyReply;
}

/** Fails only with what the contract declares: anything else does not compile. */
export type Handler<C extends Call> = (request: HandlerRequest<C>) => Promise<ResultOf<C>>;

const errorSchema = replySchemaOf(errorReplySchema);

/**
 * Serves a contract under `/api` (D-1): access, then query and body, then the handler; its value
 * or failure is answered as the contract says. In tests a failure that the contract does not
 * declare and a reply that breaks it throw `ContractBroken`.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const { status, schema: replySchema } = successOf(call);
  const name = `${call.method} ${call.path}`;
  const declared = new Set<string>([...sharedErrors, ...call.errors]);

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const served: HandlerRequest<C> = {
      // The schemas of the contract made these values; the compiler cannot follow them here.
      query: readQuery(call, request) as QueryOf<C>,
      body: readBody(call, request) as BodyOf<C>,
      principal: request.principal as PrincipalFor<C['access']>,
      requestId: request.id,
      idempotencyKey: readIdempotencyKey(request),
      raw: request,
      reply,
    };
    const isVisitors = call.access === 'visitor' && request.principal?.role === 'Guest';
    const answering = isVisitors ? readForVisitor(request, () => handler(served)) : handler(served);
    const result = await request.deadline.race(answering);
    if (result === null) throw new Refused(failure('BUSY'));
    if (!result.ok) {
      expectDeclared(request, result.error);
      return sendRefusal(reply, result.error).send(errorReplyOf(result.error, request.id));
    }
    if (call.media !== undefined) return sendBytes(reply.status(status), call.media, result.value);
    if (app.isStrict) requireReply(replySchema, result.value, name);
    return reply.status(status).send(result.value);
  }

  /** Types forbid another code; should one come all the same, the caller still hears the reason. */
  function expectDeclared({ log }: FastifyRequest, { code }: FailureOf<C>): void {
    if (declared.has(code)) return;
    const broken = `${name} does not declare ${code}: add it to the call's errors`;
    if (app.isStrict) throw new ContractBroken(broken);
    log.error({ code }, broken);
  }

  const success = call.media === undefined ? { [status]: replySchemaOf(replySchema) } : {};
  const response = { ...success, '4xx': errorSchema, '5xx': errorSchema };
  // Before the body is read: who may not call need not be listened to.
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(app.callHeaders);
    request.principal = await request.deadline.race(admit(call.access, request, reply));
  }

  const mount = (scope: FastifyInstance) => {
    for (const url of addressesOf(call)) addRoute(scope, url);
  };
  if (call.takes !== 'bytes') {
    mount(app);
    return;
  }
  // In a scope of their own: everywhere else a body that is no JSON is refused.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, keepBytes);
    mount(scope);
  });

  function addRoute(scope: FastifyInstance, url: string): void {
    scope.route({
      method: call.method,
      url,
      schema: { response },
      helmet: false,
      config: { deadline: call.deadline ?? 'usual', keepsText: call.keepsText === true },
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      onRequest,
      handler: handle,
    });
  }
}

function keepBytes(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: null, body: string | Buffer) => void,
): void {
  done(null, body);
}

/** A reply that is a file: the browser may show it, and names it itself. */
function sendBytes(reply: FastifyReply, media: string, value: unknown): FastifyReply {
  if (isPieces(value)) return reply.type(media).send(Readable.from(value));
  if (!(value instanceof Uint8Array)) throw new ContractBroken('a file must be bytes');
  return reply.type(media).send(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
}

/** A large file comes piece by piece and is never held whole. */
function isPieces(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
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
