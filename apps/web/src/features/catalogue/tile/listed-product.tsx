import type { ProductCard as Product } from '@matiz/contracts/catalogue.ts';
import { ProductTile } from '@matiz/ui/goods/product-tile.tsx';
import { SwatchStrip } from '@matiz/ui/goods/swatch-strip.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf, swatchUrl } from '#lib/pictures.ts';
import { Price } from './price.tsx';
import { ProductAction } from './product-action.tsx';
import { ProductTags } from './product-tags.tsx';
import { describeStock, stockColour } from './stock-words.ts';
import { TileHeart } from './tile-heart.tsx';

/** How wide a tile's picture is drawn: 2, 3, 4 or 5 columns. */
export const tileSizes =
  '(min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 48rem) 31vw, 46vw';

/** A product in a list or slider: one item with its tone strip. */
export function ListedProduct({ product, eager = false }: { product: Product; eager?: boolean }) {
  const stock = describeStock({
    available: product.warehouses[0]?.stock ?? 0,
    isPresale: product.is_PreSales,
    arrivesOn: product.dispatchDate,
  });
  return (
    <ProductTile
      href={links.product(product)}
      renderLink={renderAppLink}
      picture={
        <Picture
          picture={pictureOf(product.image, '', { kind: 'product' })}
          sizes={tileSizes}
          eager={eager}
          fit="contain"
        />
      }
      brand={product.brand.name}
      name={product.name}
      tags={<ProductTags product={product} most={1} />}
      swatches={<Options product={product} />}
      stock={<span className={stockColour[stock.kind]}>{stock.text}</span>}
      price={<Price product={product} size="sm" />}
      corner={<TileHeart product={product} />}
      action={<ProductAction product={product} />}
    />
  );
}

function Options({ product }: { product: Product }) {
  const { attributes, swatches, versionCount, toneCount } = product;
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
  return null;
}
