import type { Me } from '@matiz/contracts/identity.ts';
import { cartQuery, hasCart } from '#features/buying/index.ts';
import { menuQuery } from '#features/catalogue/index.ts';
import { coverageQuery } from '#features/delivery/index.ts';
import { hasTier, loyaltyQuery } from '#features/loyalty/index.ts';
import { promotionQuery } from '#features/marketing/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { Services } from '#lib/services.ts';
import { meKey, meQuery } from '#session/me.query.ts';

/**
 * Begins to ask for what a person's standing is, coverage and loyalty; `loadChrome` and the one who
 * draws them wait for the same answers.
 */
export function startShellData({ queryClient, request }: Services): void {
  const visitor = queryClient.getQueryData<Me>(meKey);
  if (!visitor) return;
  const parts: Promise<unknown>[] = [
    loadQuery(queryClient, coverageQuery(request, visitor.delivery)),
    ...(hasTier(visitor) ? [loadQuery(queryClient, loyaltyQuery(request, visitor))] : []),
  ];
  // Where they fail their place stays empty.
  for (const part of parts) part.catch(() => undefined);
}

/**
 * What the frame shows, together: coverage, loyalty, menus, cart. A part that fails leaves its place
 * empty: the page itself is worth more than its frame.
 */
export async function loadChrome({ queryClient, request }: Services): Promise<void> {
  const visitor = await queryClient.ensureQueryData(meQuery(request));
  const parts: Promise<unknown>[] = [
    loadQuery(queryClient, menuQuery(request)),
    loadQuery(queryClient, promotionQuery(request)),
    loadQuery(queryClient, coverageQuery(request, visitor.delivery)),
  ];
  if (hasCart(visitor)) parts.push(loadQuery(queryClient, cartQuery(request)));
  if (hasTier(visitor)) parts.push(loadQuery(queryClient, loyaltyQuery(request, visitor)));
  await Promise.allSettled(parts);
}
