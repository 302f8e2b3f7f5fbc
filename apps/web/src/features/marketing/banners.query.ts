import type { Request } from '@matiz/client/request.ts';
import { listBannersAt, listHomeBanners } from '@matiz/contracts/marketing.ts';
import { queryOptions } from '@tanstack/react-query';
import type { PlatformName } from '#platform/platform.ts';

/** The banners of the marketplace home, in order. */
export function homeBannersQuery(request: Request, platform: PlatformName) {
  return queryOptions({
    queryKey: ['home-banners', platform],
    queryFn: async () => (await request(listHomeBanners, { query: { platform } })).result,
  });
}

/** The banners of the window that welcomes on the home; the first is shown. */
export function welcomeBannersQuery(request: Request, platform: PlatformName) {
  return queryOptions({
    queryKey: ['welcome-banners', platform],
    queryFn: async () =>
      (await request(listBannersAt, { query: { name: 'welcome', platform } })).result,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
