/** The way into buying: what screens, the frame and later words use. */

export { type AddItemRequest, newAddition } from './addition.ts';
export { cartKey, cartQuery, hasCart, useCartUnits } from './cart.query.ts';
export {
  ceilingOf,
  groupByProduct,
  lineRowIdOf,
  nameOfLine,
  quantityStepOf,
  waitingOf,
} from './cart-lines.ts';
export { type CodeKeyboard, CodeKeys, keepKeyboard } from './code-keys.tsx';
export { DeliveryHeading } from './delivery-heading.tsx';
export {
  GoodsHeader,
  type GoodsLine,
  ProductName,
  ProductPicture,
  splitVersionName,
  UnitPrice,
  VersionSwatch,
} from './goods.tsx';
export { GoodsList } from './goods-list.tsx';
export { LineQuantity } from './line-quantity.tsx';
export { NextPriceLine } from './next-price-line.tsx';
export { useAddItem, useAddToCart } from './use-add-item.ts';
export { useBuyingChecks, useTypingCheck } from './use-buying-checks.ts';
export { type CartEdits, useCartEdits } from './use-cart-edits.ts';
export { useOnlyLine, useUnitsInCart } from './use-units-in-cart.ts';
