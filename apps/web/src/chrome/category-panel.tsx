import type { Category } from '@matiz/contracts/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { menuQuery } from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { KeptMarkup } from '#lib/parts/kept-markup.tsx';
import { useRequest } from '#lib/services.ts';
import { useClosingPanel } from './use-closing-panel.ts';

export const categoryPanel = 'panel-categorias';

/** The categories with their children, under the desktop header. */
export function CategoryPanel() {
  const panel = useClosingPanel();
  const { data } = useQuery(menuQuery(useRequest()));
  const categories = data?.categories ?? [];
  return (
    <div
      ref={panel}
      id={categoryPanel}
      popover="auto"
      role="dialog"
      aria-label={copy.categoriesMenu}
      className="panel panel-start w-[min(62rem,calc(100vw-4rem))] p-6"
    >
      <KeptMarkup kind="categories" of={categories}>
        <CategoryColumns categories={categories} />
      </KeptMarkup>
      <AppLink
        to={links.categories}
        className="hit mt-2 inline-block text-sm font-semibold text-accent hover:underline"
      >
        {copy.allCategories}
      </AppLink>
    </div>
  );
}

function CategoryColumns({ categories }: { categories: readonly Category[] }) {
  const roots = categories.filter(({ parentId }) => parentId === null);
  return (
    <ul className="columns-3 gap-8 xl:columns-4">
      {roots.map((root) => (
        <li key={root._id} className="mb-5 break-inside-avoid">
          <AppLink to={links.category(root)} className="block py-1 font-semibold hover:text-accent">
            {root.name}
          </AppLink>
          <ul>
            {categories
              .filter(({ parentId }) => parentId === root._id)
              .map((child) => (
                <li key={child._id}>
                  <AppLink
                    to={links.category(child)}
                    className="block py-1 text-sm text-ink-soft hover:text-accent"
                  >
                    {child.name}
                  </AppLink>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
