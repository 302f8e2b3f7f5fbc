import type { Category } from '@matiz/contracts/catalogue.ts';
import { chipClass } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { redirect, useParams, useSearchParams } from 'react-router';
import { listsCopy as copy } from '#copy/catalogue/lists.ts';
import {
  categoriesCrumb,
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
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isAddressOf } from '#lib/page/return-path.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData(args: ScreenArgs): Promise<PageMeta | Response> {
  const { queryClient, request, params, url } = args;
  const { categories } = await loadQuery(queryClient, menuQuery(request));
  const category = categories.find(({ _id }) => _id === params.categoryId);
  if (!category) throw new Response(null, { status: 404 });
  if (!isAddressOf(links.category(category), url)) {
    return redirect(`${links.category(category)}${url.search}`, 301);
  }
  const filter = readListFilter({ categoryId: category._id }, url.searchParams, everySort);
  return {
    title: copy.categoryTitle(category.name),
    description: copy.categoryDescription(category.name),
    ...firstPicture(await loadList(args, filter)),
  };
}

/** One category (§2): what is inside it, and its products. */
export function Component() {
  const { categoryId } = useParams();
  const [search] = useSearchParams();
  const categories = useQuery(menuQuery(useRequest())).data?.categories ?? [];
  const category = categories.find(({ _id }) => _id === categoryId);
  if (!category) return null;
  const parent = categories.find(({ _id }) => _id === category.parentId);
  const children = categories.filter(({ parentId }) => parentId === category._id);
  const siblings = parent ? categories.filter(({ parentId }) => parentId === parent._id) : [];
  const filter = readListFilter({ categoryId: category._id }, search, everySort);
  return (
    <ListScreen
      title={category.name}
      source={productSource(filter)}
      crumbs={[
        homeCrumb,
        categoriesCrumb,
        ...(parent ? [{ label: parent.name, href: links.category(parent) }] : []),
        { label: category.name },
      ]}
      narrowing={{ filter, sorts: everySort }}
      intro={
        <Narrower
          root={parent ?? category}
          entries={children.length > 0 ? children : siblings}
          current={category}
        />
      }
    />
  );
}

/** The way into a narrower category and back to the whole. */
function Narrower({
  root,
  entries,
  current,
}: {
  root: Category;
  entries: readonly Category[];
  current: Category;
}) {
  if (entries.length === 0) return null;
  return (
    <div className="mb-4 sm:mb-6">
      <ChipRow label={copy.subcategories} bleed>
        {[root, ...entries].map((entry) => (
          <AppLink
            key={entry._id}
            to={links.category(entry)}
            aria-current={entry._id === current._id ? 'page' : undefined}
            className={chipClass(entry._id === current._id)}
          >
            {entry === root ? copy.everythingOf(root.name) : entry.name}
          </AppLink>
        ))}
      </ChipRow>
    </div>
  );
}
