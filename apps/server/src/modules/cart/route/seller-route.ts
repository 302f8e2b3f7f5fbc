import type { prepareRoute, readRouteCatalogue } from '@matiz/contracts/cart/seller-route.ts';
import type { BodyOf, QueryOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { usualBasket, usualOrders } from '@matiz/domain/cart/reorder/usual-basket.ts';
import { routeLastsMs } from '@matiz/domain/cart/route/route-age.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Principal } from '#http/session/principal.ts';
import { readRouteLists, readRouteProducts } from '#modules/catalogue/index.ts';
import {
  findRouteWarehouse,
  type RouteCustomerRow,
  readRouteCustomers,
  showCredit,
} from '#modules/identity/index.ts';
import type { CartDeps } from '../lines/cart-use.ts';

/** So many that a page is read in a breath, and a line that breaks loses little. */
const pageSize = 2_000;

/** What a seller takes along to order without a connection (ADR 93). */
export interface SellerRouteService {
  prepareRoute(
    seller: Principal,
    body: BodyOf<typeof prepareRoute>,
  ): Promise<ReplyOf<typeof prepareRoute>>;
  readRouteCatalogue(
    seller: Principal,
    query: QueryOf<typeof readRouteCatalogue>,
  ): Promise<ResultOf<typeof readRouteCatalogue>>;
}

export function createSellerRoute({ sql, clock }: CartDeps): SellerRouteService {
  return {
    async prepareRoute(seller, { customerIds }) {
      const at = clock();
      const question = { ids: [...new Set(customerIds)], lastOrders: usualOrders };
      const rows = await readRouteCustomers(sql.reader, seller.userId, question);
      const lists = await readRouteLists(sql.reader, rows, spanOf(at));
      return {
        at: at.toISOString(),
        customers: rows.map((row) => ({
          ...showCustomer(row, at),
          lists: lists.filter((list) => list.customers.includes(row.customerId)).map(idOf),
        })),
        lists: lists.map(({ customers: _, ...list }) => ({
          ...list,
          items: list.items.map(([productId, price, percent]) => [productId, price, percent]),
        })),
      };
    },

    async readRouteCatalogue(seller, { customerId, after = 0 }) {
      const at = clock();
      const warehouseId = await findRouteWarehouse(sql.reader, seller.userId, customerId);
      if (warehouseId === null) return fail(failure('CUSTOMER_NOT_FOUND'));
      const span = { ...spanOf(at), warehouseId, after };
      const rows = await readRouteProducts(sql.reader, { ...span, limit: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return ok({
        at: at.toISOString(),
        products: page.map(({ product }) => product) as ReplyOf<
          typeof readRouteCatalogue
        >['products'],
        total: rows[0]?.total ?? 0,
        next: last?.product.id ?? null,
      });
    },
  };
}

function idOf({ id }: { readonly id: number }): number {
  return id;
}

/** As long as a route is good for: what begins meanwhile has to be known. */
function spanOf(from: Date) {
  return { from, until: new Date(from.getTime() + routeLastsMs) };
}

function showCustomer(row: RouteCustomerRow, now: Date) {
  const { customerId, businessName, name, phone, city, warehouseId, credit } = row;
  const basket = usualBasket(row.orders ?? []);
  return {
    customerId,
    businessName,
    name,
    phone,
    city,
    warehouse:
      warehouseId === null ? null : { _id: String(warehouseId), name: row.warehouseName ?? '' },
    credit: credit && showCredit(credit, now),
    addresses: row.addresses ?? [],
    usual: (basket?.lines ?? []).map(({ versionId, quantity }) => ({ versionId, quantity })),
  };
}
