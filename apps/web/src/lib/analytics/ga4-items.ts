import type { addQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import type { confirmReorder } from '@matiz/contracts/cart/reorder.ts';
import type { repeatUsual } from '@matiz/contracts/cart/usual-basket.ts';
import type { addItem } from '@matiz/contracts/cart.ts';
import type { addFavouritesToCart } from '@matiz/contracts/catalogue/favourite-lists.ts';
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { BodyInput, ReplyOf } from '@matiz/contracts/define-call.ts';
import type { createOrder, Purchase } from '@matiz/contracts/orders.ts';

/** A product as Google's events name it: what it is, never what it costs one business. */
export interface Ga4Item {
  /** The product's code, in every event: by it they are joined. */
  readonly item_id: string;
  /** Left out where nothing that was read says it. */
  readonly item_name?: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_variant?: string;
  readonly quantity?: number;
}

/** What happened with products: the event's name, and its items. */
export interface Ga4ItemEvent {
  readonly name: 'view_item' | 'select_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';
  readonly items: readonly Ga4Item[];
  /** Of a purchase: one of its own, that leads to no order and nobody. */
  readonly transactionId?: string;
}

/** What the page has read: of a product its detail, the order that would be made now. */
export interface KnownGoods {
  product(id: string): ProductDetail | undefined;
  purchase(): Purchase | undefined;
}

/** A call that was answered well. */
export interface AnsweredCall {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly sent: unknown;
  readonly answered: unknown;
}

/** The steps of a purchase: the first that is shown is the one that lacks something. */
const checkout =
  /^\/home\/purchase\/(list-address|order\/(detail|summary(\/coupon-list)?|shipping-schedule|payment-methods))\/?$/;
/** Pages of a purchase, and the form of an address, which leads back to one: from there none begins. */
const underWay = /^\/home\/(purchase\/|profile\/address\/new\/?$)/;
const productPage = /^\/product\/[^/]+\/(\d{1,15})\/details\/?$/;

/** From which page one comes to another, and which product of a list was pressed there. */
interface CameFrom {
  readonly before: string;
  readonly pressedId: string | null;
}

/**
 * What a page that is shown says. A product that was pressed is told here, since a list's link says
 * its id alone, and its page what it is.
 */
export function eventsOfPage(
  path: string,
  { before, pressedId }: CameFrom,
  goods: KnownGoods,
): Ga4ItemEvent[] {
  const productId = productIdOf(path);
  if (productId !== null) {
    const product = goods.product(productId);
    const items = product ? [itemOf(aboutOf(product))] : [];
    const names =
      productId === pressedId ? (['select_item', 'view_item'] as const) : (['view_item'] as const);
    return names.flatMap((name) => withItems(name, items));
  }
  if (!checkout.test(path) || underWay.test(before)) return [];
  const lines = goods.purchase()?.deliveries.flatMap(({ products }) => products) ?? [];
  return withItems('begin_checkout', lines.flatMap(itemsOfLine));
}

/** The product that a page is of; null: of none. */
export function productIdOf(path: string): string | null {
  return productPage.exec(path)?.[1] ?? null;
}

/** What an answered call says. */
export function eventsOfCall(
  call: AnsweredCall,
  goods: KnownGoods,
  newId: () => string,
): Ga4ItemEvent[] {
  if (call.method !== 'POST') return [];
  if (call.path !== '/order/create') return withItems('add_to_cart', addedBy(call, goods));
  const { order } = call.answered as ReplyOf<typeof createOrder>;
  const items = order.deliveries.flatMap(({ products }) => products).flatMap(itemsOfLine);
  return [{ name: 'purchase', items, transactionId: newId() }];
}

/** What a call really put into the cart, by its answer. */
function addedBy({ path, sent, answered }: AnsweredCall, goods: KnownGoods): Ga4Item[] {
  if (path === '/cart/additem') {
    const product = goods.product((sent as BodyInput<typeof addItem>).productId);
    const about = product && aboutOf(product);
    const { results } = answered as ReplyOf<typeof addItem>;
    return results.flatMap((row) =>
      itemsOf({ ...about, ...row }, row.quantity + row.quantityPresale),
    );
  }
  if (path === '/cart/quick-order/add') {
    const { results } = answered as ReplyOf<typeof addQuickOrder>;
    return results.flatMap((row) => (row.product ? itemsOf(row.product, unitsNow(row)) : []));
  }
  if (path === '/cart/buy-cart-again-confirm' || path === '/cart/repeat-usual') {
    const { results } = answered as ReplyOf<typeof confirmReorder | typeof repeatUsual>;
    return results.flatMap((row) => itemsOf(row, unitsNow(row)));
  }
  if (path === '/cart/add-favourites') {
    const { added } = answered as ReplyOf<typeof addFavouritesToCart>;
    return added.flatMap(itemsOfLine);
  }
  return [];
}

/** Of a row that was added, at once and in presale; of one that was not, none. */
function unitsNow(row: { readonly quantityNow: number; readonly quantityPresale: number }): number {
  return row.quantityNow + row.quantityPresale;
}

function withItems(name: Ga4ItemEvent['name'], items: readonly Ga4Item[]): Ga4ItemEvent[] {
  return items.length > 0 ? [{ name, items }] : [];
}

/** What of a product is told. */
interface About {
  readonly code: string;
  readonly versionCode?: string | null;
  readonly name?: string;
  readonly brand?: string;
  readonly category?: string;
}

function aboutOf({ code, name, brand, category }: ProductDetail): About {
  return { code, name, brand: brand.name, category: category.name };
}

function itemsOf(about: About, units: number): Ga4Item[] {
  return units > 0 ? [{ ...itemOf(about), quantity: units }] : [];
}

function itemsOfLine(line: About & { readonly quantity: number }): Ga4Item[] {
  return itemsOf(line, line.quantity);
}

function itemOf({ code, versionCode, name, brand, category }: About): Ga4Item {
  return {
    item_id: code,
    ...(name ? { item_name: name } : {}),
    ...(brand ? { item_brand: brand } : {}),
    ...(category ? { item_category: category } : {}),
    ...(versionCode ? { item_variant: versionCode } : {}),
  };
}
