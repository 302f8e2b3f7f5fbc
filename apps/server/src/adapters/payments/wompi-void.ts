import { GatewayDown, GatewayRefusal, type Transaction } from './gateway.ts';
import { WompiRefusal } from './wompi-answer.ts';
import type { AskWompi } from './wompi-requests.ts';
import { oneTransaction, voidAnswer } from './wompi-schemas.ts';
import { toCents } from './wompi-transaction.ts';

/**
 * Voids all of an approved payment. False: not of a kind that can be voided (only cards can).
 * Throws `GatewayDown` while it is not known; asking again is safe.
 */
export async function voidTransaction(
  { id, amount }: Pick<Transaction, 'id' | 'amount'>,
  ask: AskWompi,
  key: string,
): Promise<boolean> {
  if (!/^[\w-]{1,100}$/.test(id)) throw new GatewayRefusal('Wompi void: not the id of a payment');
  const path = `/transactions/${id}`;
  try {
    const { data } = await ask({
      method: 'POST',
      path: `${path}/void`,
      what: '/transactions/…/void',
      key,
      body: { amount_in_cents: toCents(amount) },
      answer: voidAnswer,
    });
    const statuses = [data.status, data.transaction?.status];
    if (statuses.includes('VOIDED')) return true;
    if (statuses.includes('DECLINED') || statuses.includes('ERROR')) return false;
  } catch (error) {
    if (!(error instanceof WompiRefusal) || error.status !== 422) throw error;
    // The answer to an earlier request may have got lost.
    return isVoided(path, ask, key);
  }
  if (await isVoided(path, ask, key)) return true;
  throw new GatewayDown('Wompi void: taken, but not done yet');
}

async function isVoided(path: string, ask: AskWompi, key: string): Promise<boolean> {
  const what = '/transactions/…';
  const { data } = await ask({ method: 'GET', path, what, key, answer: oneTransaction });
  return data.status === 'VOIDED';
}
