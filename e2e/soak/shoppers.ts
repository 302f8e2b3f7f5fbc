import { listProducts, queryProduct } from '@matiz/contracts/catalogue.ts';
import { login } from '@matiz/contracts/identity.ts';
import { demand } from './client.ts';
import type { Person } from './people.ts';
import { openShopper, type Shopper } from './shopper.ts';

/** The password of every account of the demonstration. */
const password = 'matiz-demo-2026';

/** A shopper for each person, who all buy the best seller that has tones. */
export async function gatherShoppers(
  address: string,
  people: readonly Person[],
): Promise<Shopper[]> {
  const [first] = people;
  const productId = await findBestSeller(address, await enterAs(address, first?.email ?? ''));
  return Promise.all(
    people.map((person) => openShopper(address, { ...person, password }, productId)),
  );
}

/** Logs in, and answers the token. */
export async function enterAs(address: string, email: string): Promise<string> {
  const { token } = await demand(address, login, { body: { email, password } });
  return token ?? '';
}

/** What a buyer sees of the best seller that has tones. */
export async function findProduct(address: string, token: string) {
  const Id = await findBestSeller(address, token);
  const { result } = await demand(address, queryProduct, {
    query: { _id: Id },
    headers: { token },
  });
  return result;
}

async function findBestSeller(address: string, token: string): Promise<string> {
  const headers = { token };
  const query = { list: 'bestsellers' };
  const { result } = await demand(address, listProducts, { query, headers });
  const product = result.find(({ attributes }) => attributes.includes('Tono'));
  if (!product) throw new Error('nothing with tones to buy');
  return product._id;
}

/** What each one's history, which showed `before` at first, has to say about what was acknowledged. */
export async function compareHistories(
  shoppers: readonly Shopper[],
  before: readonly (readonly string[])[],
): Promise<{ lost: string[]; others: string[] }> {
  const histories = await Promise.all(shoppers.map((shopper) => shopper.history()));
  const lost: string[] = [];
  const others: string[] = [];
  for (const [index, { acknowledged, customerId }] of shoppers.entries()) {
    const old = new Set(before[index]);
    const fresh = (histories[index] ?? []).filter((code) => !old.has(code));
    const told = new Set(acknowledged);
    for (const code of told) {
      if (!fresh.includes(code)) lost.push(`${customerId}: ${code} was acknowledged and is lost`);
    }
    const twice = acknowledged.length - told.size;
    const extra = fresh.filter((code) => !told.has(code)).length;
    if (twice > 0) others.push(`${customerId}: ${twice} purchases got the order of another`);
    if (extra > 0) others.push(`${customerId}: ${extra} orders that nobody was told of`);
  }
  return { lost, others };
}
