import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { addressSchema } from './identity.ts';
import { requestContext } from './request-context.ts';

const place = z.object({ _id: z.string(), name: z.string() });

export const listStates = defineCall({
  method: 'GET',
  path: '/states',
  spec: '§7 Tracking',
  summary: 'Los departamentos de Colombia.',
  access: 'session',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ results: z.array(place) }) },
  errors: [],
});

export const listCities = defineCall({
  method: 'GET',
  path: '/cities',
  spec: '§7 Tracking',
  summary: 'Los municipios de un departamento (DIVIPOLA).',
  access: 'session',
  query: z.strictObject({ stateId: z.string().regex(/^\d{2}$/), ...requestContext }),
  replies: { 200: z.object({ results: z.array(place.extend({ hasCoverage: z.boolean() })) }) },
  errors: ['NOT_FOUND'],
});

export const zoneSchema = z.object({
  _id: z.string(),
  name: z.string(),
  warehouse: z.string(),
  /** Business days from dispatch to the door. */
  deliveryDays: z.int(),
  cutOffHour: z.int(),
  cashOnDelivery: z.boolean(),
  shippingPrice: z.int(),
  /** Orders from this amount on ship free; null: never. */
  freeFrom: z.int().nullable(),
});

export const checkCoverage = defineCall({
  method: 'POST',
  path: '/shippings/coverage',
  spec: '§7 Tracking',
  summary: 'Si llegamos a una ciudad, y en qué condiciones.',
  access: 'session',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    cityId: z.string().regex(/^\d{5}$/),
    stateId: z.string().regex(/^\d{2}$/),
  }),
  replies: {
    200: z.object({
      coverage: z.boolean(),
      zone: zoneSchema.nullable(),
      message: z.string().nullable(),
    }),
  },
  errors: ['NOT_FOUND', 'CITY_OUTSIDE_STATE'],
});

export const listServedCities = defineCall({
  method: 'GET',
  path: '/shippings/cities',
  spec: '§2 Landing, D-11',
  summary: 'Las ciudades a las que llegamos, por zona; las más cercanas primero.',
  access: 'session',
  query: z.strictObject(requestContext),
  replies: {
    200: z.object({
      results: z.array(
        zoneSchema
          .pick({ _id: true, name: true, deliveryDays: true, cashOnDelivery: true })
          .extend({ cities: z.array(place) }),
      ),
    }),
  },
  errors: [],
});
export type ServedZone = z.output<(typeof listServedCities.replies)[200]>['results'][number];

export const listAddresses = defineCall({
  method: 'GET',
  path: '/v3/me/addresses',
  spec: '§7 Authentication',
  summary: 'Las direcciones del cliente.',
  access: 'buyer',
  query: z.strictObject({ customerId: z.uuid().optional() }),
  replies: { 200: z.object({ results: z.array(addressSchema) }) },
  errors: ['CUSTOMER_NOT_FOUND'],
});
