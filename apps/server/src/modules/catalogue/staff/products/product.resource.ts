import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import type { Tx } from '#db/sql.ts';
import { cleanRichText } from '#lib/rich-text.ts';
import type { Resource } from '#resource/resource.ts';
import { savePrices } from '../../import/apply/save-goods.store.ts';
import { type PartForm, writeParts } from '../combos/combo.store.ts';
import { refuseParts } from '../combos/combo-desk.ts';
import { type HasPicture, refusePicture } from '../pictures/refuse-picture.ts';
import { productList } from './product-list.ts';
import {
  findDiscounts,
  type OptionForm,
  readOptions,
  writeOption,
} from './product-options.store.ts';
import { addFirstStock, addOnlyVersion, readPrices } from './product-parts.store.ts';
import { refuseTakenCode, refuseTakenOption } from './refuse-clash.ts';
import { refuseUneven } from './refuse-uneven.ts';

interface PriceForm {
  readonly prices?: readonly { warehouse: string; price: number | null }[] | undefined;
}

export interface ProductForm extends PriceForm {
  readonly name: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly line?: string | null | undefined;
  readonly description?: string | undefined;
  readonly taxRate: number;
  readonly invimaCode?: string | null | undefined;
  readonly contentSize?: string | null | undefined;
  readonly weightGrams?: number | null | undefined;
  readonly lengthMm?: number | null | undefined;
  readonly widthMm?: number | null | undefined;
  readonly heightMm?: number | null | undefined;
  readonly minQuantity?: number | undefined;
  readonly multiple?: number | undefined;
  readonly isWithdrawn?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  readonly isBestSeller?: boolean | undefined;
  readonly isPresale?: boolean | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** In their order: the first is the one that lists show. */
  readonly pictures?: readonly string[] | undefined;
  readonly pictureTexts?: Readonly<Record<string, string>> | undefined;
  readonly parts?: readonly PartForm[] | undefined;
  readonly code?: string | undefined;
  readonly stock?: readonly { warehouse: string; units: number }[] | undefined;
}

interface ResourceDeps {
  readonly clock: Clock;
  readonly plainImage: string;
  readonly hasPicture: HasPicture;
}

/** What its form changes; prices and options are said by what is read of them besides. */
const productFields = [
  'code',
  'name',
  'brandId',
  'categoryId',
  'line',
  'description',
  'taxRate',
  'invimaCode',
  'contentSize',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'minQuantity',
  'multiple',
  'isNew',
  'isBestSeller',
  'isPresale',
  'keywords',
  'isWithdrawn',
  'parts',
  'image',
  'pictures',
  'pictureTexts',
];

const ofProducts = (plainImage: string) => ({
  table: 'product',
  kind: 'product',
  key: 'id',
  source: productList(plainImage),
  fieldsByConstraint: {
    product_code_key: 'set.code',
    product_code_alike: 'set.code',
    product_version_code_key: 'set.code',
    product_version_code_alike: 'set.code',
    product_check: 'set.minQuantity',
    product_brand_id_fkey: 'set.brandId',
    product_category_id_fkey: 'set.categoryId',
    product_version_product_id_tone_number_volume_key: 'set.toneNumber',
    product_version_check1: 'set.toneNumber',
  },
});

/** Products as staff keep them. A new one comes with all that it takes to be sold at once. */
export function productResource({
  clock,
  plainImage,
  hasPicture,
}: ResourceDeps): Resource<ProductForm> {
  return {
    ...ofProducts(plainImage),
    fields: productFields,
    columnsOf: (set, tx) => ({
      ...(set.name === undefined ? {} : { name: set.name }),
      ...(set.brandId === undefined ? {} : { brand_id: Number(set.brandId) }),
      ...(set.categoryId === undefined ? {} : { category_id: Number(set.categoryId) }),
      ...(set.line === undefined ? {} : { line: set.line || null }),
      ...(set.description === undefined ? {} : { description: cleanRichText(set.description) }),
      ...(set.taxRate === undefined ? {} : { tax_rate: set.taxRate }),
      ...(set.invimaCode === undefined ? {} : { invima_code: set.invimaCode || null }),
      ...(set.contentSize === undefined ? {} : { content_size: set.contentSize || null }),
      ...(set.weightGrams === undefined ? {} : { weight_grams: set.weightGrams }),
      ...(set.lengthMm === undefined ? {} : { length_mm: set.lengthMm }),
      ...(set.widthMm === undefined ? {} : { width_mm: set.widthMm }),
      ...(set.heightMm === undefined ? {} : { height_mm: set.heightMm }),
      ...(set.minQuantity === undefined ? {} : { min_quantity: set.minQuantity }),
      ...(set.multiple === undefined ? {} : { multiple: set.multiple }),
      ...(set.isNew === undefined ? {} : { is_new: set.isNew }),
      ...(set.isBestSeller === undefined ? {} : { is_best_seller: set.isBestSeller }),
      ...(set.isPresale === undefined ? {} : { is_presale: set.isPresale }),
      ...(set.keywords === undefined ? {} : { keywords: [...new Set(set.keywords)] }),
      ...(set.pictures === undefined ? {} : picturesOf(set.pictures, plainImage)),
      ...(set.pictureTexts === undefined
        ? {}
        : { picture_texts: tx.json(saidTexts(set.pictureTexts)) }),
      ...(set.isWithdrawn === undefined ? {} : { withdrawn_at: set.isWithdrawn ? clock() : null }),
    }),
    newColumns: ({ name, code = '', parts }) => ({
      code,
      kind: parts === undefined ? 'product' : 'combo',
      slug: slugOf(name) || 'producto',
      image: plainImage,
      has_versions: false,
      listed_at: clock(),
    }),
    check: async (tx, id, set) =>
      refuseOfNew(id, set) ??
      (await refuseTakenCode(tx, id, set.code)) ??
      (await refusePlace(tx, set)) ??
      (await refuseStrange(tx, set)) ??
      (await refuseUneven(tx, id, set)) ??
      (await refuseCombo(tx, id, set)) ??
      (await refusePicture(hasPicture, 'pictures', set.pictures ?? [])),
    parts: {
      read: readPrices,
      // Of something new alone: later its prices and stock have calls of their own.
      async write(tx, id, { code, prices, stock, parts }) {
        if (parts !== undefined) await writeParts(tx, id, parts);
        if (code === undefined) return;
        await addOnlyVersion(tx, id, code);
        await writePrices(tx, id, { prices });
        await addFirstStock(tx, id, stock ?? [], clock());
      },
    },
  };
}

