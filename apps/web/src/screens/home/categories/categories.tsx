import { Breadcrumbs } from '@matiz/ui/layout/breadcrumbs.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { listsCopy as copy } from '#copy/catalogue/lists.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { homeCrumb, menuQuery, NothingSold } from '#features/catalogue/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { AppLink, renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf } from '#lib/pictures.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData({ queryClient, request }: ScreenArgs): Promise<PageMeta> {
  await loadQuery(queryClient, menuQuery(request));
  return { description: copy.categoriesText };
}

/** Categories (§2): each with its picture and what is in it. */
export function Component() {
  const { data } = useQuery(menuQuery(useRequest()));
  const categories = data?.categories ?? [];
  return (
    <div className="page pt-3 pb-10 sm:pt-5">
      <Breadcrumbs crumbs={[homeCrumb, { label: copy.categories }]} renderLink={renderAppLink} />
      <h1 className="mt-1 text-2xl sm:text-3xl">{copy.categories}</h1>
      <p className="mt-1 mb-5 text-ink-soft sm:mb-7">{copy.categoriesText}</p>
      <NothingSold />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {categories
          .filter(({ parentId }) => parentId === null)
          .map((root, index) => (
            <li
              key={root._id}
              className="relative flex gap-4 overflow-hidden rounded-lg bg-surface shadow-card transition-shadow hover:shadow-lift"
            >
              <Picture
                picture={pictureOf(root.image, '', { kind: 'card' })}
                sizes="(min-width: 40rem) 8rem, 5.5rem"
                eager={index < 4}
                // Round as on the home: in a column its outer packs would be cut.
                className="my-4 ml-4 size-22 shrink-0 rounded-full sm:my-5 sm:ml-5 sm:size-32"
              />
              <div className="min-w-0 flex-1 py-3.5 pr-4 sm:py-5">
                <h2 className="text-lg sm:text-xl">
                  <AppLink to={links.category(root)} className="after:absolute after:inset-0">
                    {root.name}
                  </AppLink>
                </h2>
                <p className="text-xs text-ink-faint tabular-nums">
                  {commonCopy.products(root.products)}
                </p>
                <ul className="relative mt-2 flex flex-wrap gap-x-3">
                  {categories
                    .filter(({ parentId }) => parentId === root._id)
                    .map((child) => (
                      <li key={child._id}>
                        <AppLink
                          to={links.category(child)}
                          className="block py-1 text-sm text-ink-soft hover:text-accent hover:underline"
                        >
                          {child.name}
                        </AppLink>
                      </li>
                    ))}
                </ul>
              </div>
            </li>
          ))}
      </ul>
    </div>
  );
}
