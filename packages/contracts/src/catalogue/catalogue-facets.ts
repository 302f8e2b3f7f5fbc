import { z } from 'zod';
import { listReply, productCardSchema, productLists, productSorts } from '../catalogue.ts';
import { defineCall } from '../define-call.ts';
import { idText, paging, requestContext } from '../request-context.ts';
import { catalogueFilters, slugText } from './catalogue-filters.ts';

/** One choice of a filter: what the query takes, what the screen says, how many products it leaves. */
const facetOption = z.object({ value: z.string(), name: z.string(), count: z.int() });
export type FacetOption = z.output<typeof facetOption>;

/** Each group is counted with the filters of all others applied, so that a choice never lies. */
export const facetsSchema = z.object({
  /** With every filter applied: what the list would say. */
  total: z.int(),
  /** Every category with something in it, counted with all those under it. */
  categories: z.array(facetOption.extend({ parentId: z.string().nullable() })),
  brands: z.array(facetOption),
  lines: z.array(facetOption),
  /** Lowest first. */
  levels: z.array(facetOption),
  reflections: z.array(facetOption),
  /** Lowest first. */
  volumes: z.array(facetOption),
  /** The viewer's lowest and highest price; null where prices are hidden (D-3) or nothing is left. */
  price: z.object({ min: z.int(), max: z.int() }).nullable(),
  offer: z.int(),
  new: z.int(),
  available: z.object({ stock: z.int(), presale: z.int() }),
});
export type Facets = z.output<typeof facetsSchema>;

export const listFacets = defineCall({
  method: 'GET',
  path: '/product/facets',
  spec: '§2 Product lists, filters with their counts',
  summary: 'Cuántos productos deja cada filtro de una lista.',
  access: 'visitor',
  query: z
    .strictObject({
      categoryId: idText.optional(),
      manufacturerId: idText.optional(),
      list: z.enum(productLists).optional(),
      /** A list of `/product/custom-list/:name`. */
      customList: slugText.optional(),
      ...catalogueFilters,
      ...requestContext,
    })
    // The whole catalogue is never counted for one request.
    .refine(
      ({ categoryId, manufacturerId, list, customList }) =>
        (categoryId ?? manufacturerId ?? list ?? customList) !== undefined,
      { path: ['categoryId'], message: 'Di de qué lista: una categoría, una marca o una lista.' },
    ),
  replies: { 200: z.object({ result: facetsSchema }) },
  errors: ['NOT_FOUND', 'PRICES_HIDDEN'],
});

/** `:name` of the path is one of the query's fields, as everywhere. */
export const listCustomList = defineCall({
  method: 'GET',
  path: '/product/custom-list/:name',
  spec: '§7 Products',
  summary: 'Una página de una lista hecha a mano, en su propio orden.',
  access: 'visitor',
  query: z.strictObject({
    name: slugText,
    sort: z.enum(productSorts).optional(),
    ...catalogueFilters,
    ...paging,
    ...requestContext,
  }),
  replies: { 200: listReply.extend({ title: z.string() }) },
  errors: ['NOT_FOUND', 'PRICES_HIDDEN'],
});

const shadeSchema = z.object({
  /** What `level` or `reflection` of a list takes. */
  value: z.string(),
  name: z.string(),
  /** A swatch of it, as #rrggbb. */
  color: z.string(),
});

export const listColors = defineCall({
  method: 'GET',
  path: '/attribute/color/list',
  spec: '§7 Products',
  summary: 'Los niveles y reflejos de tono que existen, para filtrar.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  replies: {
    200: z.object({
      result: z.object({ levels: z.array(shadeSchema), reflections: z.array(shadeSchema) }),
    }),
  },
  errors: [],
});

export const listRelated = defineCall({
  method: 'GET',
  path: '/product/related',
  spec: '§2 ProductDetail',
  summary: 'Productos parecidos y los que se piden con este.',
  access: 'visitor',
  query: z.strictObject({ productId: idText, ...requestContext }),
  replies: {
    200: z.object({
      result: z.object({
        related: z.array(productCardSchema),
        boughtTogether: z.array(productCardSchema),
      }),
    }),
  },
  errors: ['UNKNOWN_PRODUCT'],
});
