import type { DeskRoute } from './desk-route.ts';

/** The addresses of what the shop's pages show and what a search finds. */
export const contentRoutes: readonly DeskRoute[] = [
  {
    path: '/contenido/portada',
    title: 'Portada',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/portada.tsx'),
  },
  {
    path: '/contenido/portada/:id',
    title: 'Fila de la portada',
    scope: 'content:read',
    load: () => import('./screens/contenido/fila.tsx'),
  },
  {
    path: '/contenido/selecciones',
    title: 'Selecciones',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/selecciones.tsx'),
  },
  {
    path: '/contenido/selecciones/:id',
    title: 'Selección',
    scope: 'content:read',
    load: () => import('./screens/contenido/seleccion.tsx'),
  },
  {
    path: '/contenido/banners',
    title: 'Banners',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/banners.tsx'),
  },
  {
    path: '/contenido/banners/:id',
    title: 'Banner',
    scope: 'content:read',
    load: () => import('./screens/contenido/banner.tsx'),
  },
  {
    path: '/contenido/promociones',
    title: 'Promociones',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/promociones.tsx'),
  },
  {
    path: '/contenido/promociones/:id',
    title: 'Promoción',
    scope: 'content:read',
    load: () => import('./screens/contenido/promocion.tsx'),
  },
  {
    path: '/contenido/anuncios',
    title: 'Anuncios',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/anuncios.tsx'),
  },
  {
    path: '/contenido/anuncios/:id',
    title: 'Anuncio',
    scope: 'content:read',
    load: () => import('./screens/contenido/anuncio.tsx'),
  },
  {
    path: '/contenido/busquedas',
    title: 'Búsquedas sin resultado',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/busquedas.tsx'),
  },
  {
    path: '/contenido/sinonimos',
    title: 'Sinónimos',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/sinonimos.tsx'),
  },
  {
    path: '/contenido/sinonimos/:id',
    title: 'Grupo de sinónimos',
    scope: 'content:read',
    load: () => import('./screens/contenido/sinonimo.tsx'),
  },
  {
    path: '/contenido/resultados',
    title: 'Resultados elegidos',
    scope: 'content:read',
    group: 'Contenido',
    load: () => import('./screens/contenido/resultados.tsx'),
  },
  {
    path: '/contenido/resultados/:id',
    title: 'Resultados de una búsqueda',
    scope: 'content:read',
    load: () => import('./screens/contenido/resultado.tsx'),
  },
];
