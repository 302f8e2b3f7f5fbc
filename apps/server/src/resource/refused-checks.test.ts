import type { ErrorReply } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { changeCategory } from '@matiz/contracts/staff/catalogue/categories.ts';
import { createCuration } from '@matiz/contracts/staff/catalogue/curations.ts';
import { changeHomeRow } from '@matiz/contracts/staff/catalogue/home-rows.ts';
import { changeProduct, changeProductOption } from '@matiz/contracts/staff/catalogue/products.ts';
import { createAnnouncement } from '@matiz/contracts/staff/content/announcements.ts';
import { changeBanner } from '@matiz/contracts/staff/content/banners.ts';
import { createPromotion } from '@matiz/contracts/staff/content/promotions.ts';
import { createWindow } from '@matiz/contracts/staff/delivery/windows.ts';
import { changeCredit } from '@matiz/contracts/staff/payments/credits.ts';
import { changePaymentMethod } from '@matiz/contracts/staff/payments/payment-methods.ts';
import { changeCoupon, createCoupon } from '@matiz/contracts/staff/pricing/coupons.ts';
import { createDeal } from '@matiz/contracts/staff/pricing/deals.ts';
import { createPriceList } from '@matiz/contracts/staff/pricing/price-lists.ts';
import { expect, it } from 'vitest';
import { buildCategory, buildProduct } from '#testing/catalogue.ts';
import { nextNumber } from '#testing/numbers.ts';
import { buildPaymentMethods, buildShopper } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);

interface Outcome {
  readonly refusal: ErrorReply | null;
}

const reason = 'Cambia la campaña';
const backwards = { startsAt: '2026-12-02T05:00:00Z', endsAt: '2026-12-01T05:00:00Z' };
/** Longer than any that this is run in. */
const later = { startsAt: '2090-12-02T05:00:00Z', endsAt: '2090-12-01T05:00:00Z' };

async function couponOf(kind: string, more: object = {}) {
  const set = {
    code: `CHECK${nextNumber()}`,
    title: 'Verano',
    kind,
    amount: kind === 'free-shipping' ? null : 10,
    startsAt: '2026-11-01T05:00:00Z',
    endsAt: '2026-12-01T05:00:00Z',
    ...more,
  };
  return ask(createCoupon, { set: set as never });
}
async function ofCoupon(kind: string, set: object): Promise<Outcome> {
  const { id, version } = (await couponOf(kind)).value.result;
  return ask(changeCoupon, { id, version, set });
}
const ofUnits = { buyQuantity: 2, getQuantity: 1 };

async function ofProduct(set: object): Promise<Outcome> {
  const { id } = await buildProduct(shop.sql, { minQuantity: 4, multiple: 2 });
  return ask(changeProduct, { id: String(id), version: 1, set });
}

async function ofMethod(set: object): Promise<Outcome> {
  await buildPaymentMethods(shop.sql);
  const [row] = await shop.sql<{ code: string; version: number }[]>`
    SELECT code, version FROM payment_method WHERE type_movement IS NULL LIMIT 1`;
  return ask(changePaymentMethod, { id: row?.code ?? '', version: row?.version ?? 1, set });
}

const codes = async () => [(await buildProduct(shop.sql)).code];

