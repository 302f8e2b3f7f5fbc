import type { Me } from '@matiz/contracts/identity.ts';
import { homeCopy } from '#copy/home.ts';
import { homeListsQuery } from '#features/catalogue/index.ts';
import { announcementsQuery, bannerPreloads, homeBannersQuery } from '#features/marketing/index.ts';
import { loadRestock, restockQuery } from '#features/orders/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { meKey } from '#session/me.query.ts';

/** The data of both homes. Without banners and announcements there is still a home; without lists there is none. */
export async function loadHome({ queryClient, request, platform }: ScreenArgs): Promise<PageMeta> {
  const customer = queryClient.getQueryData<Me>(meKey)?.customer;
  // Its code comes while its data is under way.
  if (customer) void loadRestock().catch(() => undefined);
  const [banners, restock] = await Promise.all([
    loadQuery(queryClient, homeBannersQuery(request, platform.name)).catch(() => []),
    customer ? loadQuery(queryClient, restockQuery(request, customer._id)).catch(() => null) : null,
    loadQuery(queryClient, homeListsQuery(request)),
    loadQuery(queryClient, announcementsQuery(request)).catch(() => []),
  ]);
  const lcp = restock?.lastOrder ? [] : bannerPreloads(banners[0]);
  return { description: homeCopy.description, lcp };
}
