import { z } from 'zod';
import { productLists } from '../../catalogue.ts';
import { momentText } from '../../plain-date.ts';
import { resourceCalls } from '../resource.ts';

const id = z.string().regex(/^\d{1,9}$/, 'Elige una selección.');
const moment = momentText.nullable();

/** The rows of the shop's home: its own lists, which can be hidden, and selections. */
export const {
  list: listHomeRows,
  read: readHomeRow,
  create: createHomeRow,
  change: changeHomeRow,
  remove: removeHomeRow,
  history: listHomeRowHistory,
} = resourceCalls({
  path: '/staff/home-rows',
  onePath: '/staff/home-rows/one',
  historyPath: '/staff/home-rows/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['una fila de la portada', 'filas de la portada'],
  row: {
    /** Of the shop's own; null of a selection. */
    list: z.enum(productLists).nullable(),
    selectionId: z.string().nullable(),
    /** Of the selection; null of the shop's own lists. */
    title: z.string().nullable(),
    isShown: z.boolean(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    /** Its place on the home, from 0. */
    place: z.int(),
  },
  form: {
    /** Of something new alone. */
    selectionId: id.optional(),
    isShown: z.boolean().optional(),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    /** The last unless given. */
    place: z.int().min(0).max(1_000).optional(),
  },
  filters: {},
  orders: ['place', '-place'],
});
