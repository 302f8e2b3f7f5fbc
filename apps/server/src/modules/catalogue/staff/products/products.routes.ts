import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { bulkProducts } from '@matiz/contracts/staff/catalogue/bulk-products.ts';
import { previewCombo as previewComboCall } from '@matiz/contracts/staff/catalogue/combos.ts';
import { previewProduct as previewProductCall } from '@matiz/contracts/staff/catalogue/product-preview.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import type { Scope } from '@matiz/domain/identity/scopes.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Sql } from '#db/sql.ts';
import { type Handler, serve } from '#http/serve.ts';
import { serveBulk } from '#resource/bulk-change.ts';
import { type ListQuery, listRows } from '#resource/list-rows.ts';
import { createResource } from '#resource/resource.ts';
import { serveChange, serveResource } from '#resource/serve-resource.ts';
import { previewCombo } from '../combos/combo-desk.ts';
import type { HasPicture } from '../pictures/refuse-picture.ts';
import { createManyChange } from './change-many.ts';
import { createProductPreview } from './preview-product.ts';
import {
  optionResource,
  type ProductForm,
  priceResource,
  productResource,
} from './product.resource.ts';
import { listProductHistory } from './product-history.ts';
import { optionList } from './product-list.ts';

interface ProductDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly plainImage: string;
  readonly hasPicture: HasPicture;
}
type Preview = ResultOf<typeof previewProductCall>;
export type ProductDesk = ReturnType<typeof createProductDesk>;

/** Products with what hangs on them, each part changed by those who may. */
export function createProductDesk(deps: ProductDeskDeps) {
  const { sql, clock } = deps;
  const products = createResource(deps, productResource(deps));
  return {
    products: { ...products, history: (query: ListQuery) => listProductHistory(deps, query) },
    preview: createProductPreview({ sql, clock, products }),
    prices: createResource(deps, priceResource(deps)),
    options: createResource(deps, optionResource(deps)),
    changeMany: createManyChange(deps),
    previewCombo: (body: BodyOf<typeof previewComboCall>) => previewCombo(sql.reader, body),
    async listOptions(query: Parameters<typeof listRows>[2]) {
      const page = await listRows<z.output<typeof calls.productOption>>(
        sql.reader,
        optionList,
        query,
      );
      return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
    },
  };
}

export function productDeskRoutes(app: FastifyInstance, desk: ProductDesk): void {
  const { products, prices, options } = desk;
  serveResource(
    app,
    {
      list: calls.listStaffProducts,
      read: calls.readProduct,
      create: calls.createProduct,
      change: calls.changeProduct,
      history: calls.listProductHistory,
    },
    {
      ...products,
      create: async <Row>(asked: Parameters<typeof products.create>[0]) =>
        refuseBeyond(asked.principal.scopes, asked.set) ?? products.create<Row>(asked),
    },
  );
  serveChange(app, calls.changeProductPrices, prices);
  serveBulk(app, bulkProducts, products, { nameOf: ({ name }) => String(name) });
  serveChange(app, calls.changeProductOption, {
    change: async <Row>(asked: Parameters<typeof options.change>[0]) =>
      refuseDiscount(asked.principal.scopes, asked.set) ?? options.change<Row>(asked),
  });
  serve(app, calls.changeManyProducts, ({ body, principal, requestId }) =>
    desk.changeMany({ ...body, principal, requestId }),
  );
  // It is refused for whatever a save is, which is between the resource and its contract.
  const preview: Handler<typeof previewProductCall> = async ({ body, principal, requestId }) =>
    ((body.row === null ? refuseBeyond(principal.scopes, body.set) : null) ??
      (await desk.preview({ ...body, principal, requestId }))) as Preview;
  serve(app, previewProductCall, preview);
  serve(app, previewComboCall, ({ body }) => desk.previewCombo(body));
  serve(app, calls.listProductOptions, ({ query }) => desk.listOptions(query));
}

/** What a tone costs less is kept by those who keep prices. */
function refuseDiscount(scopes: readonly Scope[], set: object) {
  const isAsked = 'discountPercent' in set || 'discountValue' in set;
  return isAsked && !scopes.includes('prices:write') ? fail<Failure>(failure('FORBIDDEN')) : null;
}

/** Prices and stock of something new are set by those who may change them. */
function refuseBeyond(
  scopes: readonly Scope[],
  { prices = [], stock = [] }: Pick<ProductForm, 'prices' | 'stock'>,
) {
  const mayAll =
    (prices.length === 0 || scopes.includes('prices:write')) &&
    (stock.length === 0 || scopes.includes('stock:write'));
  return mayAll ? null : fail<Failure>(failure('FORBIDDEN'));
}
