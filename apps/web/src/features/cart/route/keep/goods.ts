import { listedPrices, type RouteList, sellableOf } from '@matiz/domain/cart/route/route-goods.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import type { RouteCustomer, RouteProducts } from './route-parts.ts';

export type CarriedProduct = RouteProducts[number];
export type CarriedVersion = CarriedProduct['versions'][number];

/** A warehouse's catalogue in memory, ready to be searched. */
export interface Goods {
  readonly products: readonly CarriedProduct[];
  readonly versions: ReadonlyMap<number, readonly [CarriedProduct, CarriedVersion]>;
  /** By product, what it is found by. */
  readonly words: readonly string[];
}

export function readGoods(products: readonly CarriedProduct[]): Goods {
  const versions = products.flatMap((product) =>
    product.versions.map((version) => [version.id, [product, version]] as const),
  );
  const words = products.map(({ code, name, brand }) => foldText(`${code} ${name} ${brand}`));
  return { products, versions: new Map(versions), words };
}

/** What can be bought, as it is for one customer. */
export function goodsFor(
  goods: Goods,
  customer: RouteCustomer,
  lists: readonly RouteList[],
): (versionId: number) => Sellable | undefined {
  const listed = listedPrices(lists, customer.lists);
  const known = new Map<number, Sellable>();
  return (versionId) => {
    const found = goods.versions.get(versionId);
    if (!found) return undefined;
    const [product, version] = found;
    const sellable =
      known.get(versionId) ?? sellableOf(product, version, listed.get(product.id) ?? []);
    known.set(versionId, sellable);
    return sellable;
  };
}

export interface FoundGoods {
  readonly product: CarriedProduct;
  /** The versions that were named; all of them where none was. */
  readonly versions: readonly CarriedVersion[];
}

const mostFound = 20;

/**
 * Every word has to stand in a product or name one of its versions, by its number in any spelling
 * (7.43, 7/43, 743), its code or its name. Whole numbers and codes come first.
 */
export function searchGoods(goods: Goods, text: string): FoundGoods[] {
  const words = foldText(text.trim()).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const exact: FoundGoods[] = [];
  const others: FoundGoods[] = [];
  for (const [index, product] of goods.products.entries()) {
    const about = goods.words[index] ?? '';
    const open = words.filter((word) => !about.includes(word));
    if (open.length === 0) {
      others.push({ product, versions: product.versions });
      if (others.length >= mostFound * 4) break;
      continue;
    }
    const named = product.versions.filter((version) =>
      open.every((word) => isNamed(version, word)),
    );
    if (named.length === 0) continue;
    const whole = named.filter((version) => open.some((word) => isWhole(version, word)));
    if (whole.length > 0) exact.push({ product, versions: whole });
    else others.push({ product, versions: named });
  }
  return [...exact, ...others].slice(0, mostFound);
}

function keyOf(text: string): string {
  return text.replace(/[^0-9a-zñ]/gi, '').toLowerCase();
}

function isWhole({ number, code, volume }: CarriedVersion, word: string): boolean {
  const key = keyOf(word);
  return (
    (number !== undefined && keyOf(number) === key) ||
    keyOf(code) === key ||
    String(volume ?? '') === word
  );
}

function isNamed(version: CarriedVersion, word: string): boolean {
  const { name, code } = version;
  return isWhole(version, word) || foldText(`${code} ${name ?? ''}`).includes(word);
}
