import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActiveSpan } from './active-span.ts';

/**
 * A span for each request, under the call's pattern, with the id that the browser was told or gave
 * itself. A page's own calls in this process are its children.
 */
export function watchRequests(app: FastifyInstance, tracer: Tracer, active: ActiveSpan): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  /** Once: an answer that breaks off is told of twice. */
  const end = (request: FastifyRequest) => {
    spans.get(request)?.end();
    spans.delete(request);
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const span = startSpan(request, tracer, active.get());
    spans.set(request, span);
    active.run(span, done);
  });
  // Again within it: the body comes from the socket, outside of what the request began.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) active.run(span, done);
    else done();
  });
  app.addHook('onError', async (request, _reply, error) => {
    spans.get(request)?.setAttribute('error.type', error.name);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    end(request);
  });
  app.addHook('onRequestAbort', async (request) => {
    spans.get(request)?.setAttribute('error.type', 'aborted');
    end(request);
  });
}

function startSpan(request: FastifyRequest, tracer: Tracer, outer: Span | undefined): Span {
  const { method, id } = request;
  const route = request.routeOptions.url;
  const attributes = {
    'http.request.method': method,
    ...(route === undefined ? {} : { 'http.route': route }),
    'matiz.request_id': id,
  };
  const name = route === undefined ? method : `${method} ${route}`;
  const context = outer ? trace.setSpan(ROOT_CONTEXT, outer) : contextOfProxy(request);
  const kind = outer ? SpanKind.INTERNAL : SpanKind.SERVER;
  return tracer.startSpan(name, { kind, attributes }, context);
}

/**
 * What a proxy of TRUST_PROXY began (W3C Trace Context). Anyone else who names a trace is not
 * believed: they could put their requests into another's.
 */
function contextOfProxy({ ips, headers }: FastifyRequest) {
  const { traceparent } = headers;
  const isProxied = ips !== undefined && ips.length > 1;
  const parent = isProxied && typeof traceparent === 'string' && parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}
