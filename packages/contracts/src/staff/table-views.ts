import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { plainLine } from '../plain-line.ts';

/** So many views one person may keep of one list. */
export const maxTableViews = 30;
export const maxViewName = 40;

/** The list by the path of its call: `/staff/orders`. */
const list = z.string().max(100);
const name = plainLine(maxViewName)
  .min(1, 'Escribe un nombre.')
  .overwrite((text) => text.replaceAll(/\s+/g, ' '));
/** What its page's address says of it: search, filters, order. */
const search = z.string().max(1_000);
/** Those that are shown, in their order. */
const columns = z.array(z.string().max(60)).max(60);

const tableViewSchema = z.object({
  name: z.string(),
  search,
  columns,
  isShared: z.boolean(),
  /** Whose it is; null: of who asks. */
  by: z.string().nullable(),
});
export type TableView = z.output<typeof tableViewSchema>;

const replies = { 200: z.object({ results: z.array(tableViewSchema) }) };

export const listTableViews = defineCall({
  method: 'GET',
  path: '/staff/views',
  spec: 'D-19',
  summary: 'Las vistas guardadas de una lista: las propias y las compartidas.',
  access: 'staff',
  query: z.strictObject({ list }),
  replies,
  errors: ['FORBIDDEN'],
});

export const saveTableView = defineCall({
  method: 'PUT',
  path: '/staff/views',
  spec: 'D-19',
  summary: 'Guarda una vista de una lista con su nombre; con el mismo nombre, la reemplaza.',
  access: 'staff',
  body: z.strictObject({ list, name, search, columns, isShared: z.boolean() }),
  replies,
  errors: ['FORBIDDEN', 'TOO_MANY_VIEWS'],
});

/** One's own by its name: no call can name someone else's. */
export const removeTableView = defineCall({
  method: 'DELETE',
  path: '/staff/views',
  spec: 'D-19',
  summary: 'Quita una vista propia; si ya no está, no cambia nada.',
  access: 'staff',
  query: z.strictObject({ list, name }),
  replies,
  errors: ['FORBIDDEN'],
});
