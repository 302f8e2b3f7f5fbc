import { mostGrams, mostMillimetres } from '@matiz/domain/catalogue/package-size.ts';
import { mostPictures } from '@matiz/domain/catalogue/pictures/picture-name.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { optionalReason, requiredReason } from '../../text/reason.ts';
import { listCall } from '../list.ts';
import { percentOff } from '../pricing/price-rules.ts';
import { resourceCalls } from '../resource.ts';
import { comboPart, comboParts } from './combos.ts';
import { uploadedPictureKey } from './pictures.ts';

const id = z.string().regex(/^\d{1,9}$/, 'Elige una opción.');
export const productCode = z
  .string()
  .trim()
  .regex(/^[^\s/?#]{1,40}$/, 'Usa hasta 40 letras y números, sin espacios.');
const name = z.string().trim().min(1, 'Escribe el nombre.').max(200);
const shortText = z.string().trim().max(120).nullable();
const quantity = z.int32().min(1, 'Escribe 1 o más.').max(9_999);
/** Whole pesos with their tax; as much as a file may say. */
const price = z.int32().min(1, 'El precio debe ser mayor que 0.').max(100_000_000).nullable();
const units = z.int32().min(0).max(1_000_000);
const grams = z
  .int32('Escribe el peso en gramos, sin decimales.')
  .min(1, 'El peso debe ser mayor que 0.')
  .max(mostGrams, 'El peso llega hasta 100.000 g.');
const millimetres = z
  .int32('Escribe la medida en centímetros, con un decimal si hace falta.')
  .min(1, 'La medida debe ser mayor que 0.')
  .max(mostMillimetres, 'La medida llega hasta 500 cm.');
const warehouse = z.string().max(40);
const tax = z.union([z.literal(0), z.literal(5), z.literal(19)], { error: 'Elige el IVA.' });
const pricesIn = z.array(z.strictObject({ warehouse, price })).max(100);
const version = z.int32().min(1);

/** What a picture shows, in one line of plain words. The bar stands between texts in a shop's files. */
export const longestPictureText = 250;
const pictureText = z
  .string()
  .overwrite((text) => text.replace(/\s+/g, ' ').trim())
  .max(longestPictureText, `Usa hasta ${longestPictureText} letras.`)
  .regex(/^[^|\p{Cc}]*$/u, 'Escríbelo sin la barra |.');

/** The bar stands between words in a shop's files, the comma in a form. */
const keyword = z
  .string()
  .trim()
  .min(1)
  .max(60, 'Cada palabra clave tiene hasta 60 letras.')
  .regex(/^[^|,\p{Cc}]*$/u, 'Escribe las palabras clave sin la barra |.');
const mostKeywords = 30;

/** Rows that a grid holds, and saves at once. */
export const mostRows = 1_000;

const fields = {
  name,
  brandId: id,
  categoryId: id,
  line: shortText.optional(),
  description: z.string().max(20_000).optional(),
  taxRate: tax,
  invimaCode: shortText.optional(),
  contentSize: shortText.optional(),
  weightGrams: grams.nullable().optional(),
  lengthMm: millimetres.nullable().optional(),
  widthMm: millimetres.nullable().optional(),
  heightMm: millimetres.nullable().optional(),
  minQuantity: quantity.optional(),
  multiple: quantity.optional(),
};

/** Products, as staff keep them; what they are sold by and for is saved with them. */
export const {
  list: listStaffProducts,
  read: readProduct,
  create: createProduct,
  change: changeProduct,
  history: listProductHistory,
} = resourceCalls({
  path: '/staff/products',
  onePath: '/staff/products/one',
  historyPath: '/staff/products/history',
  scope: { read: 'catalogue:read', write: 'catalogue:write' },
  names: ['un producto', 'fichas de productos'],
  row: {
    code: z.string(),
    name: z.string(),
    brandId: z.string(),
    brand: z.string(),
    categoryId: z.string(),
    category: z.string(),
    line: z.string().nullable(),
    description: z.string(),
    taxRate: z.int(),
    invimaCode: z.string().nullable(),
    contentSize: z.string().nullable(),
    /** Of what is sent, packed. */
    weightGrams: z.int().nullable(),
    lengthMm: z.int().nullable(),
    widthMm: z.int().nullable(),
    heightMm: z.int().nullable(),
    minQuantity: z.int(),
    multiple: z.int(),
    isWithdrawn: z.boolean(),
    isCombo: z.boolean(),
    isNew: z.boolean(),
    isBestSeller: z.boolean(),
    /** What is not there yet is sold from its arrivals (D-8). */
    isPresale: z.boolean(),
    /** Words that it is found by and nobody reads. */
    keywords: z.array(z.string()),
    /** Of a combo, in their order; null of anything else. */
    parts: z.array(comboPart).nullable(),
    image: z.string(),
    pictures: z.array(z.string()),
    /** What they show, by picture; without one the product's name is said. */
    pictureTexts: z.record(z.string(), z.string()),
    /** Tones or volumes that it is chosen by; 0: it is sold as it is. */
    options: z.int(),
    /** In each warehouse where it has one. */
    prices: z.array(z.object({ warehouse: z.string(), price: z.int() })),
    /** Units on sale in all warehouses. */
    available: z.int(),
    /** Its address in the shop. */
    slug: z.string(),
  },
  form: {
    ...fields,
    isWithdrawn: z.boolean().optional(),
    isNew: z.boolean().optional(),
    isBestSeller: z.boolean().optional(),
    isPresale: z.boolean().optional(),
    keywords: z.array(keyword).max(mostKeywords).optional(),
    /** All of them, in their order: the first is the one that lists show. */
    pictures: z.array(uploadedPictureKey).max(mostPictures).optional(),
    /** All of them, by picture; an empty one is none. */
    pictureTexts: z
      .record(uploadedPictureKey, pictureText)
      .refine((texts) => Object.keys(texts).length <= mostPictures)
      .optional(),
    /** What a combo is made of: something new that has them is one, and stays one. */
    parts: comboParts.optional(),
    /** Of something new alone: its code, and what it begins with. */
    code: productCode.optional(),
    prices: pricesIn.optional(),
    stock: z.array(z.strictObject({ warehouse, units })).max(100).optional(),
  },
  filters: {
    'f.brand': id.optional(),
    'f.category': id.optional(),
    'f.state': z.enum(['selling', 'withdrawn']).optional(),
    'f.kind': z.enum(['combo']).optional(),
    'f.picture': z.enum(['without']).optional(),
    'f.price': z.enum(['without']).optional(),
    /** Those that were chosen, to work on them alone: as many as a page shows at most. */
    'f.ids': z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
      .optional(),
  },
  orders: ['name', '-name', 'code', '-code', '-added'],
});

const productReply = { 200: readProduct.replies[200] };
const changeErrors = ['NOT_FOUND', 'ROW_CHANGED', 'VALUE_TAKEN', 'UNKNOWN_REFERENCE'] as const;

export const changeProductPrices = defineCall({
  method: 'PUT',
  path: '/staff/products/prices',
  spec: 'D-19',
  summary: 'Cambia el precio base de un producto en sus bodegas, con su motivo.',
  access: 'staff:prices:write',
  body: z.strictObject({
    id,
    version,
    set: z.strictObject({ prices: pricesIn.min(1) }),
    reason: requiredReason,
  }),
  replies: productReply,
  errors: changeErrors,
});

/** What a grid changes of many products at once; what is left out stays. */
const cells = z.strictObject({ ...fields, isWithdrawn: z.boolean() }).omit({ description: true });

export const changeManyProducts = defineCall({
  method: 'PUT',
  path: '/staff/products/many',
  spec: 'D-19',
  summary: 'Cambia muchos productos a la vez: cada fila con la versión que se leyó.',
  access: 'staff:catalogue:write',
  body: z.strictObject({
    rows: z
      .array(z.strictObject({ id, version, set: cells.partial() }))
      .min(1)
      .max(mostRows)
      .refine(
        (rows) => new Set(rows.map((row) => row.id)).size === rows.length,
        'Un producto está dos veces.',
      ),
    reason: optionalReason,
  }),
  replies: {
    200: z.object({
      /** As they are now. */
      saved: z.array(readProduct.replies[200].shape.result),
      /** Someone else saved these since: as they are now, and who it was. Nothing of them was changed. */
      conflicts: z.array(
        z.object({ by: z.string().nullable(), row: readProduct.replies[200].shape.result }),
      ),
      /** What cannot be saved of the others, by product and field. */
      faults: z.array(z.object({ id: z.string(), path: z.string(), message: z.string() })),
    }),
  },
  errors: [],
});

export const productOption = z.object({
  id: z.string(),
  code: z.string(),
  position: z.int(),
  volume: z.int().nullable(),
  toneNumber: z.string().nullable(),
  toneName: z.string().nullable(),
  toneSeries: z.string().nullable(),
  toneLevel: z.int().nullable(),
  tonePrimary: z.string().nullable(),
  toneSecondary: z.string().nullable(),
  swatchHex: z.string().nullable(),
  swatchImage: z.string().nullable(),
  swatchText: z.string().nullable(),
  isTopSeller: z.boolean(),
  isNew: z.boolean(),
  excludedFromPresale: z.boolean(),
  /** Its own discount is one or the other. */
  discountPercent: z.number().nullable(),
  discountValue: z.int().nullable(),
  isWithdrawn: z.boolean(),
  available: z.int(),
});

export const listProductOptions = listCall({
  path: '/staff/products/options',
  scope: 'catalogue:read',
  summary: 'Los tonos o volúmenes de un producto.',
  row: productOption,
  filters: { 'f.product': id },
  orders: ['position', '-position'],
});

const toneText = (most: number) => z.string().trim().min(1).max(most);

/** What is said of a tone or volume; what it leaves out stays as it is. */
export const optionForm = z.strictObject({
  code: productCode,
  position: z.int32().min(0).max(9_999).optional(),
  volume: z.int32().min(1).max(100).nullable().optional(),
  toneNumber: toneText(60).nullable().optional(),
  toneName: toneText(120).nullable().optional(),
  toneSeries: toneText(120).nullable().optional(),
  toneLevel: z.int32().min(0).max(12).nullable().optional(),
  tonePrimary: toneText(40).nullable().optional(),
  toneSecondary: toneText(40).nullable().optional(),
  swatchHex: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Escribe un color como #7a4b2c.')
    .nullable()
    .optional(),
  swatchImage: uploadedPictureKey.nullable().optional(),
  swatchText: pictureText.nullable().optional(),
  isTopSeller: z.boolean().optional(),
  isNew: z.boolean().optional(),
  excludedFromPresale: z.boolean().optional(),
  /** By those who keep prices. */
  discountPercent: percentOff.nullable().optional(),
  discountValue: z
    .int32()
    .min(1, 'El descuento debe ser mayor que 0.')
    .max(100_000_000)
    .nullable()
    .optional(),
  isWithdrawn: z.boolean().optional(),
});

export const changeProductOption = defineCall({
  method: 'PUT',
  path: '/staff/products/options',
  spec: 'D-19',
  summary: 'Agrega o cambia un tono o volumen; su código dice cuál.',
  access: 'staff:catalogue:write',
  body: z.strictObject({ id, version, set: optionForm, reason: optionalReason }),
  replies: productReply,
  errors: changeErrors,
});
