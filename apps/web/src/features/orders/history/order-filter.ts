import { type OrderSort, orderSorts } from '@matiz/contracts/orders.ts';
import { isShopDate } from '@matiz/domain/kernel/clock.ts';
import { type OrderState, orderStates } from '@matiz/domain/orders/order-state.ts';

/** Which orders are looked for; it lives in the address, so that a link and the way back keep it. */
export interface OrderFilter {
  readonly search?: string;
  /** Days in Bogotá, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly state?: OrderState;
  /** The last first, unless asked otherwise. */
  readonly sort?: OrderSort;
}

/** Whether orders are left out; in another order they are the same ones. */
export function leavesOut({ sort: _, ...filter }: OrderFilter): boolean {
  return Object.keys(filter).length > 0;
}

const maxSearch = 100;

/** The filter of an address; what is not a day or a state counts for nothing. */
export function readOrderFilter(params: URLSearchParams): OrderFilter {
  const search = params.get('search')?.trim().slice(0, maxSearch);
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const state = orderStates.find((one) => one === params.get('state'));
  const sort = orderSorts.find((one) => one === params.get('sort'));
  return {
    ...(search ? { search } : {}),
    ...(isShopDate(from) ? { from } : {}),
    ...(isShopDate(to) ? { to } : {}),
    ...(state ? { state } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** The address with another filter; what else stands in it stays (reference, campaign). */
export function writeOrderFilter(params: URLSearchParams, filter: OrderFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['search', 'from', 'to', 'state', 'sort'] as const) {
    const value = filter[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
