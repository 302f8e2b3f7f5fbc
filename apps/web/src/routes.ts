import type { ScreenName } from './screens.ts';

/** Who may stand on a route, in the words of §2. */
export interface RouteAccess {
  /** Login is required; guests count, since they are signed in automatically. */
  readonly auth?: true;
  /** Guests are redirected to Login. */
  readonly noguest?: true;
  /** A logged-in non-guest goes to /home/. */
  readonly guestsOnly?: true;
  /** Only whoever buys has something to do here; staff are told what they do instead. */
  readonly buyersOnly?: true;
  /** A seller without a selected customer goes to SelectCustomer first. */
  readonly needsCustomer?: true;
  /** Sellers only; where everybody else goes instead. */
  readonly sellerElse?: string;
  /** A step of the phone verification that has to be behind; where one goes without it. */
  readonly needsPhone?: {
    readonly of: readonly PhoneStep[];
    readonly sellerToo?: true;
    readonly otherwise: string;
  };
}
export type PhoneStep = 'login' | 'register';

interface Built {
  readonly built: true;
  readonly screen: ScreenName;
}
interface Planned {
  readonly built: false;
  readonly screen: string;
}
interface Moved {
  readonly built: true;
  readonly screen: null;
  readonly redirect: string;
}
/** One row of §2's table. A planned screen leads to 'Muy pronto' and is not linked from menus. */
export type RouteEntry = (Built | Planned | Moved) & {
  readonly path: string;
  /** The page's title without the tagline; a screen's loader may say a better one. */
  readonly title: string;
  readonly access: RouteAccess;
  /** Of a route that §2 does not have: the decision that asks for it. */
  readonly ours?: string;
};

/** What a route carries for the page's head and for links that fetch a screen early. */
export interface RouteHandle {
  readonly entry: RouteEntry;
  readonly screen: ScreenName;
}

const anybody: RouteAccess = {};
const auth: RouteAccess = { auth: true };
const noguest: RouteAccess = { auth: true, noguest: true };
const guestsOnly: RouteAccess = { guestsOnly: true };
const buys: RouteAccess = { auth: true, noguest: true, needsCustomer: true, buyersOnly: true };
const purchase: RouteAccess = { auth: true, noguest: true, buyersOnly: true };

