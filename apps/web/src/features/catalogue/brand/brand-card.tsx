import type { Brand } from '@matiz/contracts/catalogue.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isPlainPicture, pictureOf } from '#lib/pictures.ts';

/** A brand by its logo, or by its name while it has none; in the list of brands also with its story. */
export function BrandCard({ brand, note }: { brand: Brand; note?: string }) {
  return (
    <AppLink
      to={links.brand(brand)}
      className="group flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-card transition-shadow hover:shadow-lift"
    >
      {isPlainPicture(brand.image) ? (
        <span className="grid aspect-[2/1] place-items-center p-3 text-center font-display text-lg font-bold text-balance">
          {brand.name}
        </span>
      ) : (
        <Picture
          picture={pictureOf(brand.image, brand.name, { kind: 'card', ratio: 0.5 })}
          sizes="(min-width: 64rem) 15rem, 45vw"
          className="aspect-[2/1] w-full"
        />
      )}
      {note === undefined ? null : (
        <span className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
          {/* Two columns of a phone would cut it off. */}
          <span className="line-clamp-3 text-sm text-ink-soft max-sm:hidden">{brand.story}</span>
          <span className="mt-auto text-xs font-semibold text-accent">{note}</span>
        </span>
      )}
    </AppLink>
  );
}
