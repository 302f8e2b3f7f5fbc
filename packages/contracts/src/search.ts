import { z } from 'zod';
import { facetsSchema } from './catalogue/catalogue-facets.ts';
import { catalogueFilters } from './catalogue/catalogue-filters.ts';
import { productCardSchema, productSorts } from './catalogue.ts';
import { defineCall } from './define-call.ts';
import { codeText, idText, integerText, paging, requestContext } from './request-context.ts';

/** The tone of a result that answers what was typed: where the colour card opens (D-14). */
export const matchedToneSchema = z.object({
  versionCode: z.string(),
  /** As printed: 7.43, 7/43, S05. */
  number: z.string(),
  name: z.string(),
  color: z.string(),
  image: z.string().nullable(),
  /** Units in the buyer's warehouse. */
  stock: z.int(),
});
export type MatchedTone = z.output<typeof matchedToneSchema>;

/** With what one unit costs the viewer; null for the one who is told no price. */
export const foundToneSchema = matchedToneSchema.extend({
  price: z.int().nullable(),
  originalPrice: z.int().nullable(),
});
export type FoundTone = z.output<typeof foundToneSchema>;

export const foundProductSchema = productCardSchema.extend({
  matchedTone: foundToneSchema.nullable(),
});
export type FoundProduct = z.output<typeof foundProductSchema>;

/** So many results are counted at most: it stands for as many or more. */
export const maxCountedResults = 200;

export const search = defineCall({
  method: 'GET',
  path: '/search',
  spec: '§7 Products',
  summary: 'Busca productos por nombre, marca, código o tono.',
  access: 'visitor',
  query: z.strictObject({
    search: z.string().max(1000),
    /** Left out: what answers best comes first. */
    sort: z.enum(productSorts).optional(),
    /** Of the first `maxCountedResults` that are found. */
    ...catalogueFilters,
    ...paging,
    ...requestContext,
  }),
  replies: {
    200: z.object({
      products: z.array(foundProductSchema),
      /** At most `MAX_COUNTED_RESULTS`. */
      totalItems: z.int(),
      totalPages: z.int(),
      page: z.int(),
      /** What was looked for instead, when a word seemed mistyped. */
      suggestion: z.string().nullable(),
      /** Words that were let go, as typed, because nothing has all of them. */
      leftOut: z.array(z.string()),
      /** Only when the filters left nothing: the first without them. */
      alternatives: z.array(foundProductSchema),
    }),
  },
  errors: ['PRICES_HIDDEN'],
});
export type SearchResults = z.output<(typeof search.replies)[200]>;

export const searchFacets = defineCall({
  method: 'GET',
  path: '/search/facets',
  spec: '§2 Product lists, filters with their counts',
  summary: 'Cuántos productos deja cada filtro de una búsqueda.',
  access: 'visitor',
  query: z.strictObject({
    search: z.string().max(1000),
    ...catalogueFilters,
    ...requestContext,
  }),
  replies: { 200: z.object({ result: facetsSchema }) },
  errors: ['PRICES_HIDDEN'],
});

const heading = z.object({ _id: z.string(), name: z.string(), slug: z.string() });
export type SuggestedHeading = z.output<typeof heading>;

export const suggestedProductSchema = z.object({
  ...heading.shape,
  code: z.string(),
  brand: heading,
  image: z.string(),
  contentSize: z.string().nullable(),
  attributes: z.array(z.enum(['Tono', 'Volumen'])),
  versionCount: z.int(),
  /** Different tones; fewer than the versions where each comes in several volumes. */
  toneCount: z.int(),
  matchedTone: foundToneSchema.nullable(),
});
export type SuggestedProduct = z.output<typeof suggestedProductSchema>;

