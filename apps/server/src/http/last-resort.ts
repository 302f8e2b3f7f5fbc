import { type ErrorCode, type Failure, failure } from '@matiz/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorReplyOf, refusalOf, statusOf } from './errors.ts';

/** Seconds after which a client may try again. */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  BUSY: 2,
  UNAVAILABLE: 5,
  DEADLINE_PASSED: 5,
};

/** Answers whatever was thrown and whatever was not found; neither stack nor SQL goes out. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { failure: refusal, fields } = refusalOf(error);
    if (statusOf(refusal) >= 500) {
      request.log.error({ err: error }, 'request failed');
      app.reportFault(error, request);
    }
    const body = errorReplyOf(refusal, request.id, fields);
    if (app.isStrict && refusal.code === 'UNEXPECTED') body.message = String(error);
    return sendRefusal(reply, refusal).send(body);
  });
  app.setNotFoundHandler(answerNotFound);
  app.all('/api/*', { exposeHeadRoute: false }, answerNotFound);
}

/** Sets the status of a failure, and when to come back if that helps. */
export function sendRefusal(reply: FastifyReply, refusal: Failure): FastifyReply {
  const wait =
    refusal.code === 'TOO_MANY_ATTEMPTS' ? refusal.values.seconds : retryAfterSeconds[refusal.code];
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.status(statusOf(refusal)).type('application/json; charset=utf-8');
}

/** For addresses that cannot be read at all: they reach no hook and no handler. */
export function answerBadAddress(
  _error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  answerNotFound(request, reply.header('x-request-id', request.id));
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const refusal = failure('NOT_FOUND');
  return sendRefusal(reply, refusal).send(errorReplyOf(refusal, request.id));
}
