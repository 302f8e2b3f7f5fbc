/** What a page looks like before its data is there. */
export type PageShape = (typeof pageShapes)[number];
export const pageShapes = ['home', 'cart', 'rows', 'list', 'tiles', 'product', 'text'] as const;

const shapes: readonly (readonly [prefix: string, shape: PageShape])[] = [
  ['/home/marketplace', 'home'],
  ['/home/cart', 'cart'],
  ['/home/purchase', 'cart'],
  ['/home/orders', 'rows'],
  ['/home/select-customer', 'rows'],
  ['/home/profile/favourites', 'list'],
  ['/home/profile', 'rows'],
  ['/home/categories/', 'list'],
  ['/home/manufacturers/', 'list'],
  ['/home/combos', 'list'],
  ['/home/offers', 'list'],
  ['/home/bestsellers', 'list'],
  ['/home/new-products', 'list'],
  ['/products', 'list'],
  ['/view-results-search', 'list'],
  ['/product/', 'product'],
];

/** The shape of the page at an address that one goes to. */
export function shapeOf(pathname: string): PageShape {
  const path = pathname.replace(/\/$/, '');
  if (path === '/home') return 'home';
  if (path === '/home/categories' || path === '/home/manufacturers') return 'tiles';
  return shapes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'text';
}
