import type { QueryOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { viewPriceAs as call } from '@matiz/contracts/staff/pricing/price-views.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { priceOf, type ResolvedPrice } from '@matiz/domain/pricing/resolve-price.ts';
import { unusedRules } from '@matiz/domain/pricing/unused-rules.ts';
import type { Sql } from '#db/sql.ts';
import {
  findCityViewer,
  findCustomerViewer,
  type NamedViewer,
  parseSellable,
  selectSellables,
} from '#modules/catalogue/index.ts';
import { readRulesOf } from './rules-of-product.store.ts';

export interface PriceAsSeen {
  readonly code: string;
  readonly product: string;
  readonly productId: number;
  readonly viewer: NamedViewer;
  readonly moment: Date;
  /** Null: it is not sold there. */
  readonly price: ResolvedPrice | null;
  readonly unused: ReturnType<typeof unusedRules>;
}

/** The price that someone is charged, read and worked out as their cart does (D-6), and what else names it. */
export async function readPriceAs(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { code, customerId, document, cityCode, quantity, at }: QueryOf<typeof call>,
): Promise<
  Result<PriceAsSeen, Failure<'UNKNOWN_PRODUCT' | 'CUSTOMER_NOT_FOUND' | 'UNKNOWN_REFERENCE'>>
> {
  const moment = at === undefined ? clock() : new Date(at);
  const isCustomer = Boolean(customerId || document);
  const viewer = isCustomer
    ? await findCustomerViewer(sql.reader, { customerId, document })
    : await findCityViewer(sql.reader, cityCode ?? '');
  if (viewer === null)
    return fail(failure(isCustomer ? 'CUSTOMER_NOT_FOUND' : 'UNKNOWN_REFERENCE'));
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
  const rules = price && (await readRulesOf(sql.reader, sellable.productId, viewer));
  return ok({
    code: sellable.versionCode ?? sellable.code,
    product: [sellable.name, sellable.versionName].filter(Boolean).join(' '),
    productId: sellable.productId,
    viewer,
    moment,
    price,
    unused: price && rules ? unusedRules(rules, price, { quantity, moment }) : [],
  });
}
