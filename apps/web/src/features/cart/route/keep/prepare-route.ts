import type { Request } from '@matiz/client/request.ts';
import { prepareRoute, readRouteCatalogue } from '@matiz/contracts/cart/seller-route.ts';
import { comingPart, type KeptRoute, pagePart, routePart } from './route-parts.ts';
import type { Vault } from './vault.ts';

/** What was begun longer ago is begun again. */
const resumedForMs = 60 * 60_000;

export interface PrepareParts {
  readonly request: Request;
  readonly vault: Vault;
  readonly now: () => number;
  readonly newId: () => string;
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/**
 * Fetches a route and keeps each page as it comes, so that what breaks off goes on where it was. The
 * route before stays in use until the new one is whole, and then goes.
 */
export async function fetchRoute(
  customerIds: readonly string[],
  parts: PrepareParts,
): Promise<void> {
  const { request, vault, now, newId } = parts;
  let route = await findComing(customerIds, vault, now());
  if (route === null) {
    const fetchedAt = now();
    const { at, customers, lists } = await request(prepareRoute, {
      body: { customerIds: [...customerIds] },
    });
    const pages = Object.fromEntries(
      customers.flatMap(({ warehouse }) =>
        warehouse ? [[warehouse._id, { count: 0, next: 0 }]] : [],
      ),
    );
    route = { id: newId(), at, fetchedAt, customers, lists, pages };
    await vault.write({ [comingPart]: route });
  }
  const warehouses = Object.keys(route.pages);
  for (const [index, warehouse] of warehouses.entries()) {
    route = await fetchPages(route, warehouse, parts, (share) =>
      parts.onProgress((index + share) / warehouses.length),
    );
  }
  const { id } = route;
  const names = await vault.names();
  const old = names.filter((name) => name.startsWith('page ') && !name.startsWith(`page ${id} `));
  await vault.write({ [routePart]: route }, [...old, comingPart]);
}

/** The pages of a warehouse that are not there yet; each is on the device before the next is asked for. */
async function fetchPages(
  begun: KeptRoute,
  warehouse: string,
  { request, vault }: PrepareParts,
  onProgress: (share: number) => void,
): Promise<KeptRoute> {
  let route = begun;
  const customerId = route.customers.find((one) => one.warehouse?._id === warehouse)?.customerId;
  let fetched = 0;
  for (;;) {
    const { count, next } = route.pages[warehouse] ?? { count: 0, next: null };
    if (next === null || customerId === undefined) return route;
    const page = await request(readRouteCatalogue, { query: { customerId, after: next } });
    fetched += page.products.length;
    const pages = { ...route.pages, [warehouse]: { count: count + 1, next: page.next } };
    route = { ...route, pages };
    const name = pagePart(route.id, warehouse, count);
    await vault.write({ [name]: page.products, [comingPart]: route });
    onProgress(page.next === null ? 1 : fetched / Math.max(1, page.total));
  }
}

/** The same customers, and not long ago. */
async function findComing(
  customerIds: readonly string[],
  vault: Vault,
  now: number,
): Promise<KeptRoute | null> {
  const coming = await vault.read<KeptRoute>(comingPart);
  if (!coming || now - coming.fetchedAt > resumedForMs || now < coming.fetchedAt) return null;
  const known = new Set(coming.customers.map(({ customerId }) => customerId));
  const isSame = known.size === customerIds.length && customerIds.every((id) => known.has(id));
  return isSame ? coming : null;
}
