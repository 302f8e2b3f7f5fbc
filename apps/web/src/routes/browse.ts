import type { RouteEntry } from '#lib/page/route.ts';
import type { ScreenName } from '../screens.ts';
import { anybody, auth, guestsOnly } from './access.ts';

/** What anybody looks at: the shop, its lists, its products, its terms. */
export const browseRoutes: readonly RouteEntry<ScreenName>[] = [
  {
    path: '/',
    screen: 'Landing',
    title: 'Todos los tonos de tu salón',
    access: guestsOnly,
  },
  {
    path: '/home/',
    screen: null,
    redirect: '/home/marketplace/seller',
    title: 'Inicio',
    access: anybody,
  },
  {
    path: '/home/marketplace/customer',
    screen: 'MarketplaceHome',
    title: 'Inicio',
    access: anybody,
  },
  {
    path: '/home/marketplace/seller',
    screen: 'MarketplaceHomeSeller',
    title: 'Inicio',
    access: { sellerElse: '/home/marketplace/customer' },
  },
  { path: '/home/search', screen: 'Search', title: 'Buscar', access: anybody },
  { path: '/home/support', screen: 'Support', title: 'Ayuda', access: anybody },
  {
    path: '/view-results-search',
    screen: 'ViewResultsSearch',
    title: 'Resultados',
    access: auth,
  },
  {
    path: '/product/:name/:productId/details',
    screen: 'ProductDetail',
    title: 'Producto',
    access: auth,
  },
  {
    path: '/products/custom-list/:url_name',
    screen: 'CustomProductList',
    title: 'Selección',
    access: auth,
  },
  { path: '/home/offers/full', screen: 'Offers', title: 'Ofertas', access: anybody },
  {
    path: '/home/new-products',
    screen: 'NewProducts',
    title: 'Nuevos',
    access: anybody,
  },
  {
    path: '/home/bestsellers',
    screen: 'Bestsellers',
    title: 'Más vendidos',
    access: anybody,
  },
  { path: '/home/combos/:title', screen: 'Combos', title: 'Combos', access: anybody },
  {
    path: '/home/manufacturers',
    screen: 'Manufacturers',
    title: 'Marcas',
    access: anybody,
  },
  {
    path: '/home/manufacturers/:manufacturerId/:manufacturerName',
    screen: 'Manufacturer',
    title: 'Marca',
    access: anybody,
  },
  {
    path: '/home/categories/',
    screen: 'Categories',
    title: 'Categorías',
    access: anybody,
  },
  {
    path: '/home/categories/:categoryId/:categoryName',
    screen: 'Category',
    title: 'Categoría',
    access: anybody,
  },
  {
    path: '/terms-conditions',
    screen: 'Terms',
    title: 'Términos y condiciones',
    access: anybody,
  },
  {
    path: '/plan-negocios-estrellas',
    screen: 'LoyaltyPlan',
    title: 'Plan Negocios Estrella',
    access: anybody,
  },
];
