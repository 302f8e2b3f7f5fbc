import { reasonUses } from '@matiz/domain/shop/reasons.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { resourceCalls } from '../resource.ts';

const use = z.enum(reasonUses, 'Elige para qué es.');
const text = z.string().trim().min(1, 'Escribe el motivo.').max(120);

/** Reasons that staff choose from, as the shop keeps them. */
export const {
  list: listReasons,
  read: readReason,
  create: createReason,
  change: changeReason,
  remove: removeReason,
  history: listReasonHistory,
} = resourceCalls({
  path: '/staff/reasons',
  onePath: '/staff/reasons/one',
  historyPath: '/staff/reasons/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['un motivo', 'motivos'],
  row: { use, text },
  form: { use, text },
  filters: { 'f.use': use.optional() },
  orders: ['use', 'text', '-text'],
});

export const readReasonChoices = defineCall({
  method: 'GET',
  path: '/staff/reasons/choices',
  spec: 'D-19',
  summary: 'Los motivos entre los que se elige, por lo que se hace.',
  access: 'staff',
  replies: { 200: z.object({ reasons: z.array(z.object({ use, text: z.string() })) }) },
  errors: [],
});
