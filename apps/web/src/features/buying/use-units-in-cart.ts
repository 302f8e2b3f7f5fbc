import type { CartLine } from '@matiz/contracts/cart.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { cartQuery, hasCart } from './cart.query.ts';

/** Units of one product, or of one version of it, that the cart holds: now and in presale. */
export function useUnitsInCart(productId: string, versionCode: string | null): number {
  const request = useRequest();
  const { data } = useQuery({
    ...cartQuery(request),
    enabled: hasCart(useMe()),
    select: ({ cart }) =>
      (cart?.products ?? [])
        .filter((line) => line.productId === productId && line.versionCode === versionCode)
        .reduce((sum, { quantity }) => sum + quantity, 0),
  });
  return data ?? 0;
}

/**
 * The cart's line of a product without options, or of one version; null without one, or when several
 * days share it.
 */
export function useOnlyLine(productId: string, versionCode?: string): CartLine | null {
  const request = useRequest();
  const { data } = useQuery({
    ...cartQuery(request),
    enabled: hasCart(useMe()),
    select: ({ cart }) => {
      const lines = (cart?.products ?? []).filter(
        (line) =>
          line.productId === productId &&
          (versionCode === undefined || line.versionCode === versionCode),
      );
      return lines.length === 1 ? (lines[0] ?? null) : null;
    },
  });
  return data ?? null;
}
