import { RequestError } from '@matiz/client/request-error.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { redirect } from 'react-router';
import { links } from '#lib/page/links.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { meQuery, owesData } from '#session/me.query.ts';
import { purchaseQuery } from './purchase.query.ts';

/**
 * The data of every step: always asked for again. A business that owes data of its own tells them
 * first (ADR 101). Without anything to buy the step leads to the cart; `findGap` names the step that
 * has to be mended first.
 */
export async function loadPurchase(
  { queryClient, request }: Pick<ScreenArgs, 'queryClient' | 'request'>,
  findGap: (purchase: Purchase) => string | null = () => null,
): Promise<Response | null> {
  try {
    const visitor = await queryClient.ensureQueryData(meQuery(request));
    if (owesData(visitor)) return redirect(links.completeRegistration(links.cart));
    const purchase = await queryClient.fetchQuery({ ...purchaseQuery(request), staleTime: 0 });
    const target = purchase.deliveries.length === 0 ? links.cart : findGap(purchase);
    return target === null ? null : redirect(target);
  } catch (error) {
    const isNothing =
      error instanceof RequestError && ['CART_EMPTY', 'CART_NOT_FOUND'].includes(error.code);
    if (isNothing) return redirect(links.cart);
    throw error;
  }
}

/** Where a purchase that cannot be confirmed yet is mended; null when it can. */
export function findPurchaseGap({
  address,
  coverageMessage,
  paymentMethod,
}: Purchase): string | null {
  if (address === null || coverageMessage !== null) return links.chooseAddress;
  return paymentMethod === null ? links.paymentMethods : null;
}
