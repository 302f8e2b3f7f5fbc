import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { momentText, plainDateText } from '../../plain-date.ts';
import { requiredReason } from '../../text/reason.ts';
import { bulkCall } from '../bulk.ts';
import { listCall } from '../list.ts';
import { resourceCalls } from '../resource.ts';
import {
  moment,
  pesosPrice,
  ruleCode,
  ruleEffect,
  ruleName,
  ruleState,
  warehouseChoice,
} from './price-rules.ts';

const fields = {
  name: ruleName,
  /** Null: in every warehouse that sells it. */
  warehouseId: warehouseChoice.nullable().optional(),
  price: pesosPrice,
  startsAt: moment.optional(),
  endsAt: moment.optional(),
};

/** Prices for a time (D-6): of one product, everywhere or in one warehouse, one at a time. */
export const {
  list: listProgrammedPrices,
  read: readProgrammedPrice,
  create: createProgrammedPrice,
  change: changeProgrammedPrice,
  remove: removeProgrammedPrice,
  history: listProgrammedPriceHistory,
} = resourceCalls({
  path: '/staff/programmed-prices',
  onePath: '/staff/programmed-prices/one',
  historyPath: '/staff/programmed-prices/history',
  reason: requiredReason,
  scope: { read: 'prices:read', write: 'prices:publish' },
  names: ['un precio programado', 'precios programados'],
  row: {
    name: z.string(),
    code: z.string(),
    product: z.string(),
    warehouseId: z.string().nullable(),
    warehouse: z.string().nullable(),
    price: z.int(),
    /** What it costs otherwise: in its warehouse, or the lowest of all; null: nowhere sold. */
    basePrice: z.int().nullable(),
    state: ruleState,
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
  },
  /** `code` of something new alone: a price stays with its product. */
  form: { ...fields, code: ruleCode.optional() },
  filters: {
    'f.state': ruleState.optional(),
    'f.warehouse': warehouseChoice.optional(),
  },
  orders: ['-starts', 'starts', 'name', '-name'],
});

/** A window of a product's price, as a calendar draws it. */
const programmedWindow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  warehouseId: z.string().nullable(),
  warehouse: z.string().nullable(),
  price: z.int(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
});
export type ProgrammedWindow = z.output<typeof programmedWindow>;

/** Products with a price for some time of these days, in Bogotá, each with all its windows of then. */
export const listPriceCalendar = listCall({
  path: '/staff/programmed-prices/calendar',
  scope: 'prices:read',
  summary: 'Los productos con precios programados entre dos días, con sus ventanas.',
  row: z.object({
    id: z.string(),
    code: z.string(),
    product: z.string(),
    /** The lowest base price of all warehouses; null: it is sold nowhere. */
    basePrice: z.int().nullable(),
    windows: z.array(programmedWindow),
  }),
  filters: {
    'f.from': plainDateText,
    'f.to': plainDateText,
    'f.warehouse': warehouseChoice.optional(),
    'f.brand': z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  },
  orders: ['code', '-code'],
});

/** Another window of the product that shares time and a warehouse with what is written. */
const programmedCrossing = programmedWindow.extend({
  /** The time that both have. */
  shared: z.object({ startsAt: z.string().nullable(), endsAt: z.string().nullable() }),
  /** Its price is the one that is paid then. */
  isWinner: z.boolean(),
  /** In the same place: what is written cannot be saved. */
  isRefused: z.boolean(),
});
export type ProgrammedCrossing = z.output<typeof programmedCrossing>;

export const previewProgrammedPrice = defineCall({
  method: 'POST',
  path: '/staff/programmed-prices/preview',
  spec: 'D-6, D-19',
  summary: 'Qué haría un precio programado si se guardara así, y con cuáles se cruza.',
  access: 'staff:prices:write',
  body: z.strictObject({
    id: z.string().min(1).max(64).nullable(),
    set: z.strictObject({ ...fields, code: ruleCode }),
  }),
  replies: {
    200: z.object({ result: ruleEffect.extend({ crossings: z.array(programmedCrossing) }) }),
  },
  errors: [],
});

export const bulkProgrammedPrices = bulkCall({
  path: '/staff/programmed-prices/bulk',
  list: listProgrammedPrices,
  scope: 'prices:publish',
  things: 'precios programados',
  set: { endsAt: momentText },
  isRemovable: true,
});
