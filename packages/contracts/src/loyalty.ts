import { loyaltyTiers } from '@matiz/domain/loyalty/tier.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

const tierName = z.enum(loyaltyTiers);

export const loyaltyStatus = defineCall({
  method: 'GET',
  path: '/v3/loyalty_status/customer',
  spec: '§7 Authentication, D-13',
  summary: 'El nivel del cliente, qué contó, hasta cuándo dura y cuánto falta para el siguiente.',
  access: 'buyer',
  query: z.strictObject({ customer_id: z.uuid().optional(), zone: z.string().max(64).optional() }),
  replies: {
    200: z.object({
      currentLoyaltyStatus: z.object({
        name: tierName,
        color: z.string(),
        /** Pesos; null at the highest tier (§9: the hint is hidden for Diamante). */
        amountToNextStatus: z.int().nullable(),
      }),
      nextLoyaltyStatus: z.object({ name: z.string() }).nullable(),
      /** Pesos delivered in the last twelve months, less what came back. */
      counted: z.int(),
      /** When the tier is lost if nothing more is bought; null: it is not. */
      lastsUntil: z.iso.datetime().nullable(),
      /** From how many pesos on each tier is reached. */
      tiers: z.array(z.object({ name: tierName, threshold: z.int() })),
    }),
  },
  errors: ['CUSTOMER_NOT_FOUND'],
});
export type LoyaltyStatus = z.output<(typeof loyaltyStatus.replies)[200]>;

export const listLoyaltyTiers = defineCall({
  method: 'GET',
  path: '/loyalty/tiers',
  spec: '§2 /plan-negocios-estrellas, D-13',
  summary: 'Los niveles con lo que da cada uno hoy.',
  access: 'visitor',
  replies: {
    200: z.object({
      results: z.array(
        z.object({
          name: tierName,
          color: z.string(),
          /** Pesos delivered in twelve months. */
          threshold: z.int(),
          /** Percent that shipping costs less; 100: it is free. */
          shippingOff: z.int(),
          /** Shipping is free from goods of that amount on; null: as in the zone. */
          freeFrom: z.int().nullable(),
          /** Products with a price of the tier's own, and the most that it takes off, in percent. */
          products: z.int(),
          mostOff: z.number().nullable(),
          /** Coupons that are for this tier alone and run now. */
          coupons: z.int(),
        }),
      ),
    }),
  },
  errors: [],
});
export type LoyaltyTier = z.output<(typeof listLoyaltyTiers.replies)[200]>['results'][number];
