import { homeCopy } from '#copy/home.ts';
import { homeListsQuery } from '#features/catalogue/index.ts';
import { bannerPreloads, homeBannersQuery } from '#features/marketing/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';

/** The data of both homes. Without banners there is still a home; without lists there is none. */
export async function loadHome({ queryClient, request, platform }: ScreenArgs): Promise<PageMeta> {
  const [banners] = await Promise.all([
    loadQuery(queryClient, homeBannersQuery(request, platform.name)).catch(() => []),
    loadQuery(queryClient, homeListsQuery(request)),
  ]);
  return { description: homeCopy.description, lcp: bannerPreloads(banners[0]) };
}
