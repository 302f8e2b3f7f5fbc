import { loyaltyTiers } from '@matiz/domain/loyalty/tier.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { momentText, plainDateText } from '../../plain-date.ts';
import { requiredReason } from '../../text/reason.ts';
import { bulkCall } from '../bulk.ts';
import { cityCode } from '../delivery/warehouses.ts';
import { listCall } from '../list.ts';
import { resourceCalls } from '../resource.ts';
import {
  moment,
  percentOff,
  pesosPrice,
  ruleCode,
  ruleEffect,
  ruleName,
  ruleState,
} from './price-rules.ts';

const id = z.string().min(1).max(64);
const tier = z.enum(loyaltyTiers, 'Elige un nivel.');

/** Whom a list is for is all that it names; it names at least one thing. */
const form = {
  name: ruleName,
  tradeTypeId: z
    .string()
    .regex(/^\d{1,4}$/, 'Elige un tipo de negocio.')
    .nullable()
    .optional(),
  cityCode: cityCode.nullable().optional(),
  stateCode: z
    .string()
    .regex(/^\d{2}$/, 'Elige un departamento.')
    .nullable()
    .optional(),
  /** A customer by NIT or document. */
  document: z.string().trim().min(1).max(30).nullable().optional(),
  loyaltyTier: tier.nullable().optional(),
  priority: z
    .int('Escribe la prioridad en números.')
    .min(0, 'Escribe 0 o más.')
    .max(1_000, 'Escribe 1.000 o menos.'),
  startsAt: moment.optional(),
  endsAt: moment.optional(),
};

/** Price lists (D-6): for a kind of business, a place, a customer or a tier, with their priority. */
export const {
  list: listPriceLists,
  read: readPriceList,
  create: createPriceList,
  change: changePriceList,
  remove: removePriceList,
  history: listPriceListHistory,
} = resourceCalls({
  path: '/staff/price-lists',
  onePath: '/staff/price-lists/one',
  historyPath: '/staff/price-lists/history',
  reason: requiredReason,
  scope: { read: 'prices:read', write: 'prices:publish' },
  names: ['una lista de precios', 'listas de precios'],
  row: {
    name: z.string(),
    tradeTypeId: z.string().nullable(),
    tradeType: z.string().nullable(),
    cityCode: z.string().nullable(),
    city: z.string().nullable(),
    stateCode: z.string().nullable(),
    department: z.string().nullable(),
    document: z.string().nullable(),
    customer: z.string().nullable(),
    loyaltyTier: tier.nullable(),
    priority: z.int(),
    state: ruleState,
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    /** Products that it has a price for. */
    products: z.int(),
  },
  form,
  filters: {
    'f.state': ruleState.optional(),
    /** That hold on some of these days, in Bogotá. */
    'f.from': plainDateText.optional(),
    'f.to': plainDateText.optional(),
    /** That begin or end. */
    'f.dated': z.literal('yes').optional(),
  },
  orders: ['-priority', 'priority', 'name', '-name'],
});

export const previewPriceList = defineCall({
  method: 'POST',
  path: '/staff/price-lists/preview',
  spec: 'D-6, D-19',
  summary: 'Qué haría una lista si se guardara así, con los precios que tiene.',
  access: 'staff:prices:write',
  body: z.strictObject({ id: id.nullable(), set: z.strictObject(form) }),
  replies: { 200: z.object({ result: ruleEffect }) },
  errors: [],
});

export const listPriceListPrices = listCall({
  path: '/staff/price-lists/prices',
  scope: 'prices:read',
  summary: 'Los precios y porcentajes de una lista, por producto.',
  row: z.object({
    id: z.string(),
    code: z.string(),
    product: z.string(),
    /** The lowest base price of all warehouses; null: it is sold nowhere. */
    basePrice: z.int().nullable(),
    price: z.int().nullable(),
    percent: z.number().nullable(),
  }),
  filters: { 'f.list': id },
  orders: ['code', '-code'],
});

/** Of a product, its price or what is taken off its base; neither: it leaves the list. */
const listPrice = z
  .strictObject({ code: ruleCode, price: pesosPrice.nullable(), percent: percentOff.nullable() })
  .refine(({ price, percent }) => price === null || percent === null, {
    error: 'Escribe un precio o un porcentaje, no los dos.',
  });
const prices = z
  .array(listPrice)
  .min(1, 'Pega al menos un código.')
  .max(5_000, 'Caben 5.000 productos a la vez.');

export const previewPriceListPrices = defineCall({
  method: 'POST',
  path: '/staff/price-lists/prices/preview',
  spec: 'D-6, D-19',
  summary: 'Qué cambiaría con estos precios en una lista, sin cambiar nada.',
  access: 'staff:prices:write',
  body: z.strictObject({ id, prices }),
  replies: { 200: z.object({ result: ruleEffect }) },
  errors: ['NOT_FOUND'],
});

export const changePriceListPrices = defineCall({
  method: 'PUT',
  path: '/staff/price-lists/prices',
  spec: 'D-6, D-19',
  summary: 'Cambia precios de una lista, todos o ninguno; los demás quedan como están.',
  access: 'staff:prices:publish',
  body: z.strictObject({
    id,
    version: z.int32().min(1),
    set: z.strictObject({ prices }),
    reason: requiredReason,
  }),
  replies: readPriceList.replies,
  errors: ['NOT_FOUND', 'ROW_CHANGED', 'UNKNOWN_REFERENCE', 'VALUE_TAKEN', 'STILL_USED'],
});

export const bulkPriceLists = bulkCall({
  path: '/staff/price-lists/bulk',
  list: listPriceLists,
  scope: 'prices:publish',
  things: 'listas de precios',
  set: { endsAt: momentText },
  isRemovable: true,
});
