import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery, hasCart } from '#features/buying/index.ts';
import { usualTonesQuery } from '#features/catalogue/index.ts';
import { useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { fitUnwritten, type UsualOf } from './fit-unwritten.ts';
import type { CheckedRow } from './rows.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** What was typed without a quantity gets the usual one, or else the least. */
export function useFitUnwritten(order: QuickOrder): void {
  const usualOf = useUsualUnits(order.rows);
  useEffect(() => {
    const fitted = fitUnwritten(order.rows, usualOf);
    if (fitted.size > 0) order.fit(fitted);
  }, [order, usualOf]);
}

/**
 * As many as the customer usually orders of a tone, less what the cart holds of it: as in the colour
 * card. Asked once for each product that has a row without a quantity.
 */
function useUsualUnits(rows: readonly CheckedRow[]): UsualOf {
  const { request, queryClient } = useServices();
  const visitor = useMe();
  const customerId = visitor?.customer?._id ?? '';
  const ids = hasCart(visitor) ? [...new Set(rows.flatMap(openProductOf))].toSorted() : [];
  const found = useQuery({
    queryKey: ['usual-tones', customerId, ids],
    enabled: ids.length > 0,
    retry: false,
    // Each product's is kept by itself, for the card too.
    gcTime: 0,
    queryFn: async () => {
      const asked = ids.map((id) =>
        queryClient.fetchQuery(usualTonesQuery(request, id, customerId)),
      );
      return (await Promise.all(asked)).flat();
    },
  });
  const cart = useQuery({ ...cartQuery(request), enabled: ids.length > 0 });
  const isWaiting = ids.length > 0 && (cart.isPending || found.isPending);
  const usual = new Map(found.data?.map(({ versionCode, quantity }) => [versionCode, quantity]));

  return (row) => {
    const code = row.answer?.product?.versionCode;
    if (!code) return null;
    if (isWaiting) return undefined;
    const units = usual.get(code);
    const [first] = rows.filter(({ answer }) => answer?.product?.versionCode === code);
    // A row before it has them already: it is a few more, as a second press in the card.
    if (units === undefined || first?.id !== row.id) return null;
    const inCart = (cart.data?.cart?.products ?? [])
      .filter(({ versionCode }) => versionCode === code)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return Math.max(1, units - inCart);
  };
}

/** The product of a row that waits for what is usual of it. */
function openProductOf({ unwritten, answer }: CheckedRow): string[] {
  const product = unwritten === 'usual' ? answer?.product : null;
  return product?.versionCode ? [product.productId] : [];
}