export const suggestSearch = defineCall({
  method: 'GET',
  path: '/search/suggestions',
  spec: 'D-14',
  summary: 'Lo que se ofrece mientras se escribe: productos, marcas, categorías y búsquedas.',
  access: 'visitor',
  query: z.strictObject({
    search: z.string().max(1000),
    /** How many products; 8 unless asked. */
    limit: integerText(1, 10).optional(),
    ...requestContext,
  }),
  replies: {
    200: z.object({
      products: z.array(suggestedProductSchema),
      brands: z.array(heading),
      categories: z.array(heading),
      /** One's own searches and those of several people that go on like what was typed. */
      terms: z.array(z.string()),
      /** What was looked for instead, when a word seemed mistyped. */
      suggestion: z.string().nullable(),
      /** Words that were let go, as typed, because no product has all of them. */
      leftOut: z.array(z.string()),
    }),
  },
  errors: [],
});
export type SearchSuggestions = z.output<(typeof suggestSearch.replies)[200]>;

export const addSearchTerm = defineCall({
  method: 'POST',
  path: '/searchTerms/add',
  spec: '§7 Marketing',
  summary: 'Anota una búsqueda, con la ciudad y cuánto encontró.',
  access: 'visitor',
  body: z.strictObject({ searchTerm: z.string().max(1000) }),
  replies: {
    /** False: it says nothing, looks like personal data, or came too fast after others. */
    200: z.object({ isKept: z.boolean() }),
  },
  errors: [],
});

const termsQuery = z.strictObject({ limit: integerText(1, 20).optional(), ...requestContext });
const termsReply = z.object({
  result: z.array(z.object({ searchTerm: z.string(), results: z.int() })),
});
export type SearchTermList = z.output<typeof termsReply>;

export const listSearchTerms = defineCall({
  method: 'GET',
  path: '/searchterms/list',
  spec: '§7 Marketing',
  summary: 'Lo último que buscaron varias personas.',
  access: 'visitor',
  query: termsQuery,
  replies: { 200: termsReply },
  errors: [],
});

export const listTopSearchTerms = defineCall({
  method: 'GET',
  path: '/searchterms/top',
  spec: '§7 Marketing',
  summary: 'Lo que más se busca.',
  access: 'visitor',
  query: termsQuery,
  replies: { 200: termsReply },
  errors: [],
});

export const listOwnSearchTerms = defineCall({
  method: 'GET',
  path: '/searchterms/list-user',
  spec: '§7 Marketing',
  summary: 'Lo último que buscó quien pregunta; de un visitante no se guarda nada.',
  access: 'visitor',
  query: termsQuery,
  replies: { 200: termsReply },
  errors: [],
});

export const listTopOwnSearchTerms = defineCall({
  method: 'GET',
  path: '/searchterms/top-user',
  spec: '§7 Marketing',
  summary: 'Lo que más busca quien pregunta.',
  access: 'visitor',
  query: termsQuery,
  replies: { 200: termsReply },
  errors: [],
});

export const listEquivalents = defineCall({
  method: 'GET',
  path: '/product/equivalents',
  spec: 'D-14',
  summary: 'Qué se puede pedir en lugar de un tono agotado.',
  access: 'visitor',
  query: z.strictObject({ productId: idText, versionCode: codeText, ...requestContext }),
  replies: {
    200: z.object({
      /** In the order in which they are offered; `matchedTone` is the version to choose. */
      result: z.array(
        z.object({
          /** The tone itself in presale, the brand's same tone elsewhere, another brand's like it. */
          kind: z.enum(['presale', 'brand', 'otherBrand']),
          /** Of a presale: 'yyyy-mm-dd', and how many may still be promised; null for the one who is told no price. */
          dispatchDate: z.string().nullable(),
          remaining: z.int().nullable(),
          product: foundProductSchema,
        }),
      ),
    }),
  },
  errors: ['UNKNOWN_PRODUCT', 'UNKNOWN_VERSION'],
});
export type Equivalent = z.output<(typeof listEquivalents.replies)[200]>['result'][number];
