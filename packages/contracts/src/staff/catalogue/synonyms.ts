import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';

const id = z.string().regex(/^\d{1,9}$/);
/** What people type: `agua oxigenada`. Lists hold them with commas between. */
export const searchTerm = z
  .string()
  .trim()
  .min(2, 'Cada palabra tiene al menos 2 letras.')
  .max(60)
  .regex(/^[^,\p{Cc}]*$/u, 'Escribe cada palabra por separado, sin comas.');
const terms = z
  .array(searchTerm)
  .min(2, 'Escribe al menos dos palabras que sean lo mismo.')
  .max(40);

export const searchText = z.string().trim().min(1, 'Escribe qué buscar.').max(200);

/** Words of the trade that mean the same, as staff keep them. */
export const {
  list: listSynonyms,
  read: readSynonym,
  create: createSynonym,
  change: changeSynonym,
  remove: removeSynonym,
  history: listSynonymHistory,
} = resourceCalls({
  path: '/staff/synonyms',
  onePath: '/staff/synonyms/one',
  historyPath: '/staff/synonyms/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['un grupo de sinónimos', 'sinónimos'],
  row: {
    terms: z.array(z.string()),
    /** False: kept, and not searched with. */
    isOn: z.boolean(),
  },
  form: { terms, isOn: z.boolean().optional() },
  filters: { 'f.state': z.enum(['on', 'off']).optional() },
  orders: ['word', '-word'],
});

export const foundNow = z.object({
  total: z.int(),
  /** The first of them, as the shop shows them. */
  products: z.array(
    z.object({ id: z.string(), name: z.string(), brand: z.string(), image: z.string() }),
  ),
  /** What was looked for instead, when a word seemed mistyped. */
  suggestion: z.string().nullable(),
});
export type TriedSearch = z.output<typeof foundNow>;

export const trySearch = defineCall({
  method: 'POST',
  path: '/staff/synonyms/try',
  spec: 'D-19, D-14',
  summary: 'Qué encuentra una búsqueda hoy, y qué encontraría con estos sinónimos. No guarda nada.',
  access: 'staff:content:write',
  body: z.strictObject({
    text: searchText,
    /** The group that they would replace; without it they would be a new one. */
    id: id.optional(),
    /** Empty: the group would be switched off. */
    terms: z.array(searchTerm).max(40),
  }),
  replies: { 200: z.object({ before: foundNow, after: foundNow }) },
  errors: [],
});

export const bulkSynonyms = bulkCall({
  path: '/staff/synonyms/bulk',
  list: listSynonyms,
  scope: 'content:write',
  things: 'sinónimos',
  set: { isOn: z.boolean() },
  isRemovable: true,
});
