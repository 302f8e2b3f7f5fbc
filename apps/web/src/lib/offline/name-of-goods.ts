import type { QueryClient } from '@tanstack/react-query';

/** What the goods of a change are called, as far as this page has seen them; else nothing. */
export function nameOfGoods(
  queryClient: QueryClient,
  { code, productId }: Readonly<Record<string, unknown>>,
): string {
  const seen = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [word] }) => goods.includes(word) })
    .map(({ state }) => state.data);
  return findName(seen, (one) => (code ? one.code === code : one._id === productId)) ?? '';
}

const goods: readonly unknown[] = ['cart', 'product', 'products', 'home-lists'];

type Named = Readonly<Record<string, unknown>>;

function findName(value: unknown, isMeant: (one: Named) => boolean): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const one = value as Named;
  if (typeof one.name === 'string' && isMeant(one)) return one.name;
  for (const each of Object.values(one)) {
    const found = findName(each, isMeant);
    if (found !== null) return found;
  }
  return null;
}
