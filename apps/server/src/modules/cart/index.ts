export { describeAssemblies } from './assemblies.ts';
export { cartRoutes } from './cart.routes.ts';
export { type CartService, createCartService } from './cart.service.ts';
export { type CartAnswer, readCart } from './cart.store.ts';
export { type CartHead, type CartRow, choiceKey } from './cart-picture.ts';
export { type CartPlan, type PlannedLine, planCart } from './plan-cart.ts';
export { lineOf, quantityRefusal, type Refusal, refuse, shortageOf } from './shortage.ts';
export { showLine } from './show-cart.ts';
export { unitsBehind } from './units.ts';
