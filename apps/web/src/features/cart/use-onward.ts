import type { CartLine } from '@matiz/contracts/cart.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import {
  type CartEdits,
  cartQuery,
  ceilingOf,
  useBuyingChecks,
  waitingOf,
} from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';

/**
 * To the purchase, once the server has every quantity that is on the screen; or first to the news,
 * where units would have to wait for an arrival and the buyer has not said so.
 */
export function useOnward({ flush }: CartEdits, lines: readonly CartLine[]) {
  const { request, queryClient } = useServices();
  const navigate = useNavigate();
  const [isWaiting, setWaiting] = useState(false);
  const mayBuy = useBuyingChecks();

  /** A quantity that was just changed is split by the server: only what it still leaves counts. */
  async function isUnsaid(): Promise<boolean> {
    if (!lines.some(waitingOf)) return false;
    const reading = queryClient.fetchQuery({ ...cartQuery(request), staleTime: 0 });
    const now = await reading.catch(() => null);
    return now?.cart?.products.some(waitingOf) ?? false;
  }

  async function go(): Promise<void> {
    if (lines.some((line) => line.quantity > ceilingOf(line))) {
      toast({ tone: 'danger', message: copy.adjustFirst });
      return;
    }
    if (!mayBuy()) return;
    setWaiting(true);
    if (await flush()) await navigate((await isUnsaid()) ? links.cartNews : links.purchaseSummary);
    setWaiting(false);
  }
  return { isWaiting, go: () => void go() };
}
