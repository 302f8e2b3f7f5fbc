import { keys } from './local/testing.ts';
import { createWompi } from './wompi.ts';

/** A row of Wompi's answers. */
export const row = {
  id: '1-1',
  reference: 'MZ-1-1',
  status: 'APPROVED',
  amount_in_cents: 2_490_000,
  currency: 'COP',
  created_at: '2026-11-20T15:00:00.000Z',
  payment_method_type: 'CARD',
  status_message: null,
};
const acceptance = (name: string) => ({
  acceptance_token: `token-${name}`,
  permalink: `https://wompi.test/${name}.pdf`,
});
export const merchant = {
  data: {
    presigned_acceptance: acceptance('policy'),
    presigned_personal_data_auth: acceptance('data'),
  },
};

/** Wompi with these answers by method and path; each list is given one by one, its last for ever. */
export function openScripted(answers: Record<string, readonly unknown[]>) {
  const asked: { call: string; key: string | null; body: unknown }[] = [];
  let now = Date.parse('2026-11-20T15:00:00.000Z');
  const skip = (ms: number) => {
    now += ms;
  };
  const rest = new Map(Object.entries(answers).map(([call, list]) => [call, [...list]]));
  const wompi = createWompi({
    apiUrl: 'https://wompi.test/v1',
    pageUrl: 'https://page.test/p/',
    keys,
    clock: () => new Date(now),
    wait: async (ms) => skip(ms),
    fetch: async (url, init) => {
      const call = `${init?.method} ${String(url).replace('https://wompi.test/v1', '')}`;
      const key = new Headers(init?.headers).get('authorization');
      asked.push({ call, key, body: init?.body ? JSON.parse(String(init.body)) : null });
      const list = rest.get(call) ?? [];
      const answer = list.length > 1 ? list.shift() : list[0];
      if (answer instanceof Response) return answer.clone();
      return Response.json(answer ?? { error: { type: 'NOT_FOUND_ERROR' } }, {
        status: answer === undefined ? 404 : 200,
      });
    },
  });
  return { wompi, asked, skip };
}
export const refused = (status: number) => Response.json({ error: { type: 'X' } }, { status });
