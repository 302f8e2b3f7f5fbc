import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { Heart } from 'lucide-react';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import {
  favouritesSource,
  firstPicture,
  homeCrumb,
  ListScreen,
  loadListPages,
  readPage,
} from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta> {
  const { queryClient, request, url } = args;
  const page = readPage(url.searchParams);
  return firstPicture(await loadListPages(queryClient, request, favouritesSource, page));
}

/** What someone keeps at hand (§3 Favourites): the last ones first. */
export function Component() {
  return (
    <ListScreen
      title={copy.favourites}
      source={favouritesSource}
      crumbs={[homeCrumb, { label: copy.favourites }]}
      empty={
        <EmptyState
          icon={<Heart size={28} />}
          title={copy.noFavourites}
          action={
            <AppLink to={links.bestsellers} className={buttonClass({ variant: 'secondary' })}>
              {copy.seeBestsellers}
            </AppLink>
          }
        >
          {copy.noFavouritesText}
        </EmptyState>
      }
    />
  );
}
