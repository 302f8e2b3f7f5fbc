import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listCall } from '../list.ts';

/** Bytes that a file may have, and that are sent of it at once. */
export const mostImportBytes = 200 * 1024 * 1024;
export const importPartBytes = 1024 * 1024;

export const importEncodings = [
  'utf-8',
  'windows-1252',
  'latin1',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;
export const importSteps = ['read', 'check', 'load', 'undo'] as const;
export const importStates = [
  'uploading',
  'waiting',
  'working',
  'done',
  'refused',
  'stopped',
] as const;

const id = z.uuid('Identificador no válido.');
const supplier = z.string().trim().max(80).default('');
const rate = z.number().positive().max(1_000_000);
const optionalName = z.string().trim().min(1).max(120).nullable().default(null);

/** What someone says of how a file is to be read; everything has a usual answer. */
export const importChoices = z.strictObject({
  /** Our column by the file's, null: left out; only where it is not as proposed. */
  columns: z
    .record(z.string().max(300), z.string().max(120).nullable())
    .refine((columns) => Object.keys(columns).length <= 500, 'Son demasiadas columnas.')
    .default({}),
  /** The code of the warehouse of columns that name none. */
  warehouse: z.string().max(40).nullable().default(null),
  /** Of new products that name none: the brand's name, the category's address. */
  brand: optionalName,
  category: optionalName,
  createBrands: z.boolean().default(false),
  createCategories: z.boolean().default(false),
  /** What has another size or price becomes a product of its own. */
  splits: z.boolean().default(false),
  /** Pesos for one unit of the currency that prices stand in, and of those that rows name. */
  rates: z
    .strictObject({
      general: rate.nullable(),
      byCurrency: z.record(z.string().regex(/^[A-Z]{3}$/), rate),
    })
    .default({ general: null, byCurrency: {} }),
  encoding: z.enum(importEncodings).nullable().default(null),
});
export type ImportChoicesBody = z.output<typeof importChoices>;

const importRow = z.object({
  id: z.string(),
  fileName: z.string(),
  size: z.int(),
  supplier: z.string(),
  by: z.string(),
  createdAt: z.string(),
  step: z.enum(importSteps),
  state: z.enum(importStates),
  /** Rows, once they were counted. */
  counts: z
    .object({
      rows: z.int(),
      new: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      bad: z.int(),
    })
    .nullable(),
});

const priceStep = z.object({
  code: z.string(),
  name: z.string(),
  warehouse: z.string(),
  before: z.int(),
  after: z.int(),
});
const changeExample = z.object({
  code: z.string(),
  name: z.string(),
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

export const importReport = z.object({
  isDryRun: z.boolean(),
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  bad: z.int(),
  repeated: z.int(),
  newProducts: z.int(),
  changedProducts: z.int(),
  newBrands: z.array(z.string()),
  newCategories: z.array(z.string()),
  /** What was mended, left out or found short, as people are told. */
  notes: z.array(z.string()),
  badExamples: z.array(z.object({ line: z.int(), reasons: z.array(z.string()) })),
  examples: z.object({
    /** Prices that rise, and fall, by more than 30 %. */
    rises: z.int(),
    falls: z.int(),
    steps: z.array(priceStep),
    changed: z.array(changeExample),
    added: z.array(changeExample),
  }),
});
export type ImportReportBody = z.output<typeof importReport>;

export const importDetail = importRow.extend({
  received: z.int(),
  choices: importChoices,
  /** What the beginning of the file says; null until it was read. */
  reading: z
    .object({
      format: z.enum(['matiz', 'shopify', 'woocommerce', 'list']),
      encoding: z.string().nullable(),
      delimiter: z.string().nullable(),
      columns: z.array(
        z.object({
          name: z.string(),
          target: z.string().nullable(),
          certainty: z.enum(['own', 'sure', 'guess', 'unused', 'unknown', 'kept']),
          examples: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  report: importReport.nullable(),
  undone: z.object({ undone: z.int(), partly: z.int(), reasons: z.array(z.string()) }).nullable(),
  problem: z.string().nullable(),
  hasBadRows: z.boolean(),
  progress: z.object({ done: z.int(), of: z.int().nullable() }),
  /** What can be asked for now. */
  may: z.array(z.enum([...importSteps, 'stop'])),
});
export type ImportDetail = z.output<typeof importDetail>;
const detailReply = { 200: z.object({ result: importDetail }) };

export const listImports = listCall({
  path: '/staff/imports',
  scope: 'catalogue:read',
  summary: 'Los archivos que se han subido y qué pasó con cada uno.',
  row: importRow,
  filters: { 'f.state': z.enum(['open', 'loaded', 'undone']).optional() },
  orders: ['-at', 'at'],
});

export const readImport = defineCall({
  method: 'GET',
  path: '/staff/imports/one',
  spec: 'D-19',
  summary: 'Un archivo: sus columnas, lo que cambiaría y cómo va.',
  access: 'staff:catalogue:read',
  query: z.strictObject({ id }),
  replies: detailReply,
  errors: ['NOT_FOUND'],
});

export const beginImport = defineCall({
  method: 'POST',
  path: '/staff/imports',
  spec: 'D-19',
  summary: 'Anuncia un archivo; su contenido llega después, por partes.',
  access: 'staff:catalogue:write',
  body: z.strictObject({
    name: z.string().trim().min(1).max(200),
    size: z.int().min(1, 'El archivo está vacío.'),
    supplier,
  }),
  replies: detailReply,
  errors: ['FILE_TOO_LARGE'],
});

export const sendImportPart = defineCall({
  method: 'PUT',
  path: '/staff/imports/part',
  spec: 'D-19',
  summary: 'Una parte del archivo, desde el byte que dice. Repetirla no daña nada.',
  access: 'staff:catalogue:write',
  query: z.strictObject({ id, at: z.string().regex(/^\d{1,12}$/) }),
  takes: 'bytes',
  bodyLimit: importPartBytes,
  deadline: 'long',
  /** How much of it is here: where the next part begins. */
  replies: { 200: z.object({ result: z.object({ received: z.int() }) }) },
  errors: ['NOT_FOUND', 'IMPORT_NOT_NOW'],
});

export const askImport = defineCall({
  method: 'PUT',
  path: '/staff/imports',
  spec: 'D-19',
  summary: 'Pide leer, ensayar, cargar o deshacer un archivo; se hace aunque se cierre la página.',
  access: 'staff:catalogue:write',
  body: z.strictObject({ id, step: z.enum(importSteps), choices: importChoices.optional() }),
  replies: detailReply,
  errors: ['NOT_FOUND', 'IMPORT_NOT_NOW'],
});

export const stopImport = defineCall({
  method: 'PUT',
  path: '/staff/imports/stop',
  spec: 'D-19',
  summary:
    'Detiene lo que se hace con un archivo; lo ya cargado queda completo y se puede deshacer.',
  access: 'staff:catalogue:write',
  body: z.strictObject({ id }),
  replies: detailReply,
  errors: ['NOT_FOUND', 'IMPORT_NOT_NOW'],
});

export const readBadRows = defineCall({
  method: 'GET',
  path: '/staff/imports/bad-rows',
  spec: 'D-19',
  summary: 'Las filas malas, con su motivo: corregidas, se suben tal cual.',
  access: 'staff:catalogue:read',
  query: z.strictObject({ id }),
  media: 'text/csv',
  replies: { 200: z.custom<AsyncIterable<Uint8Array>>() },
  errors: ['NOT_FOUND'],
});
