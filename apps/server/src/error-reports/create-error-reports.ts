import { createTransport, type Event, type Exception, type Transport } from '@sentry/core';
import { ServerRuntimeClient, type ServerRuntimeClientOptions } from '@sentry/core/server';
import { refusalOf } from '../http/errors.ts';
import { describeFault, describePageFault } from './describe-fault.ts';
import type { ErrorReports } from './error-reports.ts';
import { createReportLimit } from './report-limit.ts';

interface ReportOptions {
  readonly dsn: string;
  readonly release: string | undefined;
  readonly environment: string;
  /** Hears that a report was not taken. */
  readonly onLoss: (error: unknown) => void;
}

/** Reports on the way at once; more are dropped. */
const mostOnTheWay = 32;
/** Milliseconds in which a report has to be taken, and those of a stop. */
const timeouts = { report: 5_000, stop: 500 };

/**
 * Error reports by Sentry's client for servers, without what it does by itself: no integrations,
 * nothing patched, no breadcrumbs, nothing of the request or the machine. Loaded only where it is
 * asked for.
 */
export function createErrorReports(options: ReportOptions): ErrorReports {
  const { dsn, release, environment, onLoss } = options;
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    integrations: [],
    stackParser: () => [],
    transport: (given) => createFetchTransport(given, onLoss),
    traceLifecycle: 'static',
    includeServerName: false,
    sendClientReports: false,
  });
  const mayTell = createReportLimit(() => performance.now());

  function tell(values: Exception[], event: Event): void {
    const fault = values.at(-1);
    const top = fault?.stacktrace?.frames?.at(-1);
    const key = [fault?.type, top?.filename, top?.lineno, top?.colno, event.transaction].join(' ');
    if (!mayTell(key)) return;
    client.captureEvent({ level: 'error', ...event, exception: { values } });
  }

  function tellServer(error: unknown, transaction: string, tags: Event['tags']): void {
    if (refusalOf(error).failure.code !== 'UNEXPECTED') return;
    const named = release === undefined ? {} : { release: `matiz@${release}` };
    tell(describeFault(error), { platform: 'node', transaction, ...named, tags: { ...tags } });
  }

  return {
    request: (error, { route, requestId }) =>
      tellServer(error, route, { side: 'server', request_id: requestId }),
    page({ release: file, path, message, stack }) {
      // Sentry takes no slash in a release.
      const named = `matiz-web@${file.split('/').at(-1)}`;
      const event = { platform: 'javascript', transaction: path, release: named };
      tell([describePageFault(message, stack)], { ...event, tags: { side: 'page' } });
    },
    async job(job, work) {
      try {
        return await work();
      } catch (error) {
        tellServer(error, job.name, { side: 'job', job_id: job.id });
        throw error;
      }
    },
    stop: async () => void (await client.close(timeouts.stop)),
  };
}

type TransportOptions = Parameters<ServerRuntimeClientOptions['transport']>[0];

/** Waits by the service's word (`Retry-After`, `X-Sentry-Rate-Limits`): the library keeps count. */
function createFetchTransport(
  { url, headers, ...rest }: TransportOptions,
  onLoss: (error: unknown) => void,
): Transport {
  return createTransport({ ...rest, bufferSize: mostOnTheWay }, async ({ body }) => {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body: typeof body === 'string' ? body : Buffer.from(body),
        headers: { 'content-type': 'application/x-sentry-envelope', ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeouts.report),
      });
      await reply.arrayBuffer();
      if (!reply.ok) onLoss(new Error(`the service answered ${reply.status}`));
      return {
        statusCode: reply.status,
        headers: {
          'x-sentry-rate-limits': reply.headers.get('x-sentry-rate-limits'),
          'retry-after': reply.headers.get('retry-after'),
        },
      };
    } catch (error) {
      onLoss(error);
      throw error;
    }
  });
}
