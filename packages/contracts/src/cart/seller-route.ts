import { mostRouteCustomers } from '@matiz/domain/cart/route/route-goods.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { creditSchema } from '../identity.ts';

const instant = z.string().nullable();

export const routeCustomerSchema = z.object({
  customerId: z.string(),
  businessName: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  city: z.string(),
  /** Where it is served from; null: nobody delivers there. */
  warehouse: z.object({ _id: z.string(), name: z.string() }).nullable(),
  credit: creditSchema.nullable(),
  addresses: z.array(
    z.object({ title: z.string().nullable(), address: z.string(), city: z.string() }),
  ),
  /** What it orders as a rule, by the ids of the catalogue. */
  usual: z.array(z.object({ versionId: z.int(), quantity: z.int() })),
  /** The price lists that hold for it in the next day. */
  lists: z.array(z.int()),
});
export type RouteCustomer = z.output<typeof routeCustomerSchema>;

export const prepareRoute = defineCall({
  method: 'POST',
  path: '/seller/route',
  spec: 'D-4, ADR 93',
  summary: 'Lo que un vendedor necesita de los clientes del día para pedir sin conexión.',
  access: 'seller',
  deadline: 'long',
  body: z.strictObject({ customerIds: z.array(z.uuid()).min(1).max(mostRouteCustomers) }),
  replies: {
    200: z.object({
      at: z.string(),
      /** In the order in which they were asked for; who is not the seller’s is left out. */
      customers: z.array(routeCustomerSchema),
      lists: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          priority: z.int(),
          startsAt: instant,
          endsAt: instant,
          /** Product, pesos or percentage. */
          items: z.array(z.tuple([z.int(), z.int().nullable(), z.number().nullable()])),
        }),
      ),
    }),
  },
  errors: [],
});

/** What has its usual value is left out: thousands travel. */
const routeVersion = z.object({
  id: z.int(),
  code: z.string(),
  number: z.string().optional(),
  name: z.string().optional(),
  series: z.string().optional(),
  volume: z.int().optional(),
  hex: z.string().optional(),
  stock: z.int().optional(),
  arrivals: z.array(z.tuple([z.string(), z.string(), z.int()])).optional(),
  notAhead: z.boolean().optional(),
  percentOff: z.number().optional(),
  pesosOff: z.int().optional(),
});

const routeProduct = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  brand: z.string(),
  hasVersions: z.boolean().optional(),
  isPresale: z.boolean().optional(),
  minQuantity: z.int(),
  multiple: z.int(),
  taxRate: z.int(),
  base: z.int(),
  programmed: z.array(z.tuple([z.int(), z.string(), z.int(), instant, instant])).optional(),
  deal: z
    .object({
      id: z.int(),
      name: z.string(),
      kind: z.enum(['volume', 'percentage']),
      startsAt: z.string().optional(),
      endsAt: z.string().optional(),
      breaks: z.array(z.tuple([z.int(), z.number()])),
    })
    .optional(),
  versions: z.array(routeVersion),
});

export const readRouteCatalogue = defineCall({
  method: 'GET',
  path: '/seller/route/catalogue',
  spec: 'D-4, ADR 93',
  summary:
    'El catálogo de la bodega que atiende a un cliente, por páginas: tonos, existencias y precio base.',
  access: 'seller',
  deadline: 'long',
  query: z.strictObject({
    customerId: z.uuid(),
    /** The page after the one that ended with this product. */
    after: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  }),
  replies: {
    200: z.object({
      at: z.string(),
      products: z.array(routeProduct),
      /** Of the whole warehouse. */
      total: z.int(),
      /** Null: these were the last. */
      next: z.int().nullable(),
    }),
  },
  errors: ['CUSTOMER_NOT_FOUND'],
});
