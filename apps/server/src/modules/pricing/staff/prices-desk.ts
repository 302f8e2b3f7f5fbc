import type { BodyOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { findPriceCustomers } from '@matiz/contracts/staff/pricing/price-views.ts';
import type * as calls from '@matiz/contracts/staff/pricing/prices.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import {
  comparePrices,
  pricesMoved,
  summarisePrices,
} from '@matiz/domain/pricing/price-changes.ts';
import type { Sql } from '#db/sql.ts';
import { savePrices } from '#modules/catalogue/index.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { type ListQuery, listRows } from '#resource/list-rows.ts';
import { writeAudits } from '#resource/write-audit.ts';
import { pricesSource } from './prices.source.ts';
import * as store from './prices.store.ts';
import { customersSource } from './view-as/customers.source.ts';

type Row = ReplyOf<typeof calls.listPrices>['rows'][number];
type CustomerMatch = ReplyOf<typeof findPriceCustomers>['rows'][number];

export interface PricesDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
}

export type PricesDesk = ReturnType<typeof createPricesDesk>;

/** Base prices at the desk: seen beforehand, saved together, each with who and why (D-6, D-19). */
export function createPricesDesk(deps: PricesDeskDeps) {
  const { sql, clock, newId } = deps;
  return {
    async list(query: ListQuery): Promise<ResultOf<typeof calls.listPrices>> {
      const page = await listRows<Row>(sql.reader, pricesSource, query);
      return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
    },

    async preview({
      warehouseId,
      rows,
    }: BodyOf<typeof calls.previewPrices>): Promise<ResultOf<typeof calls.previewPrices>> {
      const warehouse = Number(warehouseId);
      const known = byCode(await store.findPrices(sql.reader, warehouse, codesOf(rows)));
      const { changed, same, unknown } = comparePrices(rows, known);
      const ids = changed.map(({ productId }) => productId);
      const changes = changed.map(({ code, product, before, after }) => {
        return { code, product, before, after };
      });
      return ok({
        changes,
        same,
        unknown: [...unknown],
        carts: await store.countOpenCarts(sql.reader, warehouse, ids),
        ...summarisePrices(changes),
      });
    },

    /** All of them or none: what someone else changed since it was seen is written over by nobody. */
    async save({
      warehouseId,
      rows,
      ...asking
    }: Asking & BodyOf<typeof calls.savePrices>): Promise<ResultOf<typeof calls.savePrices>> {
      return sql.begin(async (tx) => {
        const id = Number(warehouseId);
        const warehouse = await store.findWarehouseCode(tx, id);
        const named = byCode(await store.findPrices(tx, id, codesOf(rows)));
        if (warehouse === null || rows.some(({ code }) => !named.has(code))) {
          return fail(failure('UNKNOWN_REFERENCE'));
        }
        await store.lockPricedProducts(
          tx,
          [...named.values()].map(({ productId }) => productId),
        );
        const locked = byCode(await store.findPrices(tx, id, codesOf(rows)));
        const others = pricesMoved(rows, locked);
        const [other] = others;
        if (other) return fail(failure('PRICES_CHANGED', { n: others.length, code: other.code }));
        const due = rows.flatMap(({ code, before, after }) => {
          const productId = locked.get(code)?.productId;
          return productId === undefined
            ? []
            : [{ product_id: productId, warehouse, before, price: after }];
        });
        await savePrices(tx, due);
        const author = { ...authorOf(asking, clock()), batchId: newId() };
        // As a change on the product's page is told: they stand in one history.
        const entries = due.map(({ product_id, before, price }) => ({
          action: 'product.changed',
          subject: `product:${product_id}`,
          before: { [`price_${warehouse}`]: before },
          after: { [`price_${warehouse}`]: price },
        }));
        await writeAudits(tx, author, entries);
        return ok({ saved: due.length });
      });
    },

    async customers(query: ListQuery): Promise<ResultOf<typeof findPriceCustomers>> {
      const page = await listRows<CustomerMatch>(sql.reader, customersSource, query);
      return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
    },
  };
}

function codesOf(rows: readonly { readonly code: string }[]): string[] {
  return rows.map(({ code }) => code);
}

function byCode(prices: readonly store.KnownPrice[]): Map<string, store.KnownPrice> {
  return new Map(prices.map((price) => [price.asked, price]));
}
