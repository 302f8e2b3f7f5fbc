import { z } from 'zod';
import { catalogueFilters } from './catalogue/catalogue-filters.ts';
import { decidedMenus } from './catalogue/menus.ts';
import { defineCall } from './define-call.ts';
import { idText, paging, requestContext } from './request-context.ts';
import { richText } from './text/rich-text.ts';

/** A picture by its key; the web asks for the widths it needs (`/img/{key}/{width}.avif`). */
export const pictureKey = z.string();

export const swatchSchema = z.object({ color: z.string(), image: z.string().nullable() });

/**
 * §3 `warehouses`: the buyer's own warehouse only. Money is null for guests (D-3). Units, here and
 * wherever there are some, are 9999 or 0 for the one who is told no price: whether, not how many.
 */
export const warehouseOfferSchema = z.object({
  warehouse: z.string(),
  stock: z.int(),
  price: z.int().nullable(),
  originalPrice: z.int().nullable(),
});

export const reference = z.object({ _id: z.string(), name: z.string(), slug: z.string() });

/** One product as a list shows it: one item with its swatch strip, never one per tone. */
export const productCardSchema = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: reference,
  image: pictureKey,
  /** What it shows, where staff said so. */
  imageText: z.string().optional(),
  contentSize: z.string().nullable(),
  has_versions: z.boolean(),
  /** Whether choosing opens the colour card (tones), a volume picker, or nothing. */
  attributes: z.array(z.enum(['Tono', 'Volumen'])),
  versionCount: z.int(),
  /** Different tones; fewer than the versions where each comes in several volumes. */
  toneCount: z.int(),
  swatches: z.array(swatchSchema),
  warehouses: z.array(warehouseOfferSchema),
  minQuantity: z.int(),
  multiple: z.int(),
  is_PreSales: z.boolean(),
  /** The first arrival with room, when the product is presale. */
  dispatchDate: z.string().nullable(),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  isCombo: z.boolean(),
  applicableDealsId: z.string().nullable(),
  programmedPriceId: z.string().nullable(),
  programmedPriceName: z.string().nullable(),
  /** The lowest that more units reach, and from how many on; null: the price is the lowest there is. */
  lowestPrice: z.object({ minQuantity: z.int(), price: z.int() }).nullable(),
  /** Why there is no price: `GUEST` means that one has to log in (D-3), `REJECTED` that one may not buy. */
  priceHidden: z.enum(['GUEST', 'REJECTED']).nullable(),
});
export type ProductCard = z.output<typeof productCardSchema>;

export const toneSchema = z.object({
  /** As printed on the card: 7.43, 7/43, 7N. */
  number: z.string(),
  name: z.string(),
  level: z.int().nullable(),
  series: z.string(),
  sortKey: z.int(),
});

/** From so many units of the product on, so many pesos for each; only where that changes. */
const volumePrices = z.array(z.object({ minQuantity: z.int(), price: z.int() }));

/** §3 Product version. */
export const versionSchema = z.object({
  _id: z.string(),
  code: z.string(),
  attributes: z.array(z.object({ name: z.enum(['Tono', 'Volumen']), value: z.string() })),
  color: z
    .object({
      name: z.string(),
      image: z.string().nullable(),
      color: z.string(),
      /** What its picture shows, where staff said so. */
      text: z.string().optional(),
    })
    .nullable(),
  tone: toneSchema.nullable(),
  volume: z.int().nullable(),
  stock: z.int(),
  excluded_from_presale: z.boolean(),
  is_top_seller: z.boolean(),
  is_new: z.boolean(),
  discount: z.object({ value: z.int().nullable(), percent: z.number().nullable() }).nullable(),
  /** A unit of the fewest that can be bought, after the version's discount; null for guests. */
  price: z.int().nullable(),
  originalPrice: z.int().nullable(),
  /** Of a version with a discount of its own; null: as the product's. */
  volumePrices: volumePrices.nullable(),
  /** Already in the buyer's cart: from stock, and in presale. */
  quantity: z.int(),
  quantityPresale: z.int(),
  /** What may still be added from stock. */
  quantityAvailable: z.int(),
  /** Arrivals that a presale unit may be promised from, soonest first. */
  arrivals: z.array(z.object({ date: z.string(), remaining: z.int() })),
});
export type ProductVersion = z.output<typeof versionSchema>;

