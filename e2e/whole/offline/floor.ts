import { logout } from '@matiz/contracts/identity.ts';
import { setStock } from '../../../apps/server/src/testing/catalogue.ts';
import { buildShopper, callAs, type Shopper } from '../../../apps/server/src/testing/orders.ts';
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts';
import { codeOf, type Wares } from './boundary.ts';
import { type GoodName, goodNames, goods, type Market, type ProductName } from './cart-model.ts';
import type { Hand, Send } from './hand.ts';
import type { Ledger } from './ledger.ts';
import { personNames } from './schedule.ts';

export interface World {
  readonly shop: TestApp;
  readonly wares: Wares;
  /** Puts a fault on the way to the shop, to see whether it is seen. */
  readonly spoil?: (send: Send) => Send;
}

/** The shop of a schedule: what it asks and has, and two people who buy there. */
export async function openFloor({ shop, wares }: World) {
  const market: Market = {
    price: { dye: 0, shampoo: 0 },
    stock: { copper: 0, ash: 0, shampoo: 0 },
  };
  const people = new Map<string, Shopper>();
  for (const name of personNames) people.set(name, await buildShopper(shop));
  for (const product of ['dye', 'shampoo'] as const) await setPrice(product, 1000);
  for (const good of goodNames) await setUnits(good, 12);

  async function setPrice(product: ProductName, pesos: number): Promise<void> {
    market.price[product] = pesos;
    await shop.sql`UPDATE base_price SET price = ${pesos} WHERE product_id = ${wares[product].id}`;
  }

  async function setUnits(good: GoodName, units: number): Promise<void> {
    const { versions } = wares[goods[good].product];
    market.stock[good] = units;
    await setStock(shop.sql, versions[good === 'ash' ? 1 : 0] ?? versions[0], units);
  }

  async function enter(hand: Hand, person: string): Promise<void> {
    const id = people.get(person)?.userId ?? '';
    const { token } = await shop.deps.identity.openSession({ id, role: 'Admin customer' });
    hand.session = { phone: hand.phone.name, person, token };
  }

  /** By the one who leaves, or by someone who revokes it. */
  async function endSession({ session }: Hand, send: Send): Promise<void> {
    if (session === null) return;
    const { method, path } = logout;
    const headers = { 'content-type': 'application/json' };
    await send({ method, path, headers, body: '{}' }, session);
  }

  /** What the carts and their news are, against what they should be. */
  async function compareCarts(ledger: Ledger): Promise<void> {
    for (const [person, shopper] of people) {
      const { cart, outOfStock, productsNews } = (await callAs(shop, shopper).cart()).value;
      const rows = [...(cart?.products ?? []), ...outOfStock];
      const units = rows.map((row) => [nameOf(row), row.quantity]).toSorted();
      const news = productsNews.map((one) => {
        const { kind, before, after } = one;
        return { good: nameOf(one), kind, before, after };
      });
      const model = ledger.cartOf(person);
      ledger.expect(`${person}'s cart`, Object.fromEntries(units), model.units());
      ledger.expect(`${person}'s news`, inOrder(news), inOrder(model.news(market)));
    }
  }

  function nameOf({ versionCode }: { readonly versionCode: string | null }): GoodName | undefined {
    return goodNames.find((good) => codeOf(good, wares) === versionCode);
  }

  return { market, setPrice, setUnits, enter, endSession, compareCarts };
}

function inOrder(list: readonly unknown[]): unknown[] {
  const text = (one: unknown) => JSON.stringify(one);
  return list.toSorted((one, other) => text(one).localeCompare(text(other)));
}
