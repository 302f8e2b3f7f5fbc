import type { RouteEntry } from '#lib/page/route.ts';
import type { ScreenName } from '../screens.ts';
import { anybody, buys, guestsOnly, noguest } from './access.ts';

/** How one comes in, and what is one’s own. */
export const accountRoutes: readonly RouteEntry<ScreenName>[] = [
  { path: '/login', screen: 'Login', title: 'Inicia sesión', access: guestsOnly },
  {
    path: '/registro',
    screen: 'Register',
    title: 'Crea tu cuenta',
    access: guestsOnly,
  },
  {
    path: '/register/process',
    screen: 'RegisterProcess',
    title: 'Registro',
    access: { needsPhone: { of: ['register'], sellerToo: true, otherwise: '/registro' } },
  },
  {
    path: '/send-confirmation-code/:sendCodeFor',
    screen: 'SendCode',
    title: 'Enviar código',
    access: { needsPhone: { of: ['login'], otherwise: '/login' } },
  },
  {
    path: '/verify-code',
    screen: 'VerifyCode',
    title: 'Verifica tu código',
    access: { needsPhone: { of: ['login', 'register'], otherwise: '/login' } },
  },
  {
    path: '/registration-status',
    screen: 'RegistrationStatus',
    title: 'Estado de tu registro',
    access: anybody,
  },
  {
    path: '/login/recovery/password',
    screen: 'RecoveryPassword',
    title: 'Recupera tu contraseña',
    access: anybody,
  },
  {
    path: '/login/change/password/:recoveryToken?',
    screen: 'ChangePassword',
    title: 'Cambia tu contraseña',
    access: anybody,
  },
  { path: '/home/profile', screen: 'MyProfile', title: 'Mi perfil', access: noguest },
  {
    path: '/home/profile/address',
    screen: 'MyAddressList',
    title: 'Mis direcciones de entrega',
    access: buys,
  },
  {
    path: '/home/profile/address/new',
    screen: 'AddNewAddress',
    title: 'Nueva dirección',
    access: buys,
  },
  {
    path: '/home/profile/orders/history',
    screen: 'OrderHistory',
    title: 'Historial de pedidos',
    access: noguest,
  },
  {
    path: '/home/profile/orders/history/:orderCode',
    screen: 'OrderHistoryDetail',
    title: 'Tu pedido',
    access: noguest,
  },
  {
    path: '/home/profile/:name',
    screen: 'MyProfile',
    title: 'Mi perfil',
    access: noguest,
  },
  {
    path: '/home/select-customer',
    screen: 'SelectCustomer',
    title: 'Selecciona un cliente',
    access: { sellerElse: '/home/' },
  },
  {
    path: '/home/seller-route/:customerId?',
    screen: 'SellerRoute',
    title: 'Mi ruta',
    access: { sellerElse: '/home/' },
    ours: 'ADR 93',
  },
  // Where the link of an e-mail leads.
  {
    path: '/login/confirm-email/:token',
    screen: 'ConfirmEmail',
    title: 'Confirma tu correo',
    access: anybody,
    ours: 'ADR 0010',
  },
  {
    path: '/home/profile/favourites',
    screen: 'Favourites',
    title: 'Mis favoritos',
    access: noguest,
    ours: '§3 Favourites',
  },
  {
    path: '/home/profile/notifications',
    screen: 'Notifications',
    title: 'Notificaciones',
    access: noguest,
    ours: '§7 Push',
  },
  // The public page that the app stores ask for.
  {
    path: '/eliminar-cuenta',
    screen: 'RemoveAccount',
    title: 'Eliminar tu cuenta',
    access: anybody,
    ours: 'D-16',
  },
];
