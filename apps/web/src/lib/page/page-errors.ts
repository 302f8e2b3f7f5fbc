import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { mostPageErrors, tellPageErrors } from '@matiz/contracts/shop.ts';

/** Failures come in bursts: one request tells what failed within it. */
const waitMs = 2_000;
/** Scripts of others (extensions, the browser's own) say nothing that could be mended here. */
const ofOthers = /\b(?:chrome|moz|safari-web)-extension:|^ResizeObserver loop|^Script error\.?$/mu;

interface PageErrorParts {
  readonly page: Window;
  readonly release: string;
  readonly send: (call: typeof tellPageErrors, body: BodyInput<typeof tellPageErrors>) => void;
}

/**
 * Tells the server what failed in this page (§8): what nobody caught, and what the page's own
 * failure screen stands for. Each once, a few for each page; answers of calls are no failures.
 */
export function createPageErrors({ page, release, send }: PageErrorParts) {
  const told = new Set<string>();
  let waiting: { path: string; message: string; stack: string }[] = [];

  function flush(): void {
    const errors = waiting;
    waiting = [];
    send(tellPageErrors, { release: release.slice(0, 120), errors });
  }

  function tell(error: unknown): void {
    if (!(error instanceof Error) || error instanceof RequestError) return;
    const message = `${error.name}: ${error.message}`.slice(0, 1_000);
    const stack = (error.stack ?? '').slice(0, 8_000);
    if (ofOthers.test(`${error.message}\n${stack}`)) return;
    const key = `${message}\n${stack.split('\n', 3).join('\n')}`;
    if (told.has(key) || told.size >= mostPageErrors) return;
    told.add(key);
    if (waiting.length === 0) page.setTimeout(flush, waitMs);
    waiting.push({ path: page.location.pathname.slice(0, 300), message, stack });
  }

  page.addEventListener('error', ({ error }) => tell(error));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return { tell };
}
