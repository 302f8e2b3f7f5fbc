import { z } from 'zod';
import type { WompiKeys } from '../wompi.ts';
import { createAsk } from '../wompi-requests.ts';
import { severalTransactions } from '../wompi-schemas.ts';
import { type GatewayCheck, outcomeOfStatus, showKeys } from './gateway-check.ts';

const variables = {
  public: 'WOMPI_PUBLIC_KEY',
  private: 'WOMPI_PRIVATE_KEY',
  integrity: 'WOMPI_INTEGRITY_SECRET',
  events: 'WOMPI_EVENTS_SECRET',
} as const;

const optionalText = z.string().trim().min(1).nullish().catch(null);
const accountAnswer = z.object({
  data: z.object({ name: optionalText, legal_name: optionalText }),
});

interface WompiCheckOptions {
  /** Null: there is no account. */
  readonly keys: WompiKeys | null;
  readonly apiUrl: string;
  readonly isPractice: boolean;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

/**
 * Asks for the merchant with the public key and for payments of nobody with the private one. The two
 * secrets go in no request that could be made without asking for a payment (ADR 112).
 */
export function checkWompi(options: WompiCheckOptions): GatewayCheck {
  const { keys, apiUrl, isPractice, timeoutMs = 8_000, fetch = globalThis.fetch } = options;
  const shown = showKeys(
    Object.fromEntries(
      (['public', 'private', 'integrity', 'events'] as const).map((name) => [
        variables[name],
        keys?.[name],
      ]),
    ),
  );
  if (keys === null) return { name: 'wompi', environment: null, keys: shown, ask: null };
  const isReal = keys.public.startsWith('pub_prod_');
  const environment = isPractice ? 'practice' : isReal ? 'production' : 'test';
  const ask = createAsk({ apiUrl, fetch, timeoutMs });
  return {
    name: 'wompi',
    environment,
    keys: shown,
    async ask() {
      let account: string | null = null;
      const askMerchant = async () => {
        const { data } = await ask({
          method: 'GET',
          path: `/merchants/${encodeURIComponent(keys.public)}`,
          what: '/merchants/…',
          key: keys.public,
          answer: accountAnswer,
        });
        account = data.name ?? data.legal_name ?? null;
      };
      const askPayments = () =>
        ask({
          method: 'GET',
          path: '/transactions?reference=prueba-de-conexion',
          what: '/transactions?reference=…',
          key: keys.private,
          answer: severalTransactions,
        });
      const [publicKey, privateKey] = await Promise.all([
        // Of a key that it does not know it says that there is no such merchant.
        outcomeOfStatus(askMerchant, [401, 403, 404, 422]),
        outcomeOfStatus(askPayments),
      ]);
      return {
        account,
        keys: {
          [variables.public]: publicKey,
          [variables.private]: privateKey,
          [variables.integrity]: 'unproven',
          [variables.events]: 'unproven',
        },
      };
    },
  };
}
