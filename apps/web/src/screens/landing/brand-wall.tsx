import type { Brand } from '@matiz/contracts/catalogue.ts';
import { landingCopy as copy } from '#copy/landing.ts';
import { BrandCard } from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** Every brand by its mark; each leads to its products. */
export function BrandWall({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="marcas" className="border-y border-line bg-surface py-12 lg:py-16">
      <div className="page">
        <h2 id="marcas" className="text-3xl">
          {copy.brands}
        </h2>
        <ul className="mt-7 grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-6 lg:gap-4">
          {brands.map((brand) => (
            <li key={brand._id}>
              <BrandCard brand={brand} />
            </li>
          ))}
          <li>
            <AppLink
              to={links.brands}
              className="grid h-full min-h-14 place-items-center rounded-md px-2 text-center text-sm font-semibold text-accent hover:bg-accent-soft"
            >
              {copy.allBrands}
            </AppLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
