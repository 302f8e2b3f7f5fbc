import type { QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { viewPriceAs as call } from '@matiz/contracts/staff/pricing/prices.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { priceOf } from '@matiz/domain/pricing/resolve-price.ts';
import type { Sql } from '#db/sql.ts';
import {
  findCityViewer,
  findCustomerViewer,
  parseSellable,
  selectSellables,
} from '#modules/catalogue/index.ts';

/** The price that someone is charged: read and worked out as their cart does (D-6). */
export async function viewPriceAs(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { code, document, cityCode, quantity, at }: QueryOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  const moment = at === undefined ? clock() : new Date(at);
  const who = document
    ? await findCustomerViewer(sql.reader, document)
    : await findCityViewer(sql.reader, cityCode ?? '');
  if (who === null) return fail(failure(document ? 'CUSTOMER_NOT_FOUND' : 'UNKNOWN_REFERENCE'));
  const { warehouse, customer, ...viewer } = who;
  const wanted = sql`SELECT version.id FROM product_version version
    JOIN product ON product.id = version.product_id
    WHERE upper(version.code) = upper(${code}) OR upper(product.code) = upper(${code})
    ORDER BY upper(version.code) <> upper(${code}), version.position, version.id LIMIT 1`;
  const [row] = await sql.reader<{ sellable: unknown }[]>`
    SELECT sellable
    FROM (${selectSellables(sql, wanted, { ...viewer, priceHidden: null }, moment)}) read`;
  if (!row) return fail(failure('UNKNOWN_PRODUCT'));
  const sellable = parseSellable(row.sellable);
  const price = priceOf(sellable, quantity, moment);
  return ok({
    code: sellable.versionCode ?? sellable.code,
    product: [sellable.name, sellable.versionName].filter(Boolean).join(' '),
    customer,
    warehouse,
    at: moment.toISOString(),
    price,
  });
}
