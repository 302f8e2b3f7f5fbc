import type { CartLine, CartReply } from '@matiz/contracts/cart.ts';
import type { ProductCard, ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';

/** A product as Google's events name it: what it is, never what it costs one business. */
export interface Ga4Item {
  readonly item_id: string;
  readonly item_name: string;
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

/** What the page has read: of a product its detail, the cart. */
export interface KnownGoods {
  product(id: string): ProductDetail | undefined;
  cart(): CartReply | undefined;
}

/** A call that was answered well. */
export interface AnsweredCall {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly sent: unknown;
  readonly answered: unknown;
}

/** Where a purchase begins; its later steps are the same checkout. */
const checkout = /^\/home\/purchase\/order\/(detail|summary)\/?$/;
const productPage = /^\/product\/[^/]+\/(\d{1,15})\/details\/?$/;

/** What a page that is shown says; null where nothing. `before`: the page that one comes from. */
export function eventOfPage(path: string, before: string, goods: KnownGoods): Ga4ItemEvent | null {
  const productId = productPage.exec(path)?.[1];
  if (productId) {
    const product = goods.product(productId);
    return product ? { name: 'view_item', items: [itemOf(product)] } : null;
  }
  if (!checkout.test(path) || before.startsWith('/home/purchase/')) return null;
  const lines = goods.cart()?.cart?.products ?? [];
  return lines.length > 0 ? { name: 'begin_checkout', items: lines.map(itemOfLine) } : null;
}

/** What an answered call says; null where nothing. */
export function eventOfCall(
  { method, path, sent, answered }: AnsweredCall,
  goods: KnownGoods,
  newId: () => string,
): Ga4ItemEvent | null {
  if (method !== 'POST') return null;
  if (path === '/cart/additem') return added(sent as Added, goods);
  if (path !== '/order/create') return null;
  const { order } = answered as ReplyOf<typeof createOrder>;
  const items = order.deliveries
    .flatMap(({ products }) => products)
    .map(({ code, name, quantity }) => ({ item_id: code, item_name: name, quantity }));
  return { name: 'purchase', items, transactionId: newId() };
}

/** A product that was pressed in a list. */
export function eventOfPress(href: string, name: string): Ga4ItemEvent | null {
  const productId = productPage.exec(href)?.[1];
  if (!productId) return null;
  return { name: 'select_item', items: [{ item_id: productId, item_name: name.slice(0, 200) }] };
}

interface Added {
  readonly productId: string;
  readonly quantity?: number;
  readonly versions?: readonly { readonly code: string; readonly quantity: number }[];
}

function added(
  { productId, quantity = 0, versions = [] }: Added,
  goods: KnownGoods,
): Ga4ItemEvent | null {
  const product = goods.product(productId);
  const item = product ? itemOf(product) : { item_id: productId, item_name: productId };
  const items =
    versions.length > 0
      ? versions.map((version) => ({
          ...item,
          item_variant: version.code,
          quantity: version.quantity,
        }))
      : [{ ...item, quantity }];
  return { name: 'add_to_cart', items };
}

function itemOf(product: ProductCard & Partial<Pick<ProductDetail, 'category'>>): Ga4Item {
  const { code, name, brand, category } = product;
  return {
    item_id: code,
    item_name: name,
    item_brand: brand.name,
    ...(category ? { item_category: category.name } : {}),
  };
}

function itemOfLine({ code, versionCode, name, quantity }: CartLine): Ga4Item {
  return {
    item_id: code,
    item_name: name,
    ...(versionCode ? { item_variant: versionCode } : {}),
    quantity,
  };
}
