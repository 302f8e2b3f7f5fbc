import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import { designOn } from '@matiz/domain/marketing/promotion-design.ts';
import { z } from 'zod';
import { momentText } from '../../plain-date.ts';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';

const moment = momentText.nullable();
const link = z
  .string()
  .trim()
  .max(300)
  .refine(
    (text) => readOwnPath(text) !== null,
    'Escribe una dirección de la tienda, como /home/offers. A otros sitios no se puede llevar.',
  );
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, {
    error: 'Escribe el color con # y seis cifras, como #a01d55.',
    abort: true,
  })
  .refine(
    (text) => designOn(text) !== null,
    'Sobre ese color no se leen bien ni letras blancas ni oscuras. Elige uno más claro o más oscuro.',
  );

/** The promotions over the page (§3), as staff keep them. */
export const {
  list: listPromotions,
  read: readPromotion,
  create: createPromotion,
  change: changePromotion,
  remove: removePromotion,
  history: listPromotionHistory,
} = resourceCalls({
  path: '/staff/promotions',
  onePath: '/staff/promotions/one',
  historyPath: '/staff/promotions/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['una promoción', 'promociones'],
  row: {
    title: z.string(),
    link: z.string().nullable(),
    background: z.string(),
    hasTimer: z.boolean(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    isShown: z.boolean(),
    /** Told, as it begins, to who asked for promotions. */
    tells: z.boolean(),
  },
  form: {
    title: z
      .string()
      .trim()
      .min(1, 'Escribe qué se anuncia.')
      .max(80, 'En una línea caben 80 letras. Acórtalo.'),
    link: link.nullable().optional(),
    background: colour,
    hasTimer: z.boolean().optional(),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    isShown: z.boolean().optional(),
    tells: z.boolean().optional(),
  },
  filters: {},
  orders: ['-id'],
});

/** What a save says of an end that counts nothing down. */
export const promotionSentences = {
  over: 'Ya pasó. Pon un final que esté por llegar.',
  startless: 'Para avisarla, escribe desde cuándo se ve.',
  endless: 'La cuenta regresiva necesita un final. Escríbelo, o apágala.',
} as const;

export const bulkPromotions = bulkCall({
  path: '/staff/promotions/bulk',
  list: listPromotions,
  scope: 'content:write',
  things: 'promociones',
  set: { isShown: z.boolean() },
  isRemovable: true,
});
