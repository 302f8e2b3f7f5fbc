import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { addProposedCategories } from '@matiz/contracts/staff/catalogue/categories.ts';
import { createZone } from '@matiz/contracts/staff/delivery/coverage.ts';
import { createWarehouse } from '@matiz/contracts/staff/delivery/warehouses.ts';
import { changeBusiness } from '@matiz/contracts/staff/shop/business.ts';
import { readFirstDay } from '@matiz/contracts/staff/shop/first-day.ts';
import { acceptInvitation } from '@matiz/contracts/staff/team.ts';
import { firstDaySteps } from '@matiz/domain/shop/first-day.ts';
import { beforeEach, expect, it } from 'vitest';
import { loadReferenceData } from '#db/reference/load-reference-data.ts';
import { adviseOnShop } from '#production/shop-advice.ts';
import { type Ask, askAs, callAs, fillCart } from '#testing/orders.ts';
import { describeRegistration, provePhone, sendRegistration } from '#testing/registrations.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { usualChoices } from '../catalogue/index.ts';

const shop = useTestApp({ each: 'test', hasFolder: true, settings: { isProduction: true } });
beforeEach(() => loadReferenceData(shop.sql));

const director = { email: 'duena@tienda.co', password: 'tijeras-y-peine-largo' };

/** The first director of the shop, by the link that its start prints. */
async function join(): Promise<Ask> {
  const link = (await shop.deps.identity.invitations.firstInvitation()) ?? '';
  const token = link.slice(link.lastIndexOf('/') + 1);
  const person = { ...director, name: 'Olga', lastName: 'Rincón' };
  await askAs(shop, { headers: { token: '' } })(acceptInvitation, { token, ...person });
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/v3/auth/login',
    payload: director,
  });
  return askAs(shop, { headers: { token: reply.json().token } });
}

const missing = async (ask: Ask) =>
  (await ask(readFirstDay, undefined)).value.result.steps.flatMap(({ key, isDone }) =>
    isDone ? [] : [key],
  );

it('GET /staff/first-day: an empty shop can sell after these calls', async () => {
  const ask = await join();
  const given = 'trade-types';
  expect(await missing(ask)).toEqual(firstDaySteps.filter((key) => key !== given));

  const business = { name: 'Color y Corte SAS', nit: '900.123.456-8' };
  await ask(changeBusiness, { id: '1', version: 1, set: business });
  const place = { code: 'BOG', name: 'Bogotá', cityCode: '11001' };
  const warehouse = (await ask(createWarehouse, { set: place })).value.result;
  const zone = {
    name: 'Bogotá',
    warehouseId: warehouse.id,
    cityCodes: ['11001'],
    deliveryDays: 1,
    cutOffHour: 15,
    worksSaturday: true,
    cashOnDelivery: true,
    shippingPrice: 9_000,
  };
  await ask(createZone, { set: zone });
  await ask(addProposedCategories, {});
  expect((await ask(readFirstDay, undefined)).value.result.canSell).toBe(false);
  await importOne();
  const { result } = (await ask(readFirstDay, undefined)).value;
  expect(result.canSell).toBe(true);
  expect(adviseOnShop(result)).toEqual([]);

  await orderAtTheDoor();
});

it('GET /staff/first-day says of each step what is missing, as the start does', async () => {
  const ask = askAs(shop, await signIn(shop, 'Staff'));
  const { result } = (await ask(readFirstDay, undefined)).value;
  expect(result.steps.map(({ key }) => key)).toEqual([...firstDaySteps]);
  const advice = adviseOnShop(result).join('\n');
  for (const { text, isDone } of result.steps) expect(advice.includes(text)).toBe(!isDone);
});

/** One product by the import that there is. */
async function importOne(): Promise<void> {
  const file = path.join(shop.deps.settings.dataDir ?? '', 'productos.csv');
  writeFileSync(
    file,
    'codigo,nombre,marca,categoria,iva,precio,existencias\nTIN-1,Tinte rubio,Alma,Tintes,19,24900,12\n',
  );
  const outcome = await shop.deps.catalogueImport.import({
    ...usualChoices,
    file,
    isDryRun: false,
    actorId: null,
    createBrands: true,
    acceptsProposal: true,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  expect(outcome.value).toMatchObject({ new: 1, bad: 0 });
}

/** Someone without an account, who meets the shop as it is. */
async function visit() {
  const opened = await shop.deps.identity.enterAsGuest('127.0.0.1');
  if (!opened.ok) throw new Error(opened.error.code);
  return { headers: { token: opened.value.tokens.token } };
}

/** A business registers, and pays when it receives. */
async function orderAtTheDoor(): Promise<void> {
  const guest = await visit();
  const address = { address: 'Calle 45 # 13-20', cityId: '11001', stateId: '11' };
  const body = describeRegistration({ address });
  await provePhone(shop, guest, body.phone);
  const told = await sendRegistration(shop, guest, body);
  expect(told).toMatchObject({ status: 200, results: { status: 'approved' } });
  const calls = callAs(shop, { headers: { token: told.token } });
  const [product] = await shop.sql<{ id: number; code: string }[]>`SELECT id, code FROM product`;
  if (!product) throw new Error('nothing was imported');
  const cartId = await fillCart({ calls }, product, 2);
  await calls.choose({ paymentMethod: 'contra-entrega' });
  const { value } = await calls.order({ cartId });
  expect(value.order.code).toMatch(/\S/);
  const [stock] = await shop.sql`SELECT available, sold FROM stock`;
  expect(stock).toEqual({ available: 10, sold: 2 });
}
