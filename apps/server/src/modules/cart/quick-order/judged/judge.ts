import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import type { SoldVersion } from './versions.ts';

/**
 * `right`: it is that, so many. `asked`: the buyer is asked, with the right answer among those that
 * are offered, if there is one. `unoffered`: asked, without it. `wrong`: another product or number
 * would be bought without a doubt, or one was taken of several.
 */
export type Verdict = 'right' | 'asked' | 'unoffered' | 'wrong';

export function judge(
  quantity: number | null,
  wanted: readonly SoldVersion[],
  answer: QuickOrderRow,
): Verdict {
  const { error, product, candidates } = answer;
  const isOpen = error?.kind === 'VERSION_REQUIRED';
  const taken = isOpen ? null : (product?.versionCode ?? product?.code ?? null);
  if (taken !== null) {
    const isIt = wanted.length === 1 && wanted[0]?.code === taken;
    const isSoMany = error?.kind === 'QUANTITY_MISSING' || answer.quantity === quantity;
    return isIt && isSoMany ? 'right' : 'wrong';
  }
  const offered = [...(product ? [{ ...product, versionCode: null }] : []), ...candidates];
  const isOffered = offered.some(({ code, versionCode }) =>
    wanted.some((one) => (versionCode === null ? one.product === code : one.code === versionCode)),
  );
  return wanted.length === 0 || isOffered ? 'asked' : 'unoffered';
}
