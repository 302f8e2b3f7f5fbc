/** Both screens of a route: who opens one has the other, without a connection too. */
export { RouteOrderPage } from './order/route-order-page.tsx';
export { RoutePage } from './route-page.tsx';
