import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { seldom } from '#lib/seldom.ts';
import type { Settings } from '../env.ts';
import { loggerOptions, logOutput } from '../http/request-log.ts';
import type { ErrorReports } from './error-reports.ts';

/** Milliseconds between two lines that say the same. */
const saidAgainMs = 60_000;

/** Loads what tells of faults only where a service is named; undefined: none is. */
export async function openErrorReports({
  errorReports,
  environment,
  logLevel,
}: Pick<Settings, 'errorReports' | 'environment' | 'logLevel'>): Promise<ErrorReports | undefined> {
  if (errorReports === null) return undefined;
  const { createErrorReports } = await import('./create-error-reports.ts');
  const log = pino(loggerOptions(logLevel), logOutput());
  const report = (err: unknown) => log.warn({ err }, 'an error report was not taken');
  return createErrorReports({
    dsn: errorReports.dsn,
    release: errorReports.release ?? (await describeCheckout()),
    environment,
    onLoss: seldom(saidAgainMs, report),
  });
}

/** What Git calls the code here; undefined where there is no Git, as in the image. */
async function describeCheckout(): Promise<string | undefined> {
  const cwd = import.meta.dirname;
  const asked = promisify(execFile)('git', ['describe', '--tags', '--always'], { cwd });
  return asked.then(
    ({ stdout }) => stdout.trim().replaceAll('/', '-'),
    () => undefined,
  );
}
