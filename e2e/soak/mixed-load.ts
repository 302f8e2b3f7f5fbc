import { randomUUID } from 'node:crypto';
import type { PlannedRequest } from '../../bench/open-load.ts';
import { enterAs, findProduct } from './shoppers.ts';

const readings = [
  '/api/product/list?page=1',
  '/api/product/list?list=bestsellers',
  '/api/search?search=tinte%207.43',
  '/api/search/suggestions?search=tin',
  '/api/menu/list',
  '/api/product/listHome',
];
const pages = ['/', '/home/search?search=tinte', '/home/offers/full'];

/**
 * What a shop is asked for: of ten requests one a visitor's page, five a buyer's lists and searches,
 * one their product, one their cart, two an addition to it. Answers the request of each turn.
 */
export async function planMixedLoad(
  address: string,
  emails: readonly string[],
): Promise<(turn: number) => PlannedRequest> {
  const tokens = await Promise.all(emails.map((email) => enterAs(address, email)));
  const cookie = await visit(address);
  const product = await findProduct(address, tokens[0] ?? '');
  const { _id: productId, code, versions } = product;

  return (turn) => {
    const token = tokens[turn % tokens.length] ?? '';
    const kind = turn % 10;
    const get = (path: string): PlannedRequest => ({ method: 'GET', path, headers: { token } });
    if (kind === 0) {
      return { method: 'GET', path: pages[(turn / 10) % pages.length] ?? '/', headers: { cookie } };
    }
    if (kind === 1) return get(`/api/product/query?_id=${productId}`);
    if (kind === 2) return get('/api/cart/listcart');
    if (kind > 4) return get(readings[turn % readings.length] ?? '/api/states');
    const tone = versions[turn % versions.length]?.code ?? '';
    return {
      method: 'POST',
      path: '/api/cart/additem',
      headers: { token },
      body: { productId, code, versions: [{ code: tone, quantity: 1 }], mutationId: randomUUID() },
    };
  };
}

/** The cookies of someone who has just come. */
async function visit(address: string): Promise<string> {
  const page = await fetch(`${address}/`);
  return page.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}
