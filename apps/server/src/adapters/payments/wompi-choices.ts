import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { GatewayChoices } from './gateway.ts';
import type { AskWompi } from './wompi-requests.ts';
import { banksAnswer, merchantAnswer } from './wompi-schemas.ts';

const day = 24 * 60 * 60 * 1000;

/** The banks and the contracts, each asked for once a day. */
export function createChoices(options: {
  ask: AskWompi;
  publicKey: string;
  clock: Clock;
}): () => Promise<GatewayChoices> {
  const { ask, publicKey: key, clock } = options;
  const banks = keepForADay(clock, async () => {
    const path = '/pse/financial_institutions';
    const { data } = await ask({ method: 'GET', path, what: path, key, answer: banksAnswer });
    return data.map((bank) => ({
      code: bank.financial_institution_code,
      name: bank.financial_institution_name,
    }));
  });
  const contracts = keepForADay(clock, async () => {
    const path = `/merchants/${encodeURIComponent(key)}`;
    const what = '/merchants/…';
    const { data } = await ask({ method: 'GET', path, what, key, answer: merchantAnswer });
    // The tokens that come along are not kept: each is good for one request.
    return {
      policy: data.presigned_acceptance.permalink,
      personalData: data.presigned_personal_data_auth.permalink,
    };
  });
  return async () => {
    const [list, addresses] = await Promise.all([banks(), contracts()]);
    return { banks: list, contracts: addresses };
  };
}

/** Those who ask at once share one answer; a failed one is not kept. */
function keepForADay<T>(clock: Clock, load: () => Promise<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly value: Promise<T> } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept !== null && now < kept.until) return kept.value;
    const mine = { until: now + day, value: load() };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.value;
  };
}
