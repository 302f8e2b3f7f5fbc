export { createAlertSubscribers } from './alerts/alert-subscribers.ts';
export { stockAlertRoutes } from './alerts/alerts.routes.ts';
export { createStockAlerts } from './alerts/alerts.service.ts';
export { cartRoutes } from './cart.routes.ts';
export { type CartService, createCartService } from './cart.service.ts';
export {
  type CartAnswer,
  type CartColumns,
  type CartQuestion,
  cartAnswerOf,
  lineColumns,
  readCart,
  selectCart,
} from './cart.store.ts';
export { type CartOwner, cartOwnerOf, whereOpenCart } from './cart-owner.ts';
export { createCartPort } from './place-change/place-change.ts';
export { createPriceSubscribers } from './prices/price-subscribers.ts';
export { createCartPrices } from './prices/prices.service.ts';
export { cartReminderRoutes } from './reminders/reminders.routes.ts';
export { type CartReminders, createCartReminders } from './reminders/reminders.ts';
export { showLine } from './show-cart.ts';
