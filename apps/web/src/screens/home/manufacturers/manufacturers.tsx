import { Breadcrumbs } from '@matiz/ui/layout/breadcrumbs.tsx';
import { useQuery } from '@tanstack/react-query';
import { listsCopy as copy } from '#copy/catalogue/lists.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { BrandCard, homeCrumb, menuQuery, NothingSold } from '#features/catalogue/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { renderAppLink } from '#lib/page/app-link.tsx';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

export async function loadScreenData({ queryClient, request }: ScreenArgs): Promise<PageMeta> {
  await loadQuery(queryClient, menuQuery(request));
  return { description: copy.brandsText };
}

/** Brands (§2). */
export function Component() {
  const { data } = useQuery(menuQuery(useRequest()));
  return (
    <div className="page pt-3 pb-10 sm:pt-5">
      <Breadcrumbs crumbs={[homeCrumb, { label: copy.brands }]} renderLink={renderAppLink} />
      <h1 className="mt-1 text-2xl sm:text-3xl">{copy.brands}</h1>
      <p className="mt-1 mb-5 text-ink-soft sm:mb-7">{copy.brandsText}</p>
      <NothingSold />
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {data?.brands.map((brand) => (
          <li key={brand._id}>
            <BrandCard brand={brand} note={commonCopy.products(brand.products)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