/** Every route of §2, in its order. The path is written once, here. */
export const routeTable: readonly RouteEntry[] = [
  { path: '/login', screen: 'Login', title: 'Inicia sesión', access: guestsOnly, built: true },
  {
    path: '/registro',
    screen: 'Register',
    title: 'Crea tu cuenta',
    access: guestsOnly,
    built: true,
  },
  {
    path: '/register/process',
    screen: 'RegisterProcess',
    title: 'Registro',
    access: { needsPhone: { of: ['register'], sellerToo: true, otherwise: '/registro' } },
    built: true,
  },
  {
    path: '/send-confirmation-code/:sendCodeFor',
    screen: 'SendCode',
    title: 'Enviar código',
    access: { needsPhone: { of: ['login'], otherwise: '/login' } },
    built: true,
  },
  {
    path: '/verify-code',
    screen: 'VerifyCode',
    title: 'Verifica tu código',
    access: { needsPhone: { of: ['login', 'register'], otherwise: '/login' } },
    built: true,
  },
  {
    path: '/registration-status',
    screen: 'RegistrationStatus',
    title: 'Estado de tu registro',
    access: anybody,
    built: true,
  },
  {
    path: '/login/recovery/password',
    screen: 'RecoveryPassword',
    title: 'Recupera tu contraseña',
    access: anybody,
    built: true,
  },
  {
    path: '/login/change/password/:recoveryToken?',
    screen: 'ChangePassword',
    title: 'Cambia tu contraseña',
    access: anybody,
    built: true,
  },
  {
    path: '/home/cart',
    screen: 'Cart',
    title: 'Carrito',
    access: { auth: true, needsCustomer: true, buyersOnly: true },
    built: true,
  },
  {
    path: '/cart-news',
    screen: 'CartNews',
    title: 'Novedades de tu carrito',
    access: purchase,
    built: true,
  },
  {
    path: '/',
    screen: 'Landing',
    title: 'Todos los tonos de tu salón',
    access: guestsOnly,
    built: true,
  },
  {
    path: '/home/',
    screen: null,
    redirect: '/home/marketplace/seller',
    title: 'Inicio',
    access: anybody,
    built: true,
  },
  {
    path: '/home/marketplace/customer',
    screen: 'MarketplaceHome',
    title: 'Inicio',
    access: anybody,
    built: true,
  },
  {
    path: '/home/marketplace/seller',
    screen: 'MarketplaceHomeSeller',
    title: 'Inicio',
    access: { sellerElse: '/home/marketplace/customer' },
    built: true,
  },
  { path: '/home/search', screen: 'Search', title: 'Buscar', access: anybody, built: true },
  { path: '/home/support', screen: 'Support', title: 'Ayuda', access: anybody, built: true },
  { path: '/home/profile', screen: 'MyProfile', title: 'Mi perfil', access: noguest, built: true },
  {
    path: '/home/profile/address',
    screen: 'MyAddressList',
    title: 'Mis direcciones de entrega',
    access: buys,
    built: true,
  },
  {
    path: '/home/profile/address/new',
    screen: 'AddNewAddress',
    title: 'Nueva dirección',
    access: buys,
    built: true,
  },
  {
    path: '/home/profile/orders/history',
    screen: 'OrderHistory',
    title: 'Historial de pedidos',
    access: noguest,
    built: true,
  },
  {
    path: '/home/profile/orders/history/:orderCode',
    screen: 'OrderHistoryDetail',
    title: 'Tu pedido',
    access: noguest,
    built: true,
  },
  {
    path: '/home/profile/:name',
    screen: 'MyProfile',
    title: 'Mi perfil',
    access: noguest,
    built: true,
  },
  {
    path: '/view-results-search',
    screen: 'ViewResultsSearch',
    title: 'Resultados',
    access: auth,
    built: true,
  },
  {
    path: '/product/:name/:productId/details',
    screen: 'ProductDetail',
    title: 'Producto',
    access: auth,
    built: true,
  },
  {
    path: '/products/custom-list/:url_name',
    screen: 'CustomProductList',
    title: 'Selección',
    access: auth,
    built: true,
  },
  { path: '/home/offers/full', screen: 'Offers', title: 'Ofertas', access: anybody, built: true },
  {
    path: '/home/new-products',
    screen: 'NewProducts',
    title: 'Nuevos',
    access: anybody,
    built: true,
  },
  {
    path: '/home/bestsellers',
    screen: 'Bestsellers',
    title: 'Más vendidos',
    access: anybody,
    built: true,
  },
  { path: '/home/combos/:title', screen: 'Combos', title: 'Combos', access: anybody, built: true },
  {
    path: '/home/manufacturers',
    screen: 'Manufacturers',
    title: 'Marcas',
    access: anybody,
    built: true,
  },
  {
    path: '/home/manufacturers/:manufacturerId/:manufacturerName',
    screen: 'Manufacturer',
    title: 'Marca',
    access: anybody,
    built: true,
  },
  {
    path: '/home/categories/',
    screen: 'Categories',
    title: 'Categorías',
    access: anybody,
    built: true,
  },
  {
    path: '/home/categories/:categoryId/:categoryName',
    screen: 'Category',
    title: 'Categoría',
    access: anybody,
    built: true,
  },
  {
    path: '/home/purchase/order/detail',
    screen: 'PurchaseDetail',
    title: 'Tu pedido',
    access: purchase,
    built: true,
  },
  {
    path: '/home/purchase/order/summary',
    screen: 'PurchaseSummary',
    title: 'Resumen de tu pedido',
    access: purchase,
    built: true,
  },
  {
    path: '/home/purchase/order/shipping-schedule',
    screen: 'ShippingSchedule',
    title: 'Programación de entrega',
    access: purchase,
    built: false,
  },
  {
    path: '/home/purchase/order/payment-methods',
    screen: 'PaymentMethods',
    title: 'Medios de pago',
    access: purchase,
    built: true,
  },
  {
    path: '/home/purchase/order/payment-methods/add-credit-card',
    screen: 'AddCreditCard',
    title: 'Agregar tarjeta',
    access: purchase,
    built: false,
  },
  {
    path: '/home/purchase/order/summary/coupon-list',
    screen: 'CouponList',
    title: 'Cupones',
    access: purchase,
    built: true,
  },
  {
    path: '/home/purchase/order/finalizing-payment',
    screen: 'FinalizingPayment',
    title: 'Confirmando tu pedido',
    access: purchase,
    built: true,
  },
  {
    path: '/home/purchase/list-address',
    screen: 'PurchaseAddresses',
    title: 'Dirección de entrega',
    access: buys,
    built: true,
  },
  {
    path: '/home/orders/purchased',
    screen: 'PurchasedOrders',
    title: 'Pedir de nuevo',
    access: noguest,
    built: true,
  },
  {
    path: '/home/orders/purchased/:orderId',
    screen: 'PurchasedOrder',
    title: 'Pedir de nuevo',
    access: noguest,
    built: true,
  },
  {
    path: '/home/select-customer',
    screen: 'SelectCustomer',
    title: 'Selecciona un cliente',
    access: { sellerElse: '/home/' },
    built: true,
  },
  {
    path: '/terms-conditions',
    screen: 'Terms',
    title: 'Términos y condiciones',
    access: anybody,
    built: true,
  },
  {
    path: '/plan-negocios-estrellas',
    screen: 'LoyaltyPlan',
    title: 'Plan Negocios Estrella',
    access: anybody,
    built: false,
  },
  // Where the link of an e-mail leads.
  {
    path: '/login/confirm-email/:token',
    screen: 'ConfirmEmail',
    title: 'Confirma tu correo',
    access: anybody,
    built: true,
    ours: 'ADR 0010',
  },
  // Many rows at once, for whoever orders by code.
  {
    path: '/home/quick-order',
    screen: 'QuickOrder',
    title: 'Pedido rápido',
    access: buys,
    built: true,
    ours: 'D-9',
  },
  {
    path: '/home/profile/favourites',
    screen: 'Favourites',
    title: 'Mis favoritos',
    access: noguest,
    built: true,
    ours: '§3 Favourites',
  },
  // Where the last line of a cart's reminder leads.
  {
    path: '/cart-reminders/stop',
    screen: 'StopReminders',
    title: 'Recordatorios',
    access: anybody,
    built: true,
    ours: 'D-16',
  },
  // The public page that the app stores ask for.
  {
    path: '/eliminar-cuenta',
    screen: 'RemoveAccount',
    title: 'Eliminar tu cuenta',
    access: anybody,
    built: true,
    ours: 'D-16',
  },
  { path: '*', screen: null, redirect: '/', title: '', access: anybody, built: true },
];

/** The row of an address; the catch-all's when no other fits. */
export function isRouteBuilt(path: string): boolean {
  return routeTable.some((entry) => entry.path === path && entry.built);
}
