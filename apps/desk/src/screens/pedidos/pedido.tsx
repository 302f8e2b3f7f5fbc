export { OrderPage as Screen } from '#features/orders/index.ts';
