import type { Cart, CartLine, CartReply } from '@matiz/contracts/cart.ts';

/** For tests: two units of a tone in stock, at $ 10.000. */
export function buildLine(parts: Partial<CartLine> = {}): CartLine {
  const line: CartLine = {
    lineId: 'line',
    productId: '1',
    code: 'TIN',
    name: 'Tinte Cromía',
    slug: 'tinte-cromia',
    brand: 'Cromía',
    image: 'product/TIN',
    color: { name: '7.43 Rubio cobrizo', image: null, color: '#a0522d' },
    versionCode: 'TIN-743',
    versionName: '7.43 Rubio cobrizo',
    assemblyCode: null,
    assemblyVersionCode: null,
    quantity: 2,
    advancedPurchasing: false,
    dispatchDate: null,
    stock: 20,
    isPreSales: false,
    minQuantity: 1,
    multiple: 1,
    price: 10_000,
    originalPrice: 10_000,
    total: 0,
    nextPrice: null,
    ...parts,
  };
  return { ...line, total: line.quantity * line.price };
}

/** For tests: the reply of `listcart` with these lines. */
export function buildCartReply(
  products: readonly CartLine[],
  parts: Partial<CartReply> = {},
): CartReply & { cart: Cart } {
  const cart: Cart = {
    _id: 'cart',
    customerId: 'c1',
    warehouse: '1',
    amount: products.reduce((sum, { total }) => sum + total, 0),
    units: products.reduce((sum, { quantity }) => sum + quantity, 0),
    products: [...products],
  };
  return { outOfStock: [], productsNews: [], ...parts, cart };
}
