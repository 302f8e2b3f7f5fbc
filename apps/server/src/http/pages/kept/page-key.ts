import type { DeliveryLocation } from '../../session/principal.ts';

/** A page that is the same for all who only look from one place, and what of the query it depends on. */
export interface KeptRoute {
  /** As the router writes it: `/product/:name/:productId/details`. */
  readonly path: string;
  /** By name of a parameter what its values look like. Others change nothing on the page. */
  readonly query: Readonly<Record<string, RegExp>>;
}

/** Which page an address is, however it was spelled. */
export interface PageAddress {
  /** Without what changes nothing on the page: what it is drawn for. */
  readonly url: string;
  /** Whether nothing was left out. */
  readonly isWhole: boolean;
}

/** Characters of an address: longer ones are drawn each time. */
const longest = 300;

/** Tells which page of `routes` an address is; null for any other, which is not kept. */
export function createPageAddresses(routes: readonly KeptRoute[]) {
  const rows = routes.map(({ path, query }) => ({ pattern: patternOf(path), query }));
  return function readAddress(url: URL): PageAddress | null {
    if (url.href.length > longest) return null;
    const row = rows.find(({ pattern }) => pattern.test(url.pathname));
    if (!row) return null;
    const kept = new URLSearchParams();
    for (const name of Object.keys(row.query)) {
      const [value, ...others] = url.searchParams.getAll(name);
      if (value === undefined) continue;
      // What the page would have to make something of: rare, and worth no memory.
      if (others.length > 0 || !row.query[name]?.test(value)) return null;
      kept.set(name, value);
    }
    const search = kept.size > 0 ? `?${kept}` : '';
    return {
      url: `${url.origin}${url.pathname}${search}`,
      isWhole: kept.size === url.searchParams.size,
    };
  };
}

/** As the router compares: letters of any case, with or without a slash at the end. */
function patternOf(path: string): RegExp {
  const parts = path.replace(/\/+$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${parts.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}

/** All that a page of someone who only looks depends on: the address and the place. */
export function pageKey(url: string, { cityCode, warehouseId, zoneId }: DeliveryLocation): string {
  return [cityCode, warehouseId, zoneId, url].join(' ');
}