export const priceStepSchema = z.object({
  kind: z.enum(['base', 'list', 'programmed', 'deal', 'version']),
  id: z.string().nullable(),
  name: z.string(),
  before: z.int(),
  after: z.int(),
});

export const productDetailSchema = productCardSchema.extend({
  description: richText,
  invimaCode: z.string().nullable(),
  pictures: z.array(pictureKey),
  /** What they show, by picture, where staff said so. */
  pictureTexts: z.record(z.string(), z.string()).optional(),
  category: reference,
  versions: z.array(versionSchema),
  /** What its brand says that the signs for reflections mean: `1` is ceniza (D-14). */
  reflections: z.record(z.string(), z.string()),
  priceSteps: z.array(priceStepSchema),
  /** Beyond the fewest that can be bought; empty for guests. */
  volumePrices,
  parts: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      slug: z.string(),
      productId: z.string(),
      image: pictureKey,
      quantity: z.int(),
      versionCode: z.string().nullable(),
      versionName: z.string().nullable(),
    }),
  ),
});
export type ProductDetail = z.output<typeof productDetailSchema>;

/** By price only for who is told prices (D-3). */
export const productSorts = ['bestsellers', 'new', 'name', 'price-asc', 'price-desc'] as const;
export const productLists = ['offers', 'new', 'bestsellers', 'combos'] as const;
export type ListName = (typeof productLists)[number];

export const listReply = z.object({
  result: z.array(productCardSchema),
  total: z.int(),
  totalPage: z.int(),
  page: z.int(),
});
export type ProductList = z.output<typeof listReply>;

export const listProducts = defineCall({
  method: 'GET',
  path: '/product/list',
  spec: '§7 Products',
  summary: 'Una página del catálogo, por categoría, marca o lista.',
  access: 'visitor',
  query: z.strictObject({
    categoryId: idText.optional(),
    manufacturerId: idText.optional(),
    list: z.enum(productLists).optional(),
    sort: z.enum(productSorts).optional(),
    ...catalogueFilters,
    ...paging,
    ...requestContext,
  }),
  replies: { 200: listReply },
  errors: ['NOT_FOUND', 'PRICES_HIDDEN'],
});

export const listDiscountedProducts = defineCall({
  method: 'GET',
  path: '/discounts/products',
  spec: '§7 Products',
  summary: 'Productos en oferta.',
  access: 'visitor',
  query: z.strictObject({
    sort: z.enum(productSorts).optional(),
    ...catalogueFilters,
    ...paging,
    ...requestContext,
  }),
  replies: { 200: listReply },
  errors: ['NOT_FOUND', 'PRICES_HIDDEN'],
});

export const listHome = defineCall({
  method: 'GET',
  path: '/product/listHome',
  spec: '§7 Products',
  summary: 'Las listas de la portada del marketplace.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  replies: {
    200: z.object({
      result: z.array(
        z.object({
          /** One of the shop's own lists, or the name in the address of a selection. */
          key: z.string(),
          title: z.string(),
          path: z.string(),
          products: z.array(productCardSchema),
        }),
      ),
    }),
  },
  errors: [],
});

export const queryProduct = defineCall({
  method: 'GET',
  path: '/product/query',
  spec: '§7 Products',
  summary: 'Un producto con todas sus versiones.',
  access: 'visitor',
  query: z.strictObject({ _id: idText, ...requestContext }),
  replies: { 200: z.object({ result: productDetailSchema }) },
  errors: ['UNKNOWN_PRODUCT'],
});

const categorySchema = reference.extend({
  parentId: z.string().nullable(),
  image: pictureKey,
  products: z.int(),
});
export type Category = z.output<typeof categorySchema>;
const brandSchema = reference.extend({ image: pictureKey, story: z.string(), products: z.int() });
export type Brand = z.output<typeof brandSchema>;

export const listMenu = defineCall({
  method: 'GET',
  path: '/menu/list',
  spec: '§7 Marketing',
  summary: 'El menú: categorías y marcas, con cuántos productos tienen.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  replies: {
    200: z.object({
      result: z.object({
        categories: z.array(categorySchema),
        brands: z.array(brandSchema),
        /** Who sells, in the line that ends every page (Ley 1480, art. 50); empty: not said. */
        seller: z.string(),
        /** The sign of who sells, for what is printed; left out: it has none. */
        logo: pictureKey.optional(),
        /** Entries that staff decided; without them the pages have their own. */
        menus: decidedMenus.optional(),
      }),
    }),
  },
  errors: [],
});
