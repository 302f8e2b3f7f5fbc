import { homeListsQuery, menuQuery } from '#features/catalogue/index.ts';
import { ownTermsQuery, topTermsQuery } from '#features/search/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { meQuery } from '#session/me.query.ts';

/** What an empty answer leads on to; it stands without any of them. */
export async function loadWaysOn({ queryClient, request }: ScreenArgs): Promise<void> {
  const { user } = await queryClient.ensureQueryData(meQuery(request));
  await Promise.allSettled([
    loadQuery(queryClient, menuQuery(request)),
    loadQuery(queryClient, homeListsQuery(request)),
    loadQuery(queryClient, topTermsQuery(request)),
    loadQuery(queryClient, ownTermsQuery(request, user._id)),
  ]);
}
