import { loyaltyTiers } from '@matiz/domain/loyalty/tier.ts';
import { z } from 'zod';
import { resourceCalls } from '../resource.ts';

const pesos = z.int('Escribe el valor en pesos, sin centavos.').max(100_000_000_000);

/** The tiers of §9 as staff keep them (D-13): none is made or taken away, each has its terms. */
export const {
  list: listStaffLoyaltyTiers,
  read: readLoyaltyTier,
  change: changeLoyaltyTier,
  history: listLoyaltyTierHistory,
} = resourceCalls({
  path: '/staff/loyalty-tiers',
  onePath: '/staff/loyalty-tiers/one',
  historyPath: '/staff/loyalty-tiers/history',
  scope: { read: 'prices:read', write: 'prices:publish' },
  names: ['un nivel', 'niveles'],
  row: {
    name: z.enum(loyaltyTiers),
    color: z.string(),
    threshold: z.int(),
    shippingOff: z.int(),
    freeFrom: z.int().nullable(),
    /** Products with a price of their own for the tier. */
    products: z.int(),
    customers: z.int(),
  },
  form: {
    threshold: pesos.min(0, 'Escribe 0 o más.'),
    color: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, 'Escribe el color con # y seis cifras, como #c2922e.'),
    shippingOff: z
      .int('Escribe el porcentaje sin decimales.')
      .min(0, 'Va de 0 a 100.')
      .max(100, 'Va de 0 a 100.'),
    freeFrom: pesos.min(1, 'Escribe un valor mayor que 0, o déjalo vacío.').nullable(),
  },
  filters: {},
  orders: ['threshold', '-threshold'],
});
