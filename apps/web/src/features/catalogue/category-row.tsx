import type { Category } from '@matiz/contracts/catalogue.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { AppLink } from '../../lib/app-link.tsx';
import { links } from '../../lib/links.ts';
import { pictureOf } from '../../lib/pictures.ts';

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
      <ul className="no-scrollbar -mx-4 flex gap-3 overflow-x-auto overscroll-x-contain px-4 pb-1 md:-mx-8 md:px-8 lg:mx-0 lg:flex-wrap lg:justify-between lg:gap-y-5 lg:px-0">
        {categories.map((category) => (
          <li key={category._id} className="shrink-0">
            <AppLink
              to={links.category(category)}
              className="group block w-20 rounded-lg text-center sm:w-24 lg:w-28"
            >
              <span className="mx-auto block size-18 overflow-hidden rounded-full bg-sunken shadow-hairline sm:size-22 lg:size-26">
                <Picture
                  picture={pictureOf(category.image, '', { kind: 'card' })}
                  sizes="6.5rem"
                  className="size-full transition-transform duration-300 group-hover:scale-105"
                />
              </span>
              <span className="mt-2 block text-xs leading-tight font-medium text-balance group-hover:text-accent sm:text-sm">
                {category.name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
