import { useQueries, useQuery } from '@tanstack/react-query';
import { cartQuery, hasCart } from '#features/buying/index.ts';
import { usualTonesQuery } from '#features/catalogue/index.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import type { CheckedRow, UsualOf } from './rows.ts';

/**
 * As many as the customer usually orders of a tone that was typed without a quantity, less what the
 * cart holds of it: as in the colour card. Asked once for each product that has such a row.
 */
export function useUsualUnits(rows: readonly CheckedRow[]): UsualOf {
  const request = useRequest();
  const visitor = useMe();
  const customerId = visitor?.customer?._id ?? '';
  const isAsked = hasCart(visitor);
  const ids = isAsked ? [...new Set(rows.flatMap(openProductOf))] : [];
  const found = useQueries({
    queries: ids.map((id) => ({ ...usualTonesQuery(request, id, customerId), retry: false })),
  });
  const cart = useQuery({ ...cartQuery(request), enabled: ids.length > 0 });
  const isWaiting = ids.length > 0 && (cart.isPending || found.some(({ isPending }) => isPending));
  const usual = new Map(
    found.flatMap(({ data }) =>
      (data ?? []).map(({ versionCode, quantity }) => [versionCode, quantity] as const),
    ),
  );

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
