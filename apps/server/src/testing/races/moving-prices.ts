import { setTimeout as wait } from 'node:timers/promises';
import { createOrder, viewPurchase } from '@matiz/contracts/orders.ts';
import type { Sql } from '#db/pool.ts';
import { type BuiltProduct, buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send } from './client.ts';
import { type Buyer, fillCarts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

/** Milliseconds between two changes: fifty a second. */
const pace = 20;

/**
 * D-6, C12: prices and promotions change fifty times a second while people order what they were
 * shown. No order costs anything but what its buyer confirmed; who sees another total is asked
 * again. Answers what is wrong.
 */
export async function raceMovingPrices(fixture: RaceFixture, orders: number): Promise<string[]> {
  const { sql, addresses, buyers } = fixture;
  const products: BuiltProduct[] = [];
  for (let count = 0; count < 30; count += 1) {
    products.push(await buildProduct(sql, { stock: 1_000_000, price: 10_000 }));
  }
  const changing = changePrices(sql, products);
  const giveUpAt = Date.now() + 20_000;
  const wrong: string[] = [];
  let placed = 0;
  let asked = 0;
  let turn = 0;
  async function shop(buyer: Buyer, address: string): Promise<void> {
    // Someone must have seen a price move, or nothing was tried.
    const isTried = () => asked + wrong.length > 0 || Date.now() > giveUpAt;
    while (placed < orders || !isTried()) {
      turn += 1;
      const chosen = products.filter((_, index) => (index + turn) % 10 === 0);
      const [cartId = ''] = await fillCarts(sql, [buyer], () =>
        chosen.map(({ id, versions: [version] }) => {
          return { productId: id, versionId: version.id, quantity: 2 };
        }),
      );
      for (;;) {
        const shown = await send(address, viewPurchase, { token: buyer.token });
        const total = shown.value?.totals.total ?? -1;
        const body = { cartId, customerId: buyer.customerId, confirmedTotal: total };
        const sent = { token: buyer.token, key: nextId(), body };
        const { status, value, code } = await send(address, createOrder, sent);
        if (value) {
          placed += 1;
          const { totals, code: name } = value.order;
          if (totals.total !== total) wrong.push(`${name}: ${totals.total}, confirmed ${total}`);
          break;
        }
        if (code !== 'CART_CHANGED') {
          wrong.push(`${status} ${code}`);
          break;
        }
        asked += 1;
      }
    }
  }
  await Promise.all(
    buyers
      .slice(0, 16)
      .map((buyer, index) => shop(buyer, addresses[index % addresses.length] ?? '')),
  );
  const changes = await changing.end();
  if (asked === 0) wrong.push(`nobody was asked again in ${changes} changes`);
  return wrong;
}

/** Changes a price or a promotion every twenty milliseconds. */
function changePrices(sql: Sql, products: readonly BuiltProduct[]) {
  let isOver = false;
  const changing = (async () => {
    let changes = 0;
    for (; !isOver; changes += 1) {
      const { id, versions } = products[changes % products.length] ?? { id: 0, versions: [] };
      const step = changes % 7;
      if (changes % 3 === 0) {
        const percent = step === 0 ? null : step * 5;
        await sql`UPDATE product_version SET discount_percent = ${percent}
          WHERE id = ${versions[0]?.id ?? 0}`;
      } else {
        await sql`UPDATE base_price SET price = ${9000 + step * 250} WHERE product_id = ${id}`;
      }
      await wait(pace);
    }
    return changes;
  })();
  return {
    end() {
      isOver = true;
      return changing;
    },
  };
}
