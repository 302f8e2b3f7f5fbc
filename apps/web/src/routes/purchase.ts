import type { RouteEntry } from '#lib/page/route.ts';
import type { ScreenName } from '../screens.ts';
import { anybody, buys, noguest, purchase } from './access.ts';

/** From the cart to the order, and to the next one. */
export const purchaseRoutes: readonly RouteEntry<ScreenName>[] = [
  {
    path: '/home/cart',
    screen: 'Cart',
    title: 'Carrito',
    access: { auth: true, needsCustomer: true, buyersOnly: true },
  },
  {
    path: '/cart-news',
    screen: 'CartNews',
    title: 'Novedades de tu carrito',
    access: purchase,
  },
  {
    path: '/home/purchase/order/detail',
    screen: 'PurchaseDetail',
    title: 'Tu pedido',
    access: purchase,
  },
  {
    path: '/home/purchase/order/summary',
    screen: 'PurchaseSummary',
    title: 'Resumen de tu pedido',
    access: purchase,
  },
  {
    path: '/home/purchase/order/shipping-schedule',
    screen: 'ShippingSchedule',
    title: 'Programación de entrega',
    access: purchase,
  },
  {
    path: '/home/purchase/order/payment-methods',
    screen: 'PaymentMethods',
    title: 'Medios de pago',
    access: purchase,
  },
  {
    path: '/home/purchase/order/payment-methods/add-credit-card',
    screen: 'AddCreditCard',
    title: 'Agregar tarjeta',
    access: purchase,
  },
  {
    path: '/home/purchase/order/summary/coupon-list',
    screen: 'CouponList',
    title: 'Cupones',
    access: purchase,
  },
  {
    path: '/home/purchase/order/finalizing-payment',
    screen: 'FinalizingPayment',
    title: 'Confirmando tu pedido',
    access: purchase,
  },
  {
    path: '/home/purchase/list-address',
    screen: 'PurchaseAddresses',
    title: 'Dirección de entrega',
    access: buys,
  },
  {
    path: '/home/orders/purchased',
    screen: 'PurchasedOrders',
    title: 'Pedir de nuevo',
    access: noguest,
  },
  {
    path: '/home/orders/purchased/:orderId',
    screen: 'PurchasedOrder',
    title: 'Pedir de nuevo',
    access: noguest,
  },
  // Many rows at once, for the one who orders by code.
  {
    path: '/home/quick-order',
    screen: 'QuickOrder',
    title: 'Pedido rápido',
    access: buys,
    ours: 'D-9',
  },
  // Where the last line of a cart's reminder leads.
  // Where a seller's link leads.
  {
    path: '/aprobar-pedido',
    screen: 'ApproveHandOver',
    title: 'Aprueba tu pedido',
    access: anybody,
    ours: 'ADR 52',
  },
  {
    path: '/cart-reminders/stop',
    screen: 'StopReminders',
    title: 'Recordatorios',
    access: anybody,
    ours: 'D-16',
  },
];
