import type { BoughtGood, Restock } from '@matiz/contracts/catalogue/restock.ts';
import {
  type BoughtVersion,
  planRestock,
  type RestockLine,
} from '@matiz/domain/cart/reorder/restock.ts';
import { versionName } from '@matiz/domain/catalogue/version-name.ts';
import { readDiscount, readPriceInputs } from '../card/price-inputs.ts';
import type { BoughtRow, RestockRow } from './restock.store.ts';

interface Bought extends BoughtVersion {
  readonly row: BoughtRow;
}

/** What the home of someone who buys begins with. */
export function toRestock({ lastOrder, onTheWay, bought }: RestockRow, moment: Date): Restock {
  const { usual, back, moved } = planRestock(bought.flatMap(toBought), moment);
  return {
    lastOrder,
    onTheWay,
    usual: tonesFirst(usual).map(toGood),
    back: back.map(toGood),
    moved: moved.map((one) => ({ ...toGood(one), priceThen: one.priceThen })),
  };
}

/** A salon comes for its tones; what it mixes them with stands after them. */
function tonesFirst(goods: readonly RestockLine<Bought>[]): RestockLine<Bought>[] {
  const isTone = ({ version: { row } }: RestockLine<Bought>) => row.tone_number !== null;
  return [...goods.filter(isTone), ...goods.filter((good) => !isTone(good))];
}

/** Nothing where the viewer is told no price. */
function toBought(row: BoughtRow): Bought[] {
  if (row.prices === null) return [];
  const { productId, versionCode, purchases, stock, minQuantity, multiple, cameAt } = row;
  const discount = readDiscount(row.discountPercent, row.discountValue);
  return [
    {
      row,
      productId,
      code: versionCode,
      purchases,
      stock,
      minQuantity,
      multiple,
      cameAt,
      prices: readPriceInputs(row.prices, discount),
    },
  ];
}

function toGood({ version: { row }, quantity, price, originalPrice }: RestockLine<Bought>) {
  const { swatch, swatchImage, tone_number: toneNumber } = row;
  return {
    productId: String(row.productId),
    code: row.productCode,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    image: row.image,
    versionCode: row.hasVersions ? row.versionCode : null,
    toneNumber,
    versionName: row.hasVersions ? versionName(row) : null,
    swatch: swatch === null ? null : { color: swatch, image: swatchImage },
    quantity,
    stock: row.stock,
    price,
    originalPrice,
  } satisfies BoughtGood;
}
