import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { momentText } from '../../plain-date.ts';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';
import { productCode } from './products.ts';
import { selectedProduct } from './selections.ts';
import { foundNow, searchTerm, searchText } from './synonyms.ts';

/** More than a screen shows at once is no choice of the first ones any more. */
export const [mostPinned, mostHidden] = [24, 60];

const id = z.string().regex(/^\d{1,9}$/);
const moment = momentText.nullable().optional();
const terms = z.array(searchTerm).min(1, 'Escribe al menos una palabra.').max(40);
const pinned = z
  .array(productCode)
  .max(mostPinned, `Primero pueden salir hasta ${mostPinned} productos.`);
const hidden = z
  .array(productCode)
  .max(mostHidden, `Se pueden esconder hasta ${mostHidden} productos.`);

/** What is found first, or not at all, by who searches for certain words. */
export const {
  list: listCurations,
  read: readCuration,
  create: createCuration,
  change: changeCuration,
  remove: removeCuration,
  history: listCurationHistory,
} = resourceCalls({
  path: '/staff/curations',
  onePath: '/staff/curations/one',
  historyPath: '/staff/curations/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['unos resultados elegidos', 'búsquedas con resultados elegidos'],
  row: {
    /** Whole searches: any of them counts, accents and number aside. */
    terms: z.array(z.string()),
    /** In the order in which they are found. */
    pinned: z.array(selectedProduct),
    hidden: z.array(selectedProduct),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    /** False: kept, and not searched with. */
    isOn: z.boolean(),
  },
  form: {
    terms,
    pinned: pinned.optional(),
    hidden: hidden.optional(),
    startsAt: moment,
    endsAt: moment,
    isOn: z.boolean().optional(),
  },
  filters: { 'f.state': z.enum(['on', 'off']).optional() },
  orders: ['word', '-word'],
});

export const tryCuration = defineCall({
  method: 'POST',
  path: '/staff/curations/try',
  spec: 'D-19, D-14',
  summary: 'Qué encuentra una búsqueda hoy, y qué encontraría con lo elegido. No guarda nada.',
  access: 'staff:content:write',
  body: z.strictObject({
    text: searchText,
    /** What they would replace; without it they would be new. */
    id: id.optional(),
    terms: z.array(searchTerm).max(40),
    pinned,
    hidden,
  }),
  replies: { 200: z.object({ before: foundNow, after: foundNow }) },
  errors: [],
});

export const bulkCurations = bulkCall({
  path: '/staff/curations/bulk',
  list: listCurations,
  scope: 'content:write',
  things: 'búsquedas con resultados elegidos',
  set: { isOn: z.boolean() },
  isRemovable: true,
});
