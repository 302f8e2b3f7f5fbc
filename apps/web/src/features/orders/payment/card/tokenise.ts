import type { CardFormReply } from '@matiz/contracts/payments/cards.ts';
import type { CardFields } from './card-fields.ts';

/** What came of sending a card to the gateway. */
export type TokenOutcome =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused'; readonly field: keyof CardFields | null }
  | { readonly kind: 'unreachable' };

const timeoutMs = 20_000;

const fieldsByName = new Map<string, keyof CardFields>([
  ['number', 'number'],
  ['cvc', 'code'],
  ['exp_month', 'month'],
  ['exp_year', 'month'],
  ['card_holder', 'holder'],
]);

/**
 * Sends a card from this browser to the gateway, and to nobody else: without cookies, and without
 * saying from which page. What comes back is a token that is good for one payment.
 */
export async function tokenise(
  { publicKey, tokensUrl }: CardFormReply,
  { number, code, month, year, holder }: CardFields,
): Promise<TokenOutcome> {
  try {
    const reply = await fetch(tokensUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        number,
        cvc: code,
        exp_month: month.padStart(2, '0'),
        exp_year: year.slice(-2),
        card_holder: holder.trim(),
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const content: unknown = await reply.json();
    const token = reply.ok ? textAt(content, ['data', 'id']) : null;
    if (token !== null) return { kind: 'token', token };
    return reply.status === 422
      ? { kind: 'refused', field: fieldAtFault(content) }
      : { kind: 'unreachable' };
  } catch {
    // Whatever it was, it may quote what was sent: nothing of it goes on.
    return { kind: 'unreachable' };
  }
}

function fieldAtFault(content: unknown): keyof CardFields | null {
  const messages = valueAt(content, ['error', 'messages']);
  if (typeof messages !== 'object' || messages === null) return null;
  return fieldsByName.get(Object.keys(messages)[0] ?? '') ?? null;
}

function textAt(value: unknown, path: readonly string[]): string | null {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : null;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined,
    value,
  );
}
