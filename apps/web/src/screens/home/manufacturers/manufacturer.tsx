import { Picture } from '@matiz/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { redirect, useParams, useSearchParams } from 'react-router';
import { listsCopy as copy } from '#copy/catalogue/lists.ts';
import {
  brandsCrumb,
  everySort,
  firstPicture,
  homeCrumb,
  ListScreen,
  loadList,
  menuQuery,
  productSource,
  readListFilter,
} from '#features/catalogue/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { links } from '#lib/page/links.ts';
import { isAddressOf } from '#lib/page/return-path.ts';
import { pictureOf } from '#lib/pictures.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta | Response> {
  const { queryClient, request, params, url } = args;
  const { brands } = await loadQuery(queryClient, menuQuery(request));
  const brand = brands.find(({ _id }) => _id === params.manufacturerId);
  if (!brand) throw new Response(null, { status: 404 });
  if (!isAddressOf(links.brand(brand), url)) {
    return redirect(`${links.brand(brand)}${url.search}`, 301);
  }
  const filter = readListFilter({ manufacturerId: brand._id }, url.searchParams, everySort);
  const picture = firstPicture(await loadList(args, filter));
  return { title: copy.brandTitle(brand.name), description: brand.story, ...picture };
}

/** One brand (§2): who it is, and its products. */
export function Component() {
  const { manufacturerId } = useParams();
  const [search] = useSearchParams();
  const { data } = useQuery(menuQuery(useRequest()));
  const brand = data?.brands.find(({ _id }) => _id === manufacturerId);
  if (!brand) return null;
  const filter = readListFilter({ manufacturerId: brand._id }, search, everySort);
  return (
    <ListScreen
      title={brand.name}
      source={productSource(filter)}
      crumbs={[homeCrumb, brandsCrumb, { label: brand.name }]}
      narrowing={{ filter, sorts: everySort }}
      intro={
        <div className="mb-5 flex flex-col overflow-hidden rounded-lg bg-surface shadow-card sm:mb-7 sm:flex-row sm:items-center">
          <Picture
            picture={pictureOf(brand.image, '', { kind: 'card', ratio: 0.5 })}
            sizes="(min-width: 40rem) 20rem, 100vw"
            eager
            className="aspect-[2/1] w-full shrink-0 sm:w-72"
          />
          <p className="max-w-prose p-5 text-base text-pretty text-ink-soft sm:px-8 sm:text-lg">
            {brand.story}
          </p>
        </div>
      }
    />
  );
}
