import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { momentText } from '../../plain-date.ts';
import { requiredReason } from '../../text/reason.ts';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';
import { moment, ruleCodes, ruleEffect, ruleName, ruleState, volumeBreaks } from './price-rules.ts';

const form = {
  name: ruleName,
  startsAt: moment.optional(),
  endsAt: moment.optional(),
  breaks: volumeBreaks,
  codes: ruleCodes,
};

/** Deals (D-6): so many percent off products from so many units on, while they last. */
export const {
  list: listDeals,
  read: readDeal,
  create: createDeal,
  change: changeDeal,
  remove: removeDeal,
  history: listDealHistory,
} = resourceCalls({
  path: '/staff/deals',
  onePath: '/staff/deals/one',
  historyPath: '/staff/deals/history',
  reason: requiredReason,
  scope: { read: 'prices:read', write: 'prices:publish' },
  names: ['una oferta', 'ofertas'],
  row: {
    name: z.string(),
    kind: z.enum(['volume', 'percentage']),
    state: ruleState,
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    breaks: z.array(z.object({ minQuantity: z.int(), percent: z.number() })),
    codes: z.array(z.string()),
  },
  form,
  filters: { 'f.state': ruleState.optional() },
  orders: ['name', '-name'],
});

export const previewDeal = defineCall({
  method: 'POST',
  path: '/staff/deals/preview',
  spec: 'D-6, D-19',
  summary: 'Qué haría una oferta si se guardara así, sin guardar nada.',
  access: 'staff:prices:write',
  body: z.strictObject({
    /** The one that would be changed; null: a new one. */
    id: z.string().min(1).max(64).nullable(),
    set: z.strictObject(form),
  }),
  replies: { 200: z.object({ result: ruleEffect }) },
  errors: [],
});

export const bulkDeals = bulkCall({
  path: '/staff/deals/bulk',
  list: listDeals,
  scope: 'prices:publish',
  things: 'ofertas',
  set: { endsAt: momentText },
  isRemovable: true,
});
