import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import { favouritesPageCopy as copy } from '#copy/catalogue/favourites.ts';
import { LateAddFavourites } from '#features/cart/index.ts';
import {
  favouriteListsQuery,
  favouritesSource,
  firstPicture,
  homeCrumb,
  LateListTabs,
  LateNoteAndLists,
  ListScreen,
  listPagesQuery,
  listParam,
  loadListPages,
  loadWaitedList,
  readPage,
} from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta> {
  const { queryClient, request, url } = args;
  const page = readPage(url.searchParams);
  const lists = await queryClient.fetchQuery(favouriteListsQuery(request));
  const listId = url.searchParams.get(listParam);
  const list = lists.find(({ _id }) => _id === listId);
  // Removed in another tab, or never there: the screen says so.
  if (!list) return { title: copy.goneList, status: 404 };
  const source = favouritesSource(listId);
  return {
    ...firstPicture(await loadListPages(queryClient, request, source, page)),
    title: list.name,
  };
}

const WaitedList = lazyPart(async () => (await loadPart('WaitedList', loadWaitedList)).WaitedList);

/** What someone keeps at hand (§3 Favourites), list by list: the last ones first. */
export function Component() {
  const request = useRequest();
  const search = new URLSearchParams(useLocation().search);
  const listId = search.get(listParam);
  const { data: lists = [] } = useQuery(favouriteListsQuery(request));
  const list = lists.find(({ _id }) => _id === listId);
  const source = favouritesSource(listId);
  const pages = useInfiniteQuery({
    ...listPagesQuery(request, source, readPage(search)),
    enabled: list !== undefined,
  });
  if (lists.length > 0 && !list) {
    return (
      <Nothing
        title={copy.goneList}
        text={copy.goneListText}
        go={[links.favourites, copy.seeOwn]}
      />
    );
  }
  const name = list?.name ?? '';
  const notes = Object.assign({}, ...(pages.data?.pages ?? []).map((page) => page.notes));
  const isEmpty = (pages.data?.pages[0]?.total ?? 0) === 0;
  return (
    <>
      <ListScreen
        title={name}
        source={source}
        crumbs={[homeCrumb, { label: name }]}
        intro={
          <div className="mb-3 flex min-h-24 flex-wrap content-start items-center gap-2">
            <OnceHydrated>
              <LateListTabs lists={lists} listId={listId} />
              {isEmpty ? null : <LateAddFavourites key={listId} listId={listId} />}
            </OnceHydrated>
          </div>
        }
        below={(product) => (
          <div className="min-h-12">
            <OnceHydrated>
              <LateNoteAndLists product={product} listId={listId} note={notes[product._id]} />
            </OnceHydrated>
          </div>
        )}
        empty={
          <Nothing
            title={listId === null ? copy.noFavourites : copy.emptyList}
            text={listId === null ? copy.noFavouritesText : copy.emptyListText}
            go={[links.bestsellers, copy.seeBestsellers]}
          />
        }
      />
      <OnceHydrated>{listId === null ? <WaitedList /> : null}</OnceHydrated>
    </>
  );
}

/** An empty list, or one that is not there, with the way on. */
function Nothing({
  title,
  text,
  go: [to, label],
}: {
  title: string;
  text: string;
  go: readonly [to: string, label: string];
}) {
  return (
    <EmptyState
      icon={<Heart size={28} />}
      title={title}
      action={
        <AppLink to={to} className={buttonClass({ variant: 'secondary' })}>
          {label}
        </AppLink>
      }
    >
      {text}
    </EmptyState>
  );
}
