import { checkBreaks, maxBreaks } from '@matiz/domain/pricing/volume-breaks.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { say } from '../../messages.ts';
import { momentText } from '../../plain-date.ts';

/** What deals, programmed prices, lists and coupons say alike. */
const mostProducts = 5_000;
export const ruleName = z.string().trim().min(1, 'Escribe el nombre.').max(80);
export const moment = momentText.nullable();
/** Two decimals, as the column has it. */
export const percentOff = z
  .number('Escribe el porcentaje en números.')
  .min(0.01, 'Escribe un porcentaje mayor que 0.')
  .max(99.99, 'El porcentaje debe ser menor que 100.')
  .refine((percent) => Math.round(percent * 100) / 100 === percent, 'Usa hasta dos decimales.');
export const pesosPrice = z
  .int('Escribe el precio en pesos, sin centavos.')
  .min(1, 'El precio debe ser mayor que 0.')
  .max(100_000_000);
/** A product's, as its column has it: files may have brought spaces in it. */
export const ruleCode = z
  .string()
  .trim()
  .min(1, 'Escribe el código.')
  .max(40, 'Un código tiene hasta 40 letras.');
export const ruleCodes = z
  .array(ruleCode, 'Escribe los códigos de los productos.')
  .min(1, 'Agrega al menos un producto.')
  .max(mostProducts, 'Son demasiados productos: caben 5.000.');
export const warehouseChoice = z.string().regex(/^\d{1,4}$/, 'Elige una bodega.');
export const ruleState = z.enum(['running', 'coming', 'over']);

/** From so many units on, so many percent off; a bigger purchase never costs more a unit. */
const rung = z.strictObject({
  minQuantity: z
    .int('Escribe las unidades en números.')
    .min(1, 'Escribe 1 unidad o más.')
    .max(9_999, 'Escribe 9.999 unidades o menos.'),
  percent: percentOff,
});

export const volumeBreaks = z
  .array(rung)
  .min(1, 'Escribe al menos un descuento.')
  .max(maxBreaks, 'Caben diez descuentos por oferta.')
  .superRefine((rungs, context) => {
    const checked = checkBreaks(rungs);
    if (checked.ok) return;
    const { kind, minQuantity } = checked.error;
    const units = minQuantity ?? 0;
    if (kind === 'COSTS_MORE') {
      context.addIssue({ code: 'custom', message: say('breakCostsMore', { units }) });
    } else if (kind === 'REPEATED') {
      context.addIssue({ code: 'custom', message: say('breakRepeated', { units }) });
    }
  });

const step = z.object({ quantity: z.int(), before: z.int(), after: z.int() });

/** What a rule would do if it were saved, by the one resolver that charges. */
export const ruleEffect = z.object({
  /** The moment and the place that it was worked out for, and whose prices they are. */
  at: z.string(),
  warehouse: z.string(),
  buyer: z.string().nullable(),
  /** On sale there, those whose price becomes another, and those without a price there. */
  products: z.int(),
  changed: z.int(),
  unsold: z.int(),
  /** Open carts with what changes; whom a list is for, null of others. */
  carts: z.int(),
  customers: z.int().nullable(),
  /** The largest step up and down: 0.12 is 12 %. */
  rise: z.number().nullable(),
  fall: z.number().nullable(),
  examples: z.array(z.object({ code: z.string(), product: z.string(), steps: z.array(step) })),
  /** What else rules, and what keeps it from being saved, in words. */
  warnings: z.array(z.string()),
  problems: z.array(z.string()),
});
export type RuleEffect = z.output<typeof ruleEffect>;

/** The codes of what a brand or a category sells, to be put into a rule. */
export const findRuleCodes = defineCall({
  method: 'GET',
  path: '/staff/prices/codes',
  spec: 'D-19',
  summary: 'Los códigos de los productos de una marca o de una categoría con lo que hay dentro.',
  access: 'staff:prices:read',
  query: z.strictObject({
    brandId: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    categoryId: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  }),
  replies: { 200: z.object({ results: z.array(z.string()) }) },
  errors: [],
});
