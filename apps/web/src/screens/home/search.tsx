import { searchCopy as copy } from '#copy/catalogue/search.ts';
import { menuQuery, NothingSold, TopCategories, useToneOpener } from '#features/catalogue/index.ts';
import { ownTermsQuery, SearchBox, TermRows, topTermsQuery } from '#features/search/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { meQuery } from '#session/me.query.ts';

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
  const tones = useToneOpener();
  return (
    <div className="pt-6 pb-12 sm:pt-12">
      <div className="page mb-8 sm:mb-12">
        <div className="mx-auto max-w-2xl sm:text-center">
          <h1 className="text-2xl sm:text-4xl">{copy.startTitle}</h1>
          <p className="mt-2 text-balance text-ink-soft sm:text-lg">{copy.startText}</p>
          <div data-own-search className="mt-6 hidden text-left lg:block">
            <SearchBox size="lg" autoFocus tones={tones} />
          </div>
        </div>
      </div>
      <TermRows />
      <TopCategories />
      <NothingSold />
    </div>
  );
}
