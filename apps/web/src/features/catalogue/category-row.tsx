import type { Category } from '@matiz/contracts/catalogue.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { clsx } from 'clsx';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf } from '#lib/pictures.ts';

const few = 6;

/** Categories as round pictures in a row that scrolls sideways on a phone. */
export function CategoryRow({
  categories,
  label,
}: {
  categories: readonly Category[];
  label: string;
}) {
  return (
    <nav aria-label={label}>
      <ul
        className={clsx(
          'no-scrollbar -mx-4 flex gap-3 overflow-x-auto overscroll-x-contain px-4 pb-1 md:-mx-8 md:px-8 lg:mx-0 lg:px-0',
          // A full row spreads over its width; a few stand beside each other.
          categories.length > few && 'lg:justify-between lg:gap-1',
        )}
      >
        {categories.map((category) => (
          <li key={category._id} className="shrink-0">
            <AppLink
              to={links.category(category)}
              className="group block w-20 rounded-lg text-center sm:w-22 lg:w-20"
            >
              <span className="mx-auto block size-18 overflow-hidden rounded-full bg-sunken shadow-hairline sm:size-20 lg:size-18">
                <Picture
                  picture={pictureOf(category.image, '', { kind: 'card' })}
                  sizes="5rem"
                  className="size-full transition-transform duration-300 group-hover:scale-105"
                />
              </span>
              <span className="mt-2 block text-xs leading-tight font-medium text-balance group-hover:text-accent">
                {category.name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