/** What a form sends that breaks each, on its own. */
const tries: Readonly<Record<string, () => Promise<Outcome>>> = {
  announcement_window: () =>
    ask(createAnnouncement, { set: { message: 'Hola', color: 'blue', ...later } }),
  async banner_check() {
    const [row] = await shop.sql<{ id: number }[]>`
      INSERT INTO banner (title, place, desktop_image, mobile_image, app_link, position)
      VALUES ('Hola', 'home', 'a', 'a', '/home', 90) RETURNING id`;
    return ask(changeBanner, { id: String(row?.id), version: 1, set: backwards });
  },
  async category_check() {
    const id = String(await buildCategory(shop.sql));
    return ask(changeCategory, { id, version: 1, set: { parentId: id } });
  },
  coupon_check: () => ofCoupon('free-shipping', { amount: 5 }),
  coupon_check1: () => couponOf('percentage', backwards),
  coupon_check2: () => ofCoupon('percentage', { amount: 100 }),
  coupon_got_with_units: () => ofCoupon('percentage', { gotLine: 'Uno', maxTimes: 2 }),
  coupon_percent_of_units: () => couponOf('buy-get', { ...ofUnits, amount: 101 }),
  coupon_steps_of_mix: async () => {
    const { id, version } = (await couponOf('value')).value.result;
    return ask(changeCoupon, { id, version, set: { kind: 'mix' } });
  },
  coupon_units: () => ofCoupon('value', ofUnits),
  async coupon_uses_within_limit() {
    const { id, version } = (await couponOf('value')).value.result;
    await shop.sql`UPDATE coupon SET uses = 3 WHERE id = ${id}`;
    return ask(changeCoupon, { id, version, set: { usesLimit: 2 } });
  },
  async credit_account_within_limit() {
    const { customerId } = await buildShopper(shop);
    await shop.sql`INSERT INTO credit_account (customer_id, credit_limit, used)
      VALUES (${customerId}, 1000, 900)`;
    return ask(changeCredit, { id: customerId, version: 1, set: { limit: 800 } });
  },
  deal_check: async () =>
    ask(createDeal, {
      set: {
        name: `Oferta ${nextNumber()}`,
        breaks: [{ minQuantity: 1, percent: 5 }],
        codes: await codes(),
        ...backwards,
      },
      reason,
    }),
  delivery_window_charge: () => ofWindow({ charge: 500 }),
  delivery_window_hours: () => ofWindow({ fromHour: 12, toHour: 10 }),
  async home_row_window() {
    const [row] = await shop.sql<{ id: number; version: number }[]>`
      SELECT id, version FROM home_row LIMIT 1`;
    const { id, version } = row ?? { id: 0, version: 1 };
    return ask(changeHomeRow, { id: String(id), version, set: backwards });
  },
  payment_method_check: () => ofMethod({ movement: 'discount' }),
  payment_method_check1: () =>
    ofMethod({ movement: 'charge', movementKind: 'percentage', movementAmount: 100 }),
  payment_method_limits: () => ofMethod({ minAmount: 900, maxAmount: 800 }),
  price_list_check: () =>
    ask(createPriceList, { set: { name: `Lista ${nextNumber()}`, priority: 1 }, reason }),
  price_list_check1: () =>
    ask(createPriceList, {
      set: { name: `Lista ${nextNumber()}`, priority: 1, stateCode: '11', ...backwards },
      reason,
    }),
  product_check: () => ofProduct({ minQuantity: 5 }),
  async product_version_check1() {
    const { id, versions } = await buildProduct(shop.sql, { tones: ['7.1', '8.1'] });
    const set = { code: versions[0].code, toneName: null, toneSeries: null, swatchHex: null };
    return ask(changeProductOption, { id: String(id), version: 1, set });
  },
  promotion_header_tells: () =>
    ask(createPromotion, { set: { title: 'Hoy', background: '#a01d55', tells: true } }),
  promotion_header_timer: () =>
    ask(createPromotion, { set: { title: 'Hoy', background: '#a01d55', hasTimer: true } }),
  promotion_header_window: () =>
    ask(createPromotion, { set: { title: 'Hoy', background: '#a01d55', ...later } }),
  search_curation_window: async () =>
    ask(createCuration, { set: { terms: ['oxidante'], pinned: await codes(), ...backwards } }),
};

async function ofWindow(more: object): Promise<Outcome> {
  const [zone] = await shop.sql<{ id: number }[]>`SELECT id FROM zone LIMIT 1`;
  const hours = { fromHour: 8, toHour: 12, weekdays: [1], kind: 'regular' as const };
  return ask(createWindow, { set: { zoneId: String(zone?.id), ...hours, ...more } });
}

/** No form writes what these hold together. */
const outOfReach = [
  'customer_block_has_reason',
  'customer_document_number_check',
  'customer_name_check',
  'home_row_check',
  'payment_method_kind_of_means',
  'price_list_item_check',
  // Each of its measures by itself, which the contract bounds.
  'product_package_check',
  'product_version_check',
];

/** Everything that staff keep: what one field alone breaks is said by its contract. */
const edited = [
  ...['announcement', 'app_version', 'banner', 'brand', 'business', 'category', 'coupon'],
  ...['credit_account', 'custom_list', 'customer', 'deal', 'deal_break', 'delivery_window'],
  ...['home_row', 'legal_text', 'loyalty_tier', 'menu_set', 'payment_method', 'price_list'],
  ...['price_list_item', 'product', 'product_version', 'programmed_price', 'promotion_header'],
  ...['search_curation', 'search_synonym', 'shop_day', 'trade_type', 'warehouse', 'zone'],
];

it.each(Object.entries(tries))('%s is said at a field, in words of its own', async (_, attempt) => {
  const { refusal } = await attempt();
  // Or the form is understood, and nothing is refused.
  if (refusal === null) return;
  expect(refusal.fields?.[0]?.path).toMatch(/^set\./);
  expect(refusal.fields?.[0]?.message).not.toBe(say('invalidRequest'));
});

it('leaves out no check of several columns of what staff keep', async () => {
  const rows = await shop.sql<{ name: string }[]>`
    SELECT conname AS name FROM pg_constraint
    WHERE contype = 'c' AND cardinality(conkey) > 1
      AND conrelid = ANY (${edited}::text[]::regclass[])`;
  const known = [...Object.keys(tries), ...outOfReach];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
