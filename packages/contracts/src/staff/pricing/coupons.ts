import { loyaltyTiers } from '@matiz/domain/loyalty/tier.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { momentText } from '../../plain-date.ts';
import { bulkCall } from '../bulk.ts';
import { cityCode } from '../delivery/warehouses.ts';
import { resourceCalls } from '../resource.ts';
import { ruleCode, ruleState, volumeBreaks } from './price-rules.ts';

const numberId = z.string().regex(/^\d{1,9}$/, 'Elige una opción.');
const pesos = z.int('Escribe el valor en pesos, sin centavos.').max(1_000_000_000);
const uses = z.int('Escribe las veces en números.').min(1, 'Escribe 1 o más.');
const kind = z.enum(
  ['percentage', 'value', 'free-shipping', 'buy-get', 'mix'],
  'Elige una opción.',
);
const units = z.int('Escribe las unidades en números.').min(1, 'Escribe 1 o más.').max(1_000);
const line = z.string().trim().min(1).max(80);
const idsOf = (message: string) => z.array(numberId, message).max(200);
const moment = z.string('Escribe el día y la hora.').pipe(momentText);

const form = {
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{3,30}$/, 'Usa de 3 a 30 letras y números, sin espacios ni tildes.'),
  title: z.string().trim().min(1, 'Escribe el título.').max(80),
  description: z.string().trim().max(300).optional(),
  kind,
  /** Percent or pesos, by `kind`; of free shipping none. */
  amount: z
    .number('Escribe el valor en números.')
    .min(0, 'Escribe un valor mayor que 0.')
    .max(100_000_000)
    .refine((value) => Math.round(value * 100) / 100 === value, 'Usa hasta dos decimales.')
    .nullable()
    .optional(),
  /** Of `mix`: from how many units how many percent; never fewer for more. */
  steps: volumeBreaks.nullable().optional(),
  minAmount: pesos.min(0, 'Escribe 0 o más.').optional(),
  maxDiscount: pesos.min(1, 'Escribe un valor mayor que 0, o déjalo vacío.').nullable().optional(),
  categoryId: numberId.nullable().optional(),
  brandId: numberId.nullable().optional(),
  line: line.nullable().optional(),
  /** A product by its code. */
  product: ruleCode.nullable().optional(),
  /** Of `buy-get`: so many bought, so many others at `amount` percent off, so often in one order. */
  buyQuantity: units.nullable().optional(),
  getQuantity: units.nullable().optional(),
  maxTimes: units.nullable().optional(),
  /** What comes along; none of them: the cheapest of the same goods. */
  gotCategoryId: numberId.nullable().optional(),
  gotBrandId: numberId.nullable().optional(),
  gotLine: line.nullable().optional(),
  gotProduct: ruleCode.nullable().optional(),
  excludedBrandIds: idsOf('Elige las marcas.').optional(),
  excludedCategoryIds: idsOf('Elige las categorías.').optional(),
  excludesDeals: z.boolean().optional(),
  cityCodes: z.array(cityCode, 'Elige las ciudades.').max(200).optional(),
  paymentMethods: z
    .array(z.string().min(1).max(40), 'Elige los medios de pago.')
    .max(40)
    .optional(),
  tradeTypeId: z
    .string()
    .regex(/^\d{1,4}$/, 'Elige un tipo de negocio.')
    .nullable()
    .optional(),
  /** A customer by NIT or document. */
  document: z.string().trim().min(1).max(30).nullable().optional(),
  tier: z.enum(loyaltyTiers, 'Elige un nivel.').nullable().optional(),
  isFirstOrderOnly: z.boolean().optional(),
  startsAt: moment,
  endsAt: moment,
  usesLimit: uses.max(1_000_000).nullable().optional(),
  usesPerCustomer: uses.max(1_000).optional(),
  isListed: z.boolean().optional(),
  isAutomatic: z.boolean().optional(),
  priority: z
    .int('Escribe el orden en números.')
    .min(0, 'Escribe 0 o más.')
    .max(1_000, 'Escribe 1.000 o menos.')
    .optional(),
  isLast: z.boolean().optional(),
};

/** Coupons (§2 CouponList): what they take off, for whom and for what, until when and how often. */
export const {
  list: listStaffCoupons,
  read: readCoupon,
  create: createCoupon,
  change: changeCoupon,
  remove: removeCoupon,
  history: listCouponHistory,
} = resourceCalls({
  path: '/staff/coupons',
  onePath: '/staff/coupons/one',
  historyPath: '/staff/coupons/history',
  scope: { read: 'prices:read', write: 'prices:publish' },
  names: ['un cupón', 'cupones'],
  row: {
    code: z.string(),
    title: z.string(),
    description: z.string(),
    kind,
    amount: z.number(),
    steps: z.array(z.object({ minQuantity: z.int(), percent: z.number() })).nullable(),
    minAmount: z.int(),
    maxDiscount: z.int().nullable(),
    categoryId: z.string().nullable(),
    brandId: z.string().nullable(),
    line: z.string().nullable(),
    product: z.string().nullable(),
    buyQuantity: z.int().nullable(),
    getQuantity: z.int().nullable(),
    maxTimes: z.int().nullable(),
    gotCategoryId: z.string().nullable(),
    gotBrandId: z.string().nullable(),
    gotLine: z.string().nullable(),
    gotProduct: z.string().nullable(),
    excludedBrandIds: z.array(z.string()),
    excludedCategoryIds: z.array(z.string()),
    excludesDeals: z.boolean(),
    cityCodes: z.array(z.string()),
    paymentMethods: z.array(z.string()),
    tradeTypeId: z.string().nullable(),
    document: z.string().nullable(),
    tier: z.enum(loyaltyTiers).nullable(),
    isFirstOrderOnly: z.boolean(),
    state: ruleState,
    startsAt: z.string(),
    endsAt: z.string(),
    usesLimit: z.int().nullable(),
    /** How often it is used now. */
    uses: z.int(),
    usesPerCustomer: z.int(),
    isListed: z.boolean(),
    isAutomatic: z.boolean(),
    priority: z.int(),
    isLast: z.boolean(),
  },
  form,
  filters: { 'f.state': ruleState.optional(), 'f.kind': kind.optional() },
  orders: ['code', '-code', '-ends', 'ends'],
});

export const previewCoupon = defineCall({
  method: 'POST',
  path: '/staff/coupons/preview',
  spec: '§2 CouponList, D-19',
  summary: 'Qué descontaría un cupón a compras de varios montos si se guardara así.',
  access: 'staff:prices:write',
  body: z.strictObject({
    id: z.string().min(1).max(64).nullable(),
    set: z.strictObject(form),
    /** A purchase of so many pesos among the examples. */
    goods: z.int().min(1).max(1_000_000_000).optional(),
  }),
  replies: {
    200: z.object({
      result: z.object({
        /** On sale and what it is for. */
        products: z.int(),
        /** Open ones with any of them. */
        carts: z.int(),
        examples: z.array(
          z.object({
            goods: z.int(),
            /** Of what is counted by units, how many of them; null: it is not. */
            units: z.int().nullable(),
            discount: z.int(),
            /** Why it takes nothing off, in words. */
            reason: z.string().nullable(),
          }),
        ),
        warnings: z.array(z.string()),
        problems: z.array(z.string()),
      }),
    }),
  },
  errors: [],
});

export const bulkCoupons = bulkCall({
  path: '/staff/coupons/bulk',
  list: listStaffCoupons,
  scope: 'prices:publish',
  things: 'cupones',
  set: { endsAt: momentText },
  isRemovable: true,
});
