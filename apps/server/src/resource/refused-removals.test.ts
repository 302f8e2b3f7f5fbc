import { say } from '@matiz/contracts/messages.ts';
import { removeBrand } from '@matiz/contracts/staff/catalogue/brands.ts';
import { removeCategory } from '@matiz/contracts/staff/catalogue/categories.ts';
import { removeSelection } from '@matiz/contracts/staff/catalogue/selections.ts';
import { removeCoupon } from '@matiz/contracts/staff/pricing/coupons.ts';
import { removeTradeType } from '@matiz/contracts/staff/trade-types.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { nextNumber } from '#testing/numbers.ts';
import { buildCustomer } from '#testing/people.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);

let ids: Readonly<Record<'brand' | 'category' | 'trade_type' | 'custom_list' | 'coupon', number>>;
beforeEach(async () => {
  ids = {
    brand: await buildBrand(shop.sql),
    category: await buildCategory(shop.sql),
    trade_type: await insert('trade_type', { name: 'Spa', code: `spa-${nextNumber()}` }),
    custom_list: await insert('custom_list', { title: 'Lista', url_name: `lista-${nextNumber()}` }),
    coupon: await couponOf({}),
  };
});

async function insert(table: string, row: object): Promise<number> {
  const [added] = await shop.sql<{ id: number }[]>`
    INSERT INTO ${shop.sql(table)} ${shop.sql([row])} RETURNING id`;
  return added?.id ?? 0;
}
const couponOf = (named: object) =>
  insert('coupon', {
    code: `GONE${nextNumber()}`,
    title: 'Cupón',
    kind: 'value',
    amount: 5_000,
    starts_at: new Date('2026-01-01'),
    ends_at: new Date('2026-12-31'),
    ...named,
  });
const unitsOf = (named: object) =>
  couponOf({ kind: 'buy-get', amount: 50, buy_quantity: 2, get_quantity: 1, ...named });
const conditionOf = (named: object) => insertCondition({ coupon_id: ids.coupon, ...named });
async function insertCondition(row: object): Promise<void> {
  await shop.sql`INSERT INTO coupon_condition ${shop.sql([row])}`;
}
const selectionOf = (named: object) =>
  insert('custom_list', { title: 'Sola', url_name: `sola-${nextNumber()}`, ...named });

const removals = {
  brand: removeBrand,
  category: removeCategory,
  trade_type: removeTradeType,
  custom_list: removeSelection,
  coupon: removeCoupon,
};
type Table = keyof typeof removals;

/** For each reference that keeps a row: what refers to it so, and what is said then. */
const uses: readonly [reference: string, Table, use: () => Promise<unknown>, said: string][] = [
  [
    'product_brand_id_fkey',
    'brand',
    () => buildProduct(shop.sql, { brandId: ids.brand }),
    '1 producto.',
  ],
  [
    'product_category_id_fkey',
    'category',
    () => buildProduct(shop.sql, { categoryId: ids.category }),
    '1 producto.',
  ],
  [
    'category_parent_id_fkey',
    'category',
    () => buildCategory(shop.sql, { parentId: ids.category }),
    '1 categoría dentro.',
  ],
  ['coupon_brand_id_fkey', 'brand', () => couponOf({ brand_id: ids.brand }), '1 cupón.'],
  ['coupon_got_brand_id_fkey', 'brand', () => unitsOf({ got_brand_id: ids.brand }), '1 cupón.'],
  [
    'coupon_condition_brand_id_fkey',
    'brand',
    () => conditionOf({ brand_id: ids.brand }),
    '1 cupón que la excluye.',
  ],
  [
    'custom_list_rule_brand_id_fkey',
    'brand',
    () => selectionOf({ rule_brand_id: ids.brand }),
    '1 selección que se llena sola.',
  ],
  [
    'coupon_category_id_fkey',
    'category',
    () => couponOf({ category_id: ids.category }),
    '1 cupón.',
  ],
  [
    'coupon_got_category_id_fkey',
    'category',
    () => unitsOf({ got_category_id: ids.category }),
    '1 cupón.',
  ],
  [
    'coupon_condition_category_id_fkey',
    'category',
    () => conditionOf({ category_id: ids.category }),
    '1 cupón que la excluye.',
  ],
  [
    'custom_list_rule_category_id_fkey',
    'category',
    () => selectionOf({ rule_category_id: ids.category }),
    '1 selección que se llena sola.',
  ],
  [
    'customer_trade_type_id_fkey',
    'trade_type',
    () => buildCustomer(shop.sql, { tradeTypeId: ids.trade_type }),
    '1 cliente.',
  ],
  [
    'price_list_trade_type_id_fkey',
    'trade_type',
    () =>
      insert('price_list', {
        name: `L${nextNumber()}`,
        priority: 1,
        trade_type_id: ids.trade_type,
      }),
    '1 lista de precios.',
  ],
  [
    'coupon_trade_type_id_fkey',
    'trade_type',
    () => couponOf({ trade_type_id: ids.trade_type }),
    '1 cupón.',
  ],
  [
    'home_row_custom_list_id_fkey',
    'custom_list',
    () => insert('home_row', { custom_list_id: ids.custom_list, position: 90 }),
    '1 fila de la portada.',
  ],
];

/** Shown with the rest of a coupon (`coupons-desk.test.ts`): carts and orders take more to make. */
const elsewhere = [
  'cart_coupon_id_fkey',
  'coupon_redemption_coupon_id_fkey',
  'customer_order_coupon_id_fkey',
];

/** What staff may take away. */
const removable = [
  ...['announcement', 'banner', 'brand', 'category', 'coupon', 'custom_list', 'deal'],
  ...['delivery_window', 'home_row', 'legal_text', 'price_list', 'programmed_price'],
  ...['promotion_header', 'search_curation', 'search_synonym', 'shop_day', 'trade_type', 'zone'],
];

it.each(uses)('%s: a %s that is used says where', async (_, table, use, said) => {
  await use();
  const id = String(ids[table]);
  const { refusal } = await ask(removals[table], { id, version: 1 });
  expect(refusal?.code).toBe('STILL_USED');
  const [fault] = refusal?.fields ?? [];
  expect(fault?.path).toBe('id');
  expect(fault?.message).toContain(` ${said} `);
  expect(fault?.message).not.toBe(say('stillUsed'));
});

it('leaves out no reference to what staff may take away', async () => {
  const rows = await shop.sql<{ name: string }[]>`
    SELECT conname AS name FROM pg_constraint
    WHERE contype = 'f' AND confdeltype IN ('a', 'r')
      AND confrelid = ANY (${removable}::text[]::regclass[])`;
  const known = [...uses.map(([reference]) => reference), ...elsewhere];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

it('names the withdrawn products of a brand, which its list does not count', async () => {
  for (const isWithdrawn of [false, true, true]) {
    const { id } = await buildProduct(shop.sql, { brandId: ids.brand });
    if (isWithdrawn) await shop.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${id}`;
  }
  await couponOf({ brand_id: ids.brand });
  const { refusal } = await ask(removeBrand, { id: String(ids.brand), version: 1 });
  expect(refusal?.fields?.[0]?.message).toBe(
    'No se puede eliminar: está en 1 producto, 2 productos retirados y 1 cupón. Pásalos a otra marca primero.',
  );
});
