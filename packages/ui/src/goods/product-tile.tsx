import type { ReactNode } from 'react';
import { type RenderLink, renderAnchor } from '../render-link.tsx';

export type ProductTileProps = {
  href: string;
  renderLink?: RenderLink | undefined;
  /** A `Picture` or `<img>`; drawn 1:1 on white. */
  picture: ReactNode;
  brand?: ReactNode;
  name: string;
  /** A `PriceTag`, veiled or not. */
  price?: ReactNode;
  /** A `SwatchStrip`. */
  swatches?: ReactNode;
  /** `Tag`s at the foot of the picture: a pack says its name above it. */
  tags?: ReactNode;
  /** Stock in words. */
  stock?: ReactNode;
  /** Over the picture's other corner: a favourite button. Outside the link. */
  corner?: ReactNode;
  /** A button or quantity control, outside the link. */
  action?: ReactNode;
};

/**
 * A product in a list, as wide as its picture is high; its words are some 15rem (`--room`). The whole
 * tile is one link; `action` and `corner` lie above it.
 */
export function ProductTile({
  href,
  renderLink = renderAnchor,
  picture,
  brand,
  name,
  price,
  swatches,
  tags,
  stock,
  corner,
  action,
}: ProductTileProps) {
  return (
    <article className="group drawn-later relative flex h-full flex-col rounded-lg bg-surface shadow-card transition-shadow [--room:calc(50vw+14rem)] hover:shadow-lift">
      <div className="relative aspect-square overflow-hidden rounded-t-lg bg-white [&_img]:size-full [&_img]:transition-transform [&_img]:duration-300 group-hover:[&_img]:scale-103">
        {picture}
        {tags ? (
          <div className="absolute bottom-2 left-2 flex flex-col items-start gap-1">{tags}</div>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4 sm:pt-3">
        {brand ? <p className="eyebrow truncate">{brand}</p> : null}
        <h3 className="min-h-10 font-text text-sm leading-5 font-medium tracking-normal">
          {renderLink({
            href,
            className:
              'line-clamp-2 after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2',
            children: name,
          })}
        </h3>
        {swatches ? <div className="flex h-5 items-center">{swatches}</div> : null}
        {stock ? <p className="text-xs font-semibold">{stock}</p> : null}
        {price || action ? (
          <div className="mt-auto flex flex-col gap-2.5 pt-1">
            {price}
            {action ? <div className="relative z-10">{action}</div> : null}
          </div>
        ) : null}
      </div>
      {corner ? <div className="absolute top-1.5 right-1.5 z-10">{corner}</div> : null}
    </article>
  );
}
