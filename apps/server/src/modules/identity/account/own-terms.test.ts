import { acceptTerms, readOwnTerms } from '@matiz/contracts/identity/own-terms.ts';
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const shop = useShop();
let goods: BuiltProduct;
let ana: Shopper;
let ask: Ask;
beforeAll(async () => {
  goods = await buildProduct(shop.sql);
});
beforeEach(async () => {
  ana = await buildShopper(shop);
  ask = askAs(shop, ana);
  await shop.sql`UPDATE customer SET terms_version = '2025-01-01' WHERE id = ${ana.customerId}`;
});

describe('PUT /v3/me/terms', () => {
  it('is asked for before an order, once, and kept with who and when', async () => {
    const cartId = await fillCart(ana, goods);
    expect((await ana.calls.order({ cartId })).refusal?.code).toBe('TERMS_NOT_ACCEPTED');
    await ask(acceptTerms, { version: baseTextVersion });
    const { value } = await ask(acceptTerms, { version: baseTextVersion });
    expect(value.result).toMatchObject({
      mustAccept: false,
      accepted: { version: baseTextVersion, by: 'Ana Prueba' },
    });
    const kept = await shop.sql`
      SELECT FROM consent WHERE customer_id = ${ana.customerId} AND kind = 'terms'`;
    expect(kept.count).toBe(1);
    expect((await ana.calls.order({ cartId })).status).toBe(200);
  });

  it('takes no other version than the one in force', async () => {
    expect((await ask(acceptTerms, { version: '2025-01-01' })).refusal?.code).toBe('OLD_CONSENT');
  });

  it('is not for a seller, who orders all the same', async () => {
    const seller = await buildShopper(shop, { role: 'Seller' });
    const { refusal } = await askAs(shop, seller)(acceptTerms, { version: baseTextVersion });
    expect(refusal?.code).toBe('FORBIDDEN');
    const cartId = await fillCart(seller, goods);
    expect((await seller.calls.order({ cartId })).status).toBe(200);
  });
});

it('GET /v3/me/terms tells that there is a new version', async () => {
  const { value } = await ask(readOwnTerms);
  expect(value.result).toMatchObject({
    version: baseTextVersion,
    mustAccept: true,
    accepted: null,
  });
});
