import type { Sql } from '../../db/pool.ts';
import { buildBrand, buildCategory, buildProduct } from '../catalogue.ts';
import { buildPaymentMethods } from '../orders.ts';
import { buildCustomer } from '../people.ts';
import { buildPlaces } from '../places.ts';
import { buildStaff } from '../staff.ts';
import type { TestApp } from '../test-app.ts';
import { contentHistories } from './content-histories.ts';
import type { HistoryBuyer, HistoryCases, HistoryFixture, Values } from './history-case.ts';
import { priceHistories } from './price-histories.ts';
import { shopHistories } from './shop-histories.ts';
import { zoneOf } from './zone-of.ts';

/**
 * For tests: all that is kept at the desk, by the name that its calls have, with every field of its
 * form. `made` makes one by its call and answers its id.
 */
export async function buildHistories(
  shop: TestApp,
  made: (path: string, set: Values) => Promise<string>,
): Promise<HistoryCases> {
  const { sql } = shop;
  await buildMorePlaces(sql);
  await buildPaymentMethods(sql);
  const [one, two] = [await buildProduct(sql), await buildProduct(sql)];
  const content = { by: 'hand', codes: [one.code] };
  const fixture: HistoryFixture = {
    one,
    two,
    brand: String(one.brandId),
    other: String(await buildBrand(sql)),
    category: String(one.categoryId),
    inside: String(await buildCategory(sql)),
    trade: await made('trade-types', { name: 'Spa' }),
    zone: await made('zones', zoneOf('Sur', '05088')),
    selection: await made('selections', { title: 'De la fila', content }),
    member: (await buildStaff(shop, ['content'])).userId,
    ana: await buildBuyer(sql),
    eva: await buildBuyer(sql),
  };
  return { ...shopHistories(fixture), ...priceHistories(fixture), ...contentHistories(fixture) };
}

async function buildBuyer(sql: Sql): Promise<HistoryBuyer> {
  const { id } = await buildCustomer(sql);
  const [row] = await sql<{ document: string }[]>`
    SELECT document_number AS document FROM customer WHERE id = ${id}`;
  return { id, document: row?.document ?? '' };
}

async function buildMorePlaces(sql: Sql): Promise<void> {
  await buildPlaces(sql);
  await sql`INSERT INTO state (code, name) VALUES ('76', 'Valle'), ('66', 'Risaralda')
    ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO city (code, state_code, name) VALUES ('05088', '05', 'Bello'),
      ('05360', '05', 'Itagüí'), ('05266', '05', 'Envigado'), ('76001', '76', 'Cali'),
      ('66001', '66', 'Pereira') ON CONFLICT DO NOTHING`;
}
