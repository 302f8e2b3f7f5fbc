import type { z } from 'zod';
import type { variables } from './env-variables.ts';
import type { ErrorReportSettings } from './error-reports/error-reports.ts';
import type { MetricsAddress } from './metrics/serve-metrics.ts';
import type { TracingSettings } from './tracing/tracing.ts';

/** How the shop is watched while it runs. */
export interface ObservationSettings {
  /** Where metrics are asked for; null: nowhere. */
  readonly metrics: MetricsAddress | null;
  /** Where spans are sent to; null: none are made. */
  readonly tracing: TracingSettings | null;
  /** Where faults are told to; null: only to the log. */
  readonly errorReports: ErrorReportSettings | null;
}

export function readObservation(env: z.infer<typeof variables>): ObservationSettings {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  const { ERROR_REPORT_DSN: dsn, MATIZ_RELEASE: release = null } = env;
  const headers = readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS);
  return {
    metrics: port === undefined ? null : { host, port },
    tracing: endpoint === undefined ? null : { endpoint, headers, share },
    errorReports: dsn === undefined ? null : { dsn, release },
  };
}

/** As OpenTelemetry writes them: `name=value,name=value`, values percent-encoded. */
function readHeaders(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
}
