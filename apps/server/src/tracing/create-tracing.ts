import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { StatementTrace } from '#db/pool.ts';
import { sqlState } from '../db/connection/unavailable.ts';
import { createActiveSpan } from './active-span.ts';
import { createStatementOrigins } from './statement-origins.ts';
import type { Tracing, TracingSettings } from './tracing.ts';
import { watchRequests } from './watch-requests.ts';

/** Spans that wait to be sent: beyond it they are dropped, while the collector is away. */
const mostWaiting = 8_192;
/** Milliseconds between two sendings, and in which one has to be taken. */
const sending = { scheduledDelayMillis: 1_000, exportTimeoutMillis: 5_000 };

/**
 * Tracing by OpenTelemetry. Loaded only where it is asked for (`import()`): the libraries cost the
 * start of everybody else nothing. `report` hears that spans were not taken.
 */
export function createTracing(
  { endpoint, headers, share }: TracingSettings,
  report: (error: unknown) => void,
): Tracing {
  setGlobalErrorHandler(report);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
  });
  const sampled = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'matiz', 'process.pid': process.pid }),
    // A proxy that samples all of its own does not decide about ours.
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: mostWaiting, ...sending })],
  });
  const tracer = provider.getTracer('matiz');
  const active = createActiveSpan();
  const origins = createStatementOrigins();

  const statements: StatementTrace = {
    meet: origins.meet,
    run(statement, send) {
      const outer = active.get();
      if (outer === undefined) return send();
      const origin = origins.originOf(statement.template);
      const attributes = {
        'db.system.name': 'postgresql',
        ...(origin && { 'code.file.path': origin.file, 'code.line.number': origin.line }),
      };
      // Without one it is one of a transaction's own: `begin`, `commit`.
      const name = origin?.name ?? statement.text;
      const context = trace.setSpan(ROOT_CONTEXT, outer);
      return finish(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context), send);
    },
  };

  return {
    watchRequests: (app) => watchRequests(app, tracer, active),
    statements,
    job({ name, id }, work) {
      const attributes = { 'matiz.job.name': name, 'matiz.job.id': id };
      const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
      return active.run(span, () => finish(span, work));
    },
    stop: () => provider.shutdown(),
  };
}

/** Ends the span with the work. Of a fault only its kind is told: its message may hold values. */
async function finish<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const kind = sqlState(error) ?? (error instanceof Error ? error.name : 'unknown');
    span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
