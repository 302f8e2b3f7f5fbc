import type { ProductCard as Product } from '@matiz/contracts/catalogue.ts';
import type { FoundTone } from '@matiz/contracts/search.ts';
import { ProductTile } from '@matiz/ui/goods/product-tile.tsx';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { SwatchStrip } from '@matiz/ui/goods/swatch-strip.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { KeptMarkup } from '#lib/parts/kept-markup.tsx';
import { pictureOf, swatchUrl } from '#lib/pictures.ts';
import { LowestPrice, Price } from './price.tsx';
import { ProductAction } from './product-action.tsx';
import { ProductTags } from './product-tags.tsx';
import { describeStock, stockColour } from './stock-words.ts';
import { TileHeart } from './tile-heart.tsx';
import { ToneAction } from './tone-action.tsx';

/** How wide a tile's picture is drawn: 2, 3, 4 or 5 columns. */
export const tileSizes =
  '(min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 48rem) 31vw, 46vw';

interface ListedProductProps {
  readonly product: Product;
  /** The tone that was asked for: the tile shows, prices and adds that one. */
  readonly tone?: FoundTone | null;
  readonly eager?: boolean;
  /** One of the few at the top of a list that is read by sales. */
  readonly isCrowned?: boolean;
}

/** A product in a list or slider: one item with its tone strip, or with the tone that was asked for. */
export function ListedProduct(props: ListedProductProps) {
  return (
    <KeptMarkup kind="tile" of={props}>
      <Tile {...props} />
    </KeptMarkup>
  );
}

function Tile({ product, tone = null, eager = false, isCrowned = false }: ListedProductProps) {
  const stock = describeStock({
    available: tone?.stock ?? product.warehouses[0]?.stock ?? 0,
    // Whether this one tone arrives is told on its card.
    isPresale: tone === null && product.is_PreSales,
    arrivesOn: product.dispatchDate,
  });
  return (
    <ProductTile
      href={links.product(product)}
      renderLink={renderAppLink}
      picture={
        <Picture
          picture={pictureOf(product.image, product.imageText ?? '', { kind: 'product' })}
          sizes={tileSizes}
          eager={eager}
          fit="contain"
        />
      }
      brand={product.brand.name}
      name={product.name}
      tags={<ProductTags product={product} most={1} offerFirst isCrowned={isCrowned} />}
      swatches={tone ? <AskedTone tone={tone} /> : <Options product={product} />}
      stock={<span className={stockColour[stock.kind]}>{stock.text}</span>}
      price={
        <div>
          <Price product={tone ? pricedAs(product, tone) : product} size="sm" />
          {tone ? null : <LowestPrice product={product} />}
        </div>
      }
      corner={<TileHeart product={product} />}
      action={
        tone ? <ToneAction product={product} tone={tone} /> : <ProductAction product={product} />
      }
    />
  );
}

/** The tone that was asked for: its lock, number and name. */
function AskedTone({ tone: { number, name, color, image } }: { tone: FoundTone }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-xs">
      <Swatch
        tone={{ label: `${number} ${name}`, hex: color, image: swatchUrl(image) }}
        size="xs"
        decorative
      />
      <span className="min-w-0 truncate text-ink-soft">
        <b className="font-semibold text-ink tabular-nums">{number}</b>
        {name === number ? '' : ` ${name}`}
      </span>
    </span>
  );
}

function pricedAs(product: Product, { price, originalPrice }: FoundTone): Product {
  return {
    ...product,
    warehouses: product.warehouses.map((one) => ({ ...one, price, originalPrice })),
  };
}

function Options({ product }: { product: Product }) {
  const { attributes, swatches, versionCount, toneCount, isCombo, contentSize } = product;
  if (attributes.includes('Tono') && swatches.length > 0) {
    return (
      <SwatchStrip
        tones={swatches.map(({ color, image }, index) => ({
          label: `${index}`,
          hex: color,
          image: swatchUrl(image),
        }))}
        total={toneCount}
        label={copy.tones(toneCount)}
      />
    );
  }
  if (attributes.includes('Volumen')) {
    return <span className="text-xs text-ink-soft">{copy.volumes(versionCount)}</span>;
  }
  if (isCombo) return <span className="text-xs text-ink-soft">{contentSize}</span>;
  return null;
}
