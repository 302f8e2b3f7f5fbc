import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { productCopy } from '#copy/catalogue/product.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf, swatchUrl } from '#lib/pictures.ts';
import type { OfferedVersion } from '../../selection/offer.ts';
import type { OpenPart } from './use-open-parts.ts';

type Part = ProductDetail['parts'][number];

/** What a combo brings: each part with its picture and units, and a choice where it is open. */
export function ComboParts({
  parts,
  openParts,
  choices,
  missing,
  onChoose,
}: {
  parts: readonly Part[];
  openParts: readonly OpenPart[];
  /** Version codes by part. */
  choices: Readonly<Record<string, string>>;
  /** The sentence for parts that are still to be chosen, once it has been tried. */
  missing: string | null;
  onChoose: (code: string, versionCode: string) => void;
}) {
  return (
    <section aria-labelledby="partes">
      <h2 id="partes" className="mb-2.5 text-base">
        {productCopy.comboParts}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-lg bg-surface shadow-hairline">
        {parts.map((part) => {
          const open = openParts.find(({ code }) => code === part.code);
          return (
            <li key={`${part.code} ${part.versionCode}`} className="flex gap-3.5 p-3">
              <PartPicture part={part} />
              <div className="min-w-0 flex-1">
                <AppLink
                  to={links.product({ _id: part.productId, slug: part.slug })}
                  className="line-clamp-2 text-sm leading-5 font-medium hover:text-accent hover:underline"
                >
                  {part.name}
                </AppLink>
                <p className="mt-0.5 text-sm text-ink-soft">
                  {productCopy.units(part.quantity)}
                  {part.versionName ? ` · ${part.versionName}` : ''}
                  {open ? ` · ${productCopy.yourChoice}` : ''}
                </p>
                {open ? (
                  <PartChoice
                    part={open}
                    value={choices[part.code] ?? ''}
                    error={choices[part.code] ? null : missing}
                    onChoose={(versionCode) => onChoose(part.code, versionCode)}
                  />
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PartPicture({ part }: { part: Part }) {
  return (
    <span className="size-16 shrink-0 overflow-hidden rounded-md bg-white shadow-hairline [&_img]:size-full">
      <Picture
        picture={pictureOf(part.image, '', { kind: 'product' })}
        sizes="4rem"
        fit="contain"
      />
    </span>
  );
}

function PartChoice({
  part,
  value,
  error,
  onChoose,
}: {
  part: OpenPart;
  value: string;
  error: string | null;
  onChoose: (versionCode: string) => void;
}) {
  const chosen = part.offer.versions.get(value);
  const color = chosen?.version.color;
  return (
    <div className="mt-2 flex items-center gap-3">
      <SelectInput
        label={part.offer.hasTones ? productCopy.tone : productCopy.volume}
        placeholder={part.offer.hasTones ? productCopy.oneTone : productCopy.chooseVolume}
        error={error}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        options={[...part.offer.versions.values()].map(optionOf)}
      />
      {chosen && color ? (
        <Swatch
          tone={{ label: chosen.name, hex: color.color, image: swatchUrl(color.image) }}
          decorative
        />
      ) : null}
    </div>
  );
}

function optionOf({ code, name, room }: OfferedVersion) {
  const isSoldOut = room.most === 0 && room.inCart === 0;
  return {
    value: code,
    label: isSoldOut ? productCopy.soldOutOption(name) : name,
    disabled: isSoldOut,
  };
}
