import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
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
  replies: { 200: z.object({ result: ruleEffect }) },
  errors: [],
});
