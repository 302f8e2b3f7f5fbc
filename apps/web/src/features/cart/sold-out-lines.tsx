import type { CartLine } from '@matiz/contracts/cart.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useId } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { type CartEdits, nameOfLine, ProductPicture } from '#features/buying/index.ts';
import { LateTellMe } from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { focusNeighbour } from './focus-neighbour.ts';

/** §7 `outOfStock`: in sight, out of the total, each with a way on. */
export function SoldOutLines({ lines, edits }: { lines: readonly CartLine[]; edits: CartEdits }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-sunken/70 px-4 py-4 sm:px-5">
      <h2 id={id} className="font-text text-base font-semibold tracking-normal">
        {copy.soldOutTitle}
      </h2>
      <p className="text-sm text-ink-soft">{copy.soldOutText}</p>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.lineId} className="flex flex-wrap items-center gap-3 py-3">
            <span className="opacity-60 grayscale">
              <ProductPicture image={line.image} size="sm" />
            </span>
            <p className="min-w-0 flex-1 basis-44 text-sm leading-5 font-medium text-ink-soft">
              {nameOfLine(line)}
            </p>
            <div className="flex flex-wrap gap-2">
              {/* Of a combo's own choice nobody can tell that it is back. */}
              {line.assemblyCode === null ? (
                <DeferredPart>
                  <LateTellMe
                    productId={line.productId}
                    versionCode={line.versionCode}
                    name={nameOfLine(line)}
                    isShort
                  />
                </DeferredPart>
              ) : null}
              <AppLink
                to={links.results(line.name)}
                aria-label={`${copy.similar}: ${nameOfLine(line)}`}
                className={buttonClass({
                  variant: 'secondary',
                  size: 'sm',
                  className: 'max-sm:px-2.5!',
                })}
              >
                {copy.similar}
              </AppLink>
              <Button
                variant="quiet"
                size="sm"
                className="max-sm:px-2.5!"
                aria-label={copy.remove(nameOfLine(line))}
                data-remove=""
                onClick={(event) => {
                  focusNeighbour(event.currentTarget.closest('li'));
                  edits.removeLine(line);
                }}
              >
                {copy.removeShort}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
