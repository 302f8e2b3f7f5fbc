import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { commonCopy } from '#copy/everywhere.ts';
import { homeCopy } from '#copy/home.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { BrandCard } from './brand/brand-card.tsx';
import { menuQuery } from './catalogue.queries.ts';
import { CategoryRow } from './category-row.tsx';

/** The top categories of the menu. */
export function TopCategories() {
  const { data } = useQuery(menuQuery(useRequest()));
  const roots = data?.categories.filter(({ parentId }) => parentId === null) ?? [];
  if (roots.length === 0) return null;
  return (
    <section className="page">
      <h2 className="mb-4 text-xl sm:text-2xl">{homeCopy.categories}</h2>
      <CategoryRow categories={roots} label={homeCopy.categories} />
    </section>
  );
}

/** Every brand of the menu by its logo. */
export function MenuBrands() {
  const titleId = useId();
  const { data } = useQuery(menuQuery(useRequest()));
  if (!data?.brands.length) return null;
  return (
    <section aria-labelledby={titleId} className="page">
      <div className="mb-3 flex items-end justify-between gap-4 sm:mb-4">
        <h2 id={titleId} className="text-xl sm:text-2xl">
          {homeCopy.brands}
        </h2>
        <AppLink
          to={links.brands}
          aria-label={`${commonCopy.seeAll}: ${homeCopy.brands}`}
          className="hit rounded-sm px-2 py-1.5 text-sm font-semibold text-accent hover:underline"
        >
          {commonCopy.seeAll}
        </AppLink>
      </div>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-4 sm:gap-4 md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:grid-cols-6 lg:px-0">
        {data.brands.map((brand) => (
          <li key={brand._id} className="w-36 shrink-0 snap-start sm:w-44 lg:w-auto">
            <BrandCard brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
