import type { Request } from '@matiz/client/request.ts';
import { listHomeBanners } from '@matiz/contracts/marketing.ts';
import { queryOptions } from '@tanstack/react-query';
import type { PlatformName } from '#platform/platform.ts';

/** The banners of the marketplace home, in order. */
export function homeBannersQuery(request: Request, platform: PlatformName) {
  return queryOptions({
    queryKey: ['home-banners', platform],
    queryFn: async () => (await request(listHomeBanners, { query: { platform } })).result,
  });
}
