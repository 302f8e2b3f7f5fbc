import type { Brand } from '@matiz/contracts/catalogue.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { clsx } from 'clsx';
import { isPlainPicture, pictureOf } from '#lib/pictures.ts';
import type { ListFilter } from '../list/list.queries.ts';
import type { ListedGoods } from '../list/list-pages.ts';
import { BrandCards } from './brand-cards.tsx';
import { BrandLines } from './brand-lines.tsx';

const mostPacks = 3;

/** Who a brand is: its name as it writes it, what it says of itself, its packs, lines and colour cards. */
export function BrandIntro({
  brand,
  filter,
  products,
}: {
  brand: Brand;
  filter: ListFilter;
  /** The first of its list. */
  products: readonly ListedGoods[];
}) {
  const packs = products.slice(0, mostPacks);
  return (
    <div className="mb-5 flex flex-col gap-5 sm:mb-7 sm:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] overflow-hidden rounded-lg bg-surface shadow-card lg:grid-cols-[18rem_minmax(0,1fr)_27rem] lg:items-stretch">
        {isPlainPicture(brand.image) ? (
          <p
            aria-hidden="true"
            className="grid min-h-28 place-items-center bg-sunken p-3 text-center font-display text-xl font-bold text-balance"
          >
            {brand.name}
          </p>
        ) : (
          <Picture
            picture={pictureOf(brand.image, '', { kind: 'card', ratio: 0.5 })}
            sizes="(min-width: 64rem) 18rem, 50vw"
            eager
            className="h-28 w-full object-cover sm:h-40 lg:h-44"
          />
        )}
        <div
          aria-hidden="true"
          className="flex h-28 items-center justify-center gap-1 bg-white px-2 sm:h-40 lg:order-last lg:h-44"
        >
          {packs.map((product, index) => (
            <Picture
              key={product._id}
              picture={pictureOf(product.image, '', { kind: 'product' })}
              sizes="8rem"
              fit="contain"
              className={clsx(
                'my-2 min-w-0 flex-1 overflow-hidden rounded-md',
                index > 1 && 'max-sm:hidden',
              )}
            />
          ))}
        </div>
        <p className="col-span-2 max-w-prose p-4 text-sm text-pretty text-ink-soft sm:text-base lg:col-span-1 lg:self-center lg:px-8 lg:text-lg">
          {brand.story}
        </p>
      </div>
      <BrandLines brand={brand} filter={filter} />
      <BrandCards brandId={brand._id} />
    </div>
  );
}
