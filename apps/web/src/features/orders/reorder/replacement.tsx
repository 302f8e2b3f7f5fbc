import type { ReorderLine } from '@matiz/contracts/cart/reorder.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { reorderCopy as copy } from '#copy/cart/reorder.ts';
import { nameOfLine, ProductPicture, useAddToCart } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** Something of the same kind that can be had, with as many units as there are of it. */
export function Replacement({
  line,
  replacement,
}: {
  line: ReorderLine;
  replacement: NonNullable<ReorderLine['replacement']>;
}) {
  const { addToCart, isAdding } = useAddToCart();
  const { productId, code, versionCode, slug, brand, price, stock } = replacement;
  const name = nameOfLine(replacement);
  const quantity = Math.min(line.quantityThen, stock);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-sunken/70 p-3 sm:ml-20">
      <ProductPicture image={replacement.image} size="sm" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-xs font-semibold text-ink-soft">
          {copy.instead} · {brand}
        </p>
        <AppLink
          to={links.product({ _id: productId, slug })}
          aria-label={copy.seeInstead(name)}
          className="text-sm leading-5 font-semibold underline-offset-4 hover:text-accent hover:underline"
        >
          {name}
        </AppLink>
        <p className="text-xs text-ink-soft tabular-nums">
          {price === null ? null : `${formatPesos(price)} ${copy.each} · `}
          {copy.left(stock)}
        </p>
      </div>
      {quantity > 0 ? (
        <Button
          variant="soft"
          size="sm"
          loading={isAdding}
          aria-label={`${copy.addInstead} ${quantity}: ${name}`}
          onClick={() =>
            addToCart({
              productId,
              code,
              ...(versionCode === null
                ? { quantity }
                : { versions: [{ code: versionCode, quantity }] }),
            })
          }
        >
          {copy.addInstead} {quantity}
        </Button>
      ) : null}
    </div>
  );
}
