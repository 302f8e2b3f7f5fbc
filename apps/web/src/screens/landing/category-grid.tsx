import type { Category } from '@matiz/contracts/catalogue.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { ArrowRight } from 'lucide-react';
import { commonCopy } from '#copy/everywhere.ts';
import { landingCopy as copy } from '#copy/landing.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf } from '#lib/pictures.ts';

const shown = 8;

/** The main categories, with how much there is in each. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const roots = categories.filter(({ parentId }) => parentId === null).slice(0, shown);
  if (roots.length === 0) return null;
  return (
    <section aria-labelledby="categorias" className="page pb-14 lg:pb-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="categorias" className="text-3xl">
          {copy.categories}
        </h2>
        <AppLink
          to={links.categories}
          className="hit inline-flex items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {copy.allCategories}
          <ArrowRight size={17} aria-hidden="true" />
        </AppLink>
      </div>
      <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 lg:mt-9 lg:gap-x-5 lg:gap-y-8">
        {roots.map((category) => (
          <li key={category._id}>
            <AppLink to={links.category(category)} className="group block rounded-xl">
              <span className="block overflow-hidden rounded-xl bg-sunken">
                <Picture
                  picture={pictureOf(category.image, '', { kind: 'card' })}
                  sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 24vw, 48vw"
                  className="aspect-square h-auto w-full transition-transform duration-300 group-hover:scale-103"
                />
              </span>
              <span className="mt-3 block font-display text-lg font-semibold group-hover:text-accent">
                {category.name}
              </span>
              <span className="block text-sm text-ink-soft">
                {commonCopy.products(category.products)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
