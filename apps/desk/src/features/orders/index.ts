export { OrderPage } from './order-page.tsx';
export { OrdersTable } from './orders-table.tsx';
