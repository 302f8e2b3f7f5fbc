import type { DeskRoute } from './desk-route.ts';

/** The addresses of prices and of what lowers them. */
export const priceRoutes: readonly DeskRoute[] = [
  {
    path: '/precios',
    title: 'Precios base',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/precios.tsx'),
  },
  {
    path: '/precios/pegar',
    title: 'Cambiar precios de una columna',
    scope: 'prices:publish',
    load: () => import('./screens/precios/pegar.tsx'),
  },
  {
    path: '/precios/listas',
    title: 'Listas',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/listas.tsx'),
  },
  {
    path: '/precios/listas/:id',
    title: 'Lista de precios',
    scope: 'prices:read',
    load: () => import('./screens/precios/lista.tsx'),
  },
  {
    path: '/precios/ofertas',
    title: 'Ofertas',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/ofertas.tsx'),
  },
  {
    path: '/precios/ofertas/:id',
    title: 'Oferta',
    scope: 'prices:read',
    load: () => import('./screens/precios/oferta.tsx'),
  },
  {
    path: '/precios/mezclas',
    title: 'Mezclas',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/mezclas.tsx'),
  },
  {
    path: '/precios/mezclas/:id',
    title: 'Mezcla',
    scope: 'prices:read',
    load: () => import('./screens/precios/mezcla.tsx'),
  },
  {
    path: '/precios/programados',
    title: 'Programados',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/programados.tsx'),
  },
  {
    path: '/precios/programados/calendario',
    title: 'Calendario de precios',
    scope: 'prices:read',
    load: () => import('./screens/precios/calendario.tsx'),
  },
  {
    path: '/precios/programados/:id',
    title: 'Precio programado',
    scope: 'prices:read',
    load: () => import('./screens/precios/programado.tsx'),
  },
  {
    path: '/cupones',
    title: 'Cupones',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/cupones.tsx'),
  },
  {
    path: '/cupones/:id',
    title: 'Cupón',
    scope: 'prices:read',
    load: () => import('./screens/precios/cupon.tsx'),
  },
  {
    path: '/precios/ver-como',
    title: 'Ver como cliente',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/ver-como.tsx'),
  },
  {
    path: '/precios/niveles',
    title: 'Niveles',
    scope: 'prices:read',
    group: 'Precios',
    load: () => import('./screens/precios/niveles.tsx'),
  },
  {
    path: '/precios/niveles/:id',
    title: 'Nivel',
    scope: 'prices:read',
    load: () => import('./screens/precios/nivel.tsx'),
  },
];
