export { OrdersTable as Screen } from '#features/orders/index.ts';
