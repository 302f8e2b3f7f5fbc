import type { Visitor } from './visitor.ts';

interface Card {
  readonly _id: string;
  readonly slug: string;
}

/** A real address for each route with parameters, as this visitor finds them. */
export async function findSamples(visitor: Visitor): Promise<Record<string, string>> {
  const { result: menu } = await visitor.call<{
    result: { brands: Card[]; categories: Card[] };
  }>('GET', '/menu/list');
  const { result: products } = await visitor.call<{ result: Card[] }>('GET', '/product/list');
  const [brand, category, product] = [menu.brands[0], menu.categories[0], products[0]];
  const code = await findOrder(visitor);
  return {
    '/send-confirmation-code/:sendCodeFor': '/send-confirmation-code/login',
    '/login/change/password/:recoveryToken?': '/login/change/password/token',
    '/home/profile/:name': '/home/profile/ana',
    '/home/profile/orders/history/:orderCode': `/home/profile/orders/history/${code}`,
    '/product/:name/:productId/details': `/product/${product?.slug}/${product?._id}/details`,
    '/view-results-search': '/view-results-search?search=tinte',
    '/products/custom-list/:url_name': '/products/custom-list/rubios-frios',
    '/home/combos/:title': '/home/combos/todos',
    '/home/manufacturers/:manufacturerId/:manufacturerName': `/home/manufacturers/${brand?._id}/${brand?.slug}`,
    '/home/categories/:categoryId/:categoryName': `/home/categories/${category?._id}/${category?.slug}`,
    '/home/orders/purchased/:orderId': `/home/orders/purchased/${code}`,
    '*': '/no/existe',
  };
}

/** The visitor's last order; one that nobody has, for the one who has none. */
async function findOrder(visitor: Visitor): Promise<string> {
  const list = await visitor
    .call<{ result: { code: string }[] }>('GET', '/order/list')
    .catch(() => ({ result: [] }));
  return list.result[0]?.code ?? 'M-000000';
}
