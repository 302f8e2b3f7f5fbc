import { searchCopy as copy } from '../../copy/search.ts';
import { menuQuery } from '../../features/catalogue/catalogue.queries.ts';
import { TopCategories } from '../../features/catalogue/menu-rows.tsx';
import { meQuery } from '../../features/identity/me.query.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { ownTermsQuery, topTermsQuery } from '../../features/search/search-terms.query.ts';
import { TermRows } from '../../features/search/term-rows.tsx';
import { loadQuery } from '../../lib/load-query.ts';
import type { ScreenArgs } from '../../lib/screen.ts';

export async function loadScreenData({ queryClient, request }: ScreenArgs): Promise<null> {
  const { user } = await queryClient.ensureQueryData(meQuery(request));
  // The screen stands without what was searched before.
  await Promise.all([
    loadQuery(queryClient, menuQuery(request)),
    loadQuery(queryClient, ownTermsQuery(request, user._id)).catch(() => null),
    loadQuery(queryClient, topTermsQuery(request)).catch(() => null),
  ]);
  return null;
}

/** Search (§2): on a phone the field stands in the header. */
export function Component() {
  return (
    <div className="pt-6 pb-12 sm:pt-12">
      <div className="page mb-8 sm:mb-12">
        <div className="mx-auto max-w-2xl sm:text-center">
          <h1 className="text-2xl sm:text-4xl">{copy.startTitle}</h1>
          <p className="mt-2 text-ink-soft sm:text-lg">{copy.startText}</p>
          <div className="mt-6 hidden text-left lg:block">
            <SearchBox size="lg" autoFocus />
          </div>
        </div>
      </div>
      <TermRows />
      <TopCategories />
    </div>
  );
}
