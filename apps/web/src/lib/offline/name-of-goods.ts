import type { QueryClient } from '@tanstack/react-query';

type Goods = Readonly<Record<string, unknown>>;

/** What the goods of a change are called, as far as this page has seen them; else nothing. */
export function nameOfGoods(queryClient: QueryClient, { code, productId }: Goods): string {
  const found = findSeen(queryClient, (one) => (code ? one.code === code : one._id === productId));
  return typeof found?.name === 'string' ? found.name : '';
}

/** The first that is meant of all that this page has read of goods: cart, products and their lists. */
export function findSeen(
  queryClient: QueryClient,
  isMeant: (one: Goods) => boolean,
): Goods | undefined {
  const seen = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [word] }) => goods.includes(word) })
    .map(({ state }) => state.data);
  return findIn(seen, (one) => typeof one.name === 'string' && isMeant(one));
}

const goods: readonly unknown[] = ['cart', 'product', 'products', 'home-lists'];

function findIn(value: unknown, isMeant: (one: Goods) => boolean): Goods | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const one = value as Goods;
  if (isMeant(one)) return one;
  for (const each of Object.values(one)) {
    const found = findIn(each, isMeant);
    if (found) return found;
  }
  return undefined;
}
