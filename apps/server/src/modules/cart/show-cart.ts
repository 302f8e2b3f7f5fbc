import type { Cart, CartLine, CartReply } from '@matiz/contracts/cart.ts';
import type { CartChange } from '@matiz/domain/cart/lines/cart-change.ts';
import { availableTo } from '@matiz/domain/cart/plan/allocate.ts';
import { type CartPlan, type PlannedLine, planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { describeAssemblies } from '@matiz/domain/cart/plan/units.ts';
import type { CartHead, CartSnapshot } from '@matiz/domain/cart/snapshot.ts';
import { showNews } from './news/cart-news.ts';

/** `GET /cart/listcart` of a plan. Without an open cart there is nothing to show. */
export function showCart(cart: CartHead | null, plan: CartPlan): CartReply {
  if (cart === null) return { cart: null, outOfStock: [], productsNews: [] };
  return {
    cart: { ...showChanged(cart, plan), products: plan.lines.map(showLine) },
    outOfStock: plan.outOfStock.map(showLine),
    productsNews: showNews(plan),
  };
}

/** The head of the cart with what it comes to. */
function showChanged(cart: CartHead, plan: CartPlan): Omit<Cart, 'products'> {
  return {
    _id: cart.id,
    customerId: cart.customerId,
    warehouse: String(cart.warehouseId),
    amount: plan.amount,
    units: plan.units,
  };
}

/** What the cart comes to once the change is made. */
export function changedCart(
  { cart, sellables }: CartSnapshot & { readonly cart: CartHead },
  { rows }: Pick<CartChange, 'rows'>,
  moment: Date,
): { cart: Pick<Cart, '_id' | 'amount' | 'units'> } {
  const { _id, amount, units } = showChanged(cart, planCart({ rows, sellables }, moment));
  return { cart: { _id, amount, units } };
}

/** §3 Cart product. */
export function showLine(line: PlannedLine): CartLine {
  const { row, sellable } = line;
  const chosen = describeAssemblies(sellable, row.assemblyVersionIds);
  return {
    lineId: line.lineId,
    productId: String(sellable.productId),
    code: sellable.code,
    name: sellable.name,
    slug: sellable.slug,
    brand: sellable.brand,
    image: sellable.image,
    color: sellable.color,
    versionCode: sellable.versionCode,
    versionName: sellable.versionName ?? chosen?.versionName ?? null,
    assemblyCode: chosen?.code ?? null,
    assemblyVersionCode: chosen?.versionCode ?? null,
    quantity: line.quantity,
    advancedPurchasing: row.advance,
    dispatchDate: line.dispatchDate,
    stock: availableTo(line),
    isPreSales: row.advance || line.room > 0,
    minQuantity: sellable.minQuantity,
    multiple: sellable.multiple,
    price: line.price.price,
    originalPrice: line.price.originalPrice,
    total: line.total,
    nextPrice: line.nextPrice,
  };
}
