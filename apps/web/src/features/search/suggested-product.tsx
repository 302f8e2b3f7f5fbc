import type { FoundTone, SuggestedProduct } from '@matiz/contracts/search.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { links } from '#lib/page/links.ts';
import { pictureOf } from '#lib/pictures.ts';
import { SuggestionLink } from './suggestion-link.tsx';

/** A product under the search field; with the tone that was typed, when one was. */
export function SuggestedProductRow({
  id,
  isActive,
  product,
  typed,
  onChoose,
  onOpenTone,
}: {
  id: string;
  isActive: boolean;
  product: SuggestedProduct;
  typed: string;
  onChoose: () => void;
  /** For a product whose tone was typed: opens its card there. */
  onOpenTone: ((event: MouseEvent) => void) | undefined;
}) {
  const { matchedTone: tone } = product;
  return (
    <SuggestionLink
      id={id}
      isActive={isActive}
      to={links.product(product)}
      onClick={onOpenTone ?? onChoose}
      className="min-h-14 px-2 py-1"
    >
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-white">
        <Picture
          picture={pictureOf(product.image, '', { kind: 'product' })}
          sizes="2.75rem"
          fit="contain"
          className="size-11"
        />
      </span>
      <span className="min-w-0 flex-1">
        <Highlighted name={product.name} typed={typed} />
        {tone ? (
          <ToneLine tone={tone} />
        ) : (
          <span className="block truncate text-xs text-ink-soft">
            {product.brand.name}
            {product.attributes.includes('Tono')
              ? ` · ${catalogueCopy.tones(product.toneCount)}`
              : ''}
          </span>
        )}
      </span>
    </SuggestionLink>
  );
}

function ToneLine({ tone }: { tone: FoundTone }) {
  return (
    <span className="flex items-center gap-1.5 text-xs text-ink-soft">
      <span
        aria-hidden="true"
        className="size-3.5 shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/0.15)]"
        style={{ backgroundColor: tone.color }}
      />
      <span className="min-w-0 truncate">
        <b className="font-semibold text-ink">{tone.number}</b> {tone.name}
      </span>
      {tone.price === null ? null : (
        <span className="shrink-0 font-semibold text-ink tabular-nums">
          {formatPesos(tone.price)}
        </span>
      )}
      <span className={clsx('shrink-0', tone.stock > 0 ? 'text-now' : 'text-ink-faint')}>
        {tone.stock > 0 ? catalogueCopy.available : catalogueCopy.soldOut}
      </span>
    </span>
  );
}

/** The part that was not typed stands out. */
function Highlighted({ name, typed }: { name: string; typed: string }) {
  const at = foldText(name).indexOf(foldText(typed));
  const isFound = at >= 0 && foldText(name).length === name.length;
  return (
    <span className="block truncate text-sm font-semibold">
      {isFound ? (
        <>
          {name.slice(0, at)}
          <span className="font-normal text-ink-soft">{name.slice(at, at + typed.length)}</span>
          {name.slice(at + typed.length)}
        </>
      ) : (
        name
      )}
    </span>
  );
}
