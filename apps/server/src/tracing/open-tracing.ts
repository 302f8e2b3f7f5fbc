import { pino } from 'pino';
import { seldom } from '#lib/seldom.ts';
import type { Settings } from '../env.ts';
import { loggerOptions, logOutput } from '../http/request-log.ts';
import type { Tracing } from './tracing.ts';

/** Milliseconds between two lines that say the same: a collector that is away stays so for a while. */
const saidAgainMs = 60_000;

/** Loads what makes spans only where a collector is named; undefined: none is. */
export async function openTracing({
  tracing,
  logLevel,
}: Pick<Settings, 'tracing' | 'logLevel'>): Promise<Tracing | undefined> {
  if (tracing === null) return undefined;
  const { createTracing } = await import('./create-tracing.ts');
  const log = pino(loggerOptions(logLevel), logOutput());
  const report = (err: unknown) => log.warn({ err }, 'spans were not taken by the collector');
  return createTracing(tracing, seldom(saidAgainMs, report));
}