/** Their base prices, which others may keep than who keeps the products. */
export function priceResource({ plainImage }: ResourceDeps): Resource<PriceForm> {
  return {
    ...ofProducts(plainImage),
    fields: [],
    columnsOf: () => ({}),
    check: (tx, _id, set) => refuseStrange(tx, set),
    parts: { read: readPrices, write: writePrices },
  };
}

/** Their tones and volumes, one at a time, under the version of their product. */
export function optionResource({
  clock,
  plainImage,
  hasPicture,
}: ResourceDeps): Resource<OptionForm> {
  return {
    ...ofProducts(plainImage),
    fields: [],
    columnsOf: () => ({}),
    check: async (tx, id, set) =>
      (await refuseTakenCode(tx, id, set.code)) ??
      (await refuseTakenOption(tx, id, set)) ??
      (await refuseDiscounts(tx, id, set)) ??
      (await refusePicture(hasPicture, 'swatchImage', [set.swatchImage])),
    parts: {
      read: readOptions,
      write: (tx, id, set) => writeOption(tx, id, set as OptionForm, clock()),
    },
  };
}

/** Its own discount is a percentage or a value: with both nobody knows what is paid. */
async function refuseDiscounts(
  tx: Tx,
  id: string | null,
  { code, discountPercent, discountValue }: Partial<OptionForm>,
): Promise<Failure | null> {
  if (!discountPercent && !discountValue) return null;
  const stored = await findDiscounts(tx, id, code);
  const percent = discountPercent === undefined ? stored.percent : discountPercent;
  const value = discountValue === undefined ? stored.value : discountValue;
  if (percent === null || value === null) return null;
  const field = discountValue ? 'discountValue' : 'discountPercent';
  return failureAt(`set.${field}`, 'INVALID_REQUEST', say('discountOnce'));
}

/** The same picture twice is once. */
function picturesOf(pictures: readonly string[], plainImage: string) {
  const [image = plainImage, ...rest] = new Set(pictures);
  return { image, pictures: rest };
}

/** An empty text says nothing: the product's name is said instead. */
function saidTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** A code is for ever; prices and stock are changed by those who keep them. */
function refuseOfNew(
  id: string | null,
  { code, prices, stock }: Partial<ProductForm>,
): Failure | null {
  if (id === null) {
    return code === undefined
      ? failureAt('set.code', 'INVALID_REQUEST', 'Escribe el código.')
      : null;
  }
  const late = Object.entries({ code, prices, stock }).find(([, value]) => value !== undefined);
  return late
    ? failureAt(`set.${late[0]}`, 'INVALID_REQUEST', 'Esto se dice solo al crear el producto.')
    : null;
}

/** A combo stays one, and nothing else becomes one: its stock would belong to nobody. */
async function refuseCombo(
  tx: Tx,
  id: string | null,
  { parts, stock }: Partial<ProductForm>,
): Promise<Failure | null> {
  if (parts === undefined) return null;
  if (stock?.some(({ units }) => units > 0)) {
    return failureAt('set.stock', 'INVALID_REQUEST', say('comboHasNoStock'));
  }
  if (id !== null) {
    const [stored] = await tx`SELECT FROM product WHERE id = ${id} AND kind <> 'combo'`;
    if (stored) return failureAt('set.parts', 'INVALID_REQUEST', say('notACombo'));
  }
  return refuseParts(tx, id, parts);
}

/** Asked before the row is written: what a card shows of its brand is composed while it is. */
async function refusePlace(
  tx: Tx,
  { brandId, categoryId }: Partial<ProductForm>,
): Promise<Failure | null> {
  const [known] = await tx<{ brand: boolean; category: boolean }[]>`
    SELECT EXISTS (SELECT FROM brand WHERE id = ${Number(brandId ?? 0)}) AS brand,
      EXISTS (SELECT FROM category WHERE id = ${Number(categoryId ?? 0)}) AS category`;
  if (brandId !== undefined && !known?.brand) return failureAt('set.brandId', 'UNKNOWN_REFERENCE');
  return categoryId !== undefined && !known?.category
    ? failureAt('set.categoryId', 'UNKNOWN_REFERENCE')
    : null;
}

async function refuseStrange(
  tx: Tx,
  { prices = [], stock = [] }: Pick<Partial<ProductForm>, 'prices' | 'stock'>,
): Promise<Failure | null> {
  const named = new Set([...prices, ...stock].map(({ warehouse }) => warehouse));
  if (named.size === 0) return null;
  const [known] = await tx<{ n: number }[]>`
    SELECT count(*)::int AS n FROM warehouse WHERE code = ANY (${[...named]})`;
  return known?.n === named.size ? null : failureAt('set.prices', 'UNKNOWN_REFERENCE');
}

async function writePrices(tx: Tx, id: string, { prices = [] }: PriceForm): Promise<void> {
  await savePrices(
    tx,
    prices.map((price) => ({ ...price, product_id: Number(id) })),
  );
}
