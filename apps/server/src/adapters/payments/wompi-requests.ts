import type { z } from 'zod';
import { GatewayDown, GatewayRefusal } from './gateway.ts';
import { readAnswer } from './wompi-answer.ts';

export interface WompiRequest<S extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Below `apiUrl`, with a slash before it. */
  readonly path: string;
  /** The same without keys and other values, for messages. */
  readonly what: string;
  readonly key: string;
  readonly body?: unknown;
  readonly answer: S;
}

export type AskWompi = <S extends z.ZodType>(request: WompiRequest<S>) => Promise<z.output<S>>;

/**
 * Asks Wompi and checks the answer. Throws `GatewayDown` when there is none within `patienceMs`
 * milliseconds or it is not what it should be, and what `readAnswer` throws.
 */
export function createAsk(options: {
  apiUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
  /** Whom it speaks with, for messages; Wompi unless given. */
  name?: string;
  /** How a key is shown; Wompi's way unless given. */
  authorize?: (key: string) => string;
}): AskWompi {
  const { apiUrl, fetch, timeoutMs, authorize = (key) => `Bearer ${key}` } = options;
  return async ({ method, path, what, key, body, answer }) => {
    const name = `${options.name ?? 'Wompi'} ${method} ${what}`;
    const content = await carry(name, async () => {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          authorization: authorize(key),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // A redirection would take the key to someone else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return readAnswer(response, name);
    });
    const read = answer.safeParse(content);
    if (!read.success) throw new GatewayDown(`${name}: answered something else than expected`);
    return read.data;
  };
}

/** What the network throws names addresses, and in them stand keys: only its kind is told. */
async function carry<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayDown || error instanceof GatewayRefusal) throw error;
    throw new GatewayDown(`${name}: no answer (${kindOf(error)})`);
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : error.name;
}
