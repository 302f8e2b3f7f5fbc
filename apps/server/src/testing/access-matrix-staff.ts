import type { Access } from '@matiz/domain/identity/access.ts';

/** What staff keep belongs to the shop: the one who has the scope may have each of them (D-19). */
function staffResource(path: string, word: 'catalogue' | 'prices' | 'content' | 'settings') {
  const read: Access = `staff:${word}:read`;
  const write: Access = `staff:${word}:write`;
  return {
    [`GET ${path}`]: read,
    [`GET ${path}/one`]: read,
    [`GET ${path}/history`]: read,
    [`POST ${path}`]: write,
    [`PUT ${path}`]: write,
  };
}
/** What may be taken away, and is not only closed or withdrawn. */
function removableResource(...[path, word]: Parameters<typeof staffResource>) {
  return { ...staffResource(path, word), [`DELETE ${path}`]: `staff:${word}:write` as const };
}

/** What decides a price: shown beforehand to the one who may write it, charged when it is published. */
function priceRule(path: string) {
  return {
    [`GET ${path}`]: 'staff:prices:read',
    [`GET ${path}/one`]: 'staff:prices:read',
    [`GET ${path}/history`]: 'staff:prices:read',
    [`POST ${path}/preview`]: 'staff:prices:write',
    [`POST ${path}`]: 'staff:prices:publish',
    [`PUT ${path}`]: 'staff:prices:publish',
    [`DELETE ${path}`]: 'staff:prices:publish',
  } as const;
}

/** The rows of the access matrix whose objects are the shop's own. */
export const staffMatrix: Readonly<Record<string, Access>> = {
  ...removableResource('/staff/brands', 'catalogue'),
  ...removableResource('/staff/banners', 'content'),
  ...removableResource('/staff/promotions', 'content'),
  ...removableResource('/staff/synonyms', 'content'),
  'POST /staff/synonyms/try': 'staff:content:write',
  ...removableResource('/staff/categories', 'catalogue'),
  'GET /staff/categories/tree': 'staff:catalogue:read',
  'POST /staff/categories/proposal': 'staff:catalogue:write',
  ...staffResource('/staff/warehouses', 'settings'),
  ...removableResource('/staff/zones', 'settings'),
  ...removableResource('/staff/windows', 'settings'),
  ...removableResource('/staff/shop-days', 'settings'),
  ...staffResource('/staff/products', 'catalogue'),
  'PUT /staff/products/prices': 'staff:prices:write',
  'GET /staff/products/options': 'staff:catalogue:read',
  'PUT /staff/products/options': 'staff:catalogue:write',
  ...removableResource('/staff/trade-types', 'settings'),
  'GET /staff/app-versions': 'staff:settings:read',
  'GET /staff/app-versions/one': 'staff:settings:read',
  'GET /staff/app-versions/history': 'staff:settings:read',
  'PUT /staff/app-versions': 'staff:settings:write',
  'GET /staff/loyalty-tiers': 'staff:prices:read',
  'GET /staff/loyalty-tiers/one': 'staff:prices:read',
  'GET /staff/loyalty-tiers/history': 'staff:prices:read',
  'PUT /staff/loyalty-tiers': 'staff:prices:publish',
  'GET /staff/payment-methods': 'staff:settings:read',
  'GET /staff/payment-methods/one': 'staff:settings:read',
  'GET /staff/payment-methods/history': 'staff:settings:read',
  'PUT /staff/payment-methods': 'staff:settings:write',
  'GET /staff/payments/by-hand': 'staff:payments:read',
  'POST /staff/payments/refuse': 'staff:payments:confirm',
  'POST /staff/payments/confirm': 'staff:payments:confirm',
  'GET /staff/payments/proof': 'staff:payments:read',
  'GET /staff/business/one': 'staff:settings:read',
  'GET /staff/business/history': 'staff:settings:read',
  'PUT /staff/business': 'staff:settings:write',
  'GET /staff/first-day': 'staff:settings:read',
  'GET /staff/customers': 'staff:customers:read',
  'GET /staff/customers/one': 'staff:customers:read',
  'GET /staff/customers/history': 'staff:customers:read',
  'GET /staff/customers/addresses': 'staff:customers:read',
  'PUT /staff/customers': 'staff:customers:write',
  'GET /staff/sellers': 'staff:customers:read',
  'GET /staff/sellers/invitations': 'staff:customers:read',
  'POST /staff/sellers/invitations': 'staff:customers:write',
  'DELETE /staff/sellers/invitations': 'staff:customers:write',
  'PUT /staff/sellers/customers': 'staff:customers:write',
  'GET /staff/catalogue/choices': 'staff:catalogue:read',
  'GET /staff/stock': 'staff:stock:read',
  'GET /staff/stock/one': 'staff:stock:read',
  'GET /staff/stock/movements': 'staff:stock:read',
  'POST /staff/stock/adjust': 'staff:stock:write',
  'POST /staff/stock/count': 'staff:stock:write',
  'POST /staff/stock/transfer': 'staff:stock:write',
  'GET /staff/arrivals': 'staff:stock:read',
  'GET /staff/arrivals/one': 'staff:stock:read',
  'GET /staff/arrivals/move-preview': 'staff:arrivals:write',
  'POST /staff/arrivals': 'staff:arrivals:write',
  'GET /staff/prices': 'staff:prices:read',
  'GET /staff/prices/as': 'staff:prices:read',
  'GET /staff/prices/codes': 'staff:prices:read',
  ...priceRule('/staff/deals'),
  ...priceRule('/staff/programmed-prices'),
  ...priceRule('/staff/coupons'),
  ...priceRule('/staff/price-lists'),
  'GET /staff/price-lists/prices': 'staff:prices:read',
  'POST /staff/price-lists/prices/preview': 'staff:prices:write',
  'PUT /staff/price-lists/prices': 'staff:prices:publish',
  'POST /staff/prices/preview': 'staff:prices:write',
  'POST /staff/prices': 'staff:prices:publish',
  'POST /staff/pictures': 'staff:content:write',
  'PUT /staff/pictures/part': 'staff:content:write',
  'POST /staff/pictures/match': 'staff:catalogue:read',
  'POST /staff/pictures/place': 'staff:catalogue:write',
  'POST /staff/pictures/undo': 'staff:catalogue:write',
  'GET /staff/imports': 'staff:catalogue:read',
  'GET /staff/imports/one': 'staff:catalogue:read',
  'GET /staff/imports/bad-rows': 'staff:catalogue:read',
  'POST /staff/imports': 'staff:catalogue:write',
  'PUT /staff/imports': 'staff:catalogue:write',
  'PUT /staff/imports/part': 'staff:catalogue:write',
  'PUT /staff/imports/stop': 'staff:catalogue:write',
};
