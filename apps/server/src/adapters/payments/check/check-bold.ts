import { z } from 'zod';
import { type BoldKeys, boldApi, createBoldAsk } from '../bold/bold.ts';
import { type GatewayCheck, outcomeOfStatus, showKeys } from './gateway-check.ts';

const variables = { identity: 'BOLD_IDENTITY_KEY', secret: 'BOLD_SECRET_KEY' } as const;

const takenAnswer = z.object({
  payload: z.object({ payment_methods: z.record(z.string(), z.unknown()) }),
});

interface BoldCheckOptions {
  /** Null: there is no account. */
  readonly keys: BoldKeys | null;
  /** Bold's own unless given. */
  readonly apiUrl?: string;
  readonly isPractice: boolean;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

/**
 * Asks what the account takes, with the key that says whose it is. Bold's keys tell neither whose nor
 * whether they are of tests; its secret only signs what it sends us.
 */
export function checkBold(options: BoldCheckOptions): GatewayCheck {
  const { keys, apiUrl = boldApi, isPractice, timeoutMs = 8_000 } = options;
  const shown = showKeys({
    [variables.identity]: keys?.identity,
    [variables.secret]: keys?.secret,
  });
  if (keys === null) return { name: 'bold', environment: null, keys: shown, ask: null };
  const ask = createBoldAsk({ apiUrl, fetch: options.fetch ?? globalThis.fetch, timeoutMs });
  const what = '/online/link/v1/payment_methods';
  return {
    name: 'bold',
    environment: isPractice ? 'practice' : null,
    keys: shown,
    async ask() {
      const identity = await outcomeOfStatus(() =>
        ask({ method: 'GET', path: what, what, key: keys.identity, answer: takenAnswer }),
      );
      return {
        account: null,
        keys: { [variables.identity]: identity, [variables.secret]: 'unproven' },
      };
    },
  };
}
