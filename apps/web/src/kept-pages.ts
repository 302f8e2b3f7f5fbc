/** A page that the server may keep for others, and what of its query it shows. */
export interface KeptPage {
  readonly path: string;
  /** By name of a parameter what its values look like; any other parameter changes nothing. */
  readonly query: Readonly<Record<string, RegExp>>;
}

const value = /^[\wñÑ,-]{1,160}$/;
const nothing = {};
/** Of a list: its page, its order and its filters (`features/catalogue/filters`). */
const list = {
  page: /^[1-9]\d{0,3}$/,
  sort: /^[a-z-]{1,20}$/,
  available: value,
  offer: value,
  new: value,
  brand: value,
  category: value,
  line: value,
  level: value,
  reflection: value,
  volume: value,
  minPrice: value,
  maxPrice: value,
};

/**
 * The pages that are the same for all who only look from one place. What is about a person, a
 * code or a token never stands here (ADR 47).
 */
export const keptPages: readonly KeptPage[] = [
  { path: '/', query: nothing },
  { path: '/home/marketplace/customer', query: nothing },
  { path: '/home/search', query: { search: /^.{1,100}$/ } },
  { path: '/home/support', query: nothing },
  { path: '/view-results-search', query: { ...list, search: /^.{1,100}$/ } },
  { path: '/product/:name/:productId/details', query: nothing },
  { path: '/products/custom-list/:url_name', query: list },
  { path: '/home/offers/full', query: list },
  { path: '/home/new-products', query: list },
  { path: '/home/bestsellers', query: list },
  { path: '/home/combos/:title', query: list },
  { path: '/home/manufacturers', query: nothing },
  { path: '/home/manufacturers/:manufacturerId/:manufacturerName', query: list },
  { path: '/home/categories/', query: nothing },
  { path: '/home/categories/:categoryId/:categoryName', query: list },
  { path: '/terms-conditions', query: nothing },
  { path: '/plan-negocios-estrellas', query: nothing },
  {
    path: '/login',
    query: { redirectTo: /^\/.{0,160}$/, 'redirect-login-required': /^1$/, con: /^celular$/ },
  },
];
