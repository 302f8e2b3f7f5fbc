import type { RouteEntry } from '#lib/page/route.ts';
import type { ScreenName } from '../screens.ts';
import { anybody, buys, guestsOnly, noguest } from './access.ts';

/** How one comes in, and what is one’s own. */
export const accountRoutes: readonly RouteEntry<ScreenName>[] = [
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
    path: '/home/select-customer',
    screen: 'SelectCustomer',
    title: 'Selecciona un cliente',
    access: { sellerElse: '/home/' },
    built: true,
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
  {
    path: '/home/profile/favourites',
    screen: 'Favourites',
    title: 'Mis favoritos',
    access: noguest,
    built: true,
    ours: '§3 Favourites',
  },
  {
    path: '/home/profile/notifications',
    screen: 'Notifications',
    title: 'Notificaciones',
    access: noguest,
    built: true,
    ours: '§7 Push',
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
];
