import type { Logger } from 'pino';
import type { PageError } from '#modules/shop/index.ts';
import type { ErrorReports } from './error-reports.ts';

/** What a page failed with goes into the log, and on to where faults are kept, if anywhere. */
export function tellPageError(log: Logger, reports: ErrorReports | undefined) {
  return (pageError: PageError): void => {
    log.error({ pageError }, 'a page failed');
    reports?.page(pageError);
  };
}
