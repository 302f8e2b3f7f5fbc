import { z } from 'zod';
import { addressInput } from './address.ts';
import { defineCall } from './define-call.ts';
import { addressSchema } from './identity.ts';
import { requestContext } from './request-context.ts';

const place = z.object({ _id: z.string(), name: z.string() });

export const listStates = defineCall({
  method: 'GET',
  path: '/states',
  spec: '§7 Tracking',
  summary: 'Los departamentos de Colombia.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ results: z.array(place) }) },
  errors: [],
});

export const listCities = defineCall({
  method: 'GET',
  path: '/cities',
  spec: '§7 Tracking',
  summary: 'Los municipios de un departamento (DIVIPOLA), o los de todo el país.',
  access: 'visitor',
  query: z.strictObject({
    stateId: z
      .string()
      .regex(/^\d{2}$/)
      .optional(),
    ...requestContext,
  }),
  replies: {
    200: z.object({
      results: z.array(place.extend({ stateId: z.string(), hasCoverage: z.boolean() })),
    }),
  },
  errors: ['NOT_FOUND'],
});
export type ListedCity = z.output<(typeof listCities.replies)[200]>['results'][number];

export const zoneSchema = z.object({
  _id: z.string(),
  name: z.string(),
  warehouse: z.string(),
  /** Business days from dispatch to the door. */
  deliveryDays: z.int(),
  cutOffHour: z.int(),
  worksSaturday: z.boolean(),
  /** Where the shop does otherwise than the law of holidays says. */
  calendar: z.object({
    closed: z.array(z.string()).readonly(),
    open: z.array(z.string()).readonly(),
  }),
  cashOnDelivery: z.boolean(),
  shippingPrice: z.int(),
  /** Orders from this amount on ship free; null: never. */
  freeFrom: z.int().nullable(),
  /** The least that the goods of an order come to there, in pesos; null: any amount. */
  minOrder: z.int().nullable(),
});

export const checkCoverage = defineCall({
  method: 'POST',
  path: '/shippings/coverage',
  spec: '§7 Tracking',
  summary: 'Si llegamos a una ciudad, y en qué condiciones.',
  access: 'visitor',
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
  access: 'visitor',
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

const addressErrors = [
  'CUSTOMER_NOT_FOUND',
  'UNKNOWN_CITY',
  'CITY_OUTSIDE_STATE',
  'TOO_MANY_ADDRESSES',
] as const;

export const addAddress = defineCall({
  method: 'POST',
  path: '/v3/me/addresses',
  spec: '§7 Authentication',
  summary: 'Agrega una dirección del cliente.',
  access: 'buyer',
  body: z.strictObject({
    ...addressInput,
    customer_id: z.uuid().optional(),
    isDefault: z.boolean().optional(),
  }),
  replies: { 200: z.object({ results: addressSchema }) },
  errors: addressErrors,
});

export const editAddress = defineCall({
  method: 'PUT',
  path: '/v3/me/addresses',
  spec: '§2 MyAddressList',
  summary: 'Cambia una dirección, o la hace la principal.',
  access: 'buyer',
  body: z.strictObject({ ...addressInput, _id: z.uuid(), isDefault: z.boolean().optional() }),
  replies: { 200: z.object({ results: addressSchema }) },
  errors: [...addressErrors, 'UNKNOWN_ADDRESS'],
});

export const removeAddress = defineCall({
  method: 'DELETE',
  path: '/v3/me/addresses',
  spec: '§2 MyAddressList',
  summary: 'Elimina una dirección; los pedidos que la usaron la conservan.',
  access: 'buyer',
  query: z.strictObject({ _id: z.uuid() }),
  replies: { 200: z.object({ results: z.object({ message: z.string() }) }) },
  errors: ['UNKNOWN_ADDRESS'],
});

/**
 * Where to deliver: an address of the customer, or a city for the one who buys for nobody. A seller
 * chooses a customer first, whose city drives the prices (§6).
 */
const destination = z.union([
  z.strictObject({ addressId: z.uuid() }),
  z.strictObject({ cityId: z.string().regex(/^\d{5}$/) }),
]);
const destinationErrors = [
  'UNKNOWN_ADDRESS',
  'UNKNOWN_CITY',
  'ADDRESS_REQUIRED',
  'CUSTOMER_REQUIRED',
] as const;

export const deliverySchema = z.object({
  cityId: z.string(),
  city: z.string(),
  stateId: z.string(),
  state: z.string(),
  addressId: z.string().nullable(),
  hasCoverage: z.boolean(),
});

export const previewLocationChange = defineCall({
  method: 'POST',
  path: '/shippings/change-preview',
  spec: '§4 Cambio de dirección',
  summary: 'Qué cambiaría en la cobertura, la bodega y el carrito; no cambia nada.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  body: destination,
  replies: {
    200: z.object({
      delivery: deliverySchema,
      /** The sentence of §8 when nobody delivers there; else null. */
      message: z.string().nullable(),
      isSamePlace: z.boolean(),
      isSameWarehouse: z.boolean(),
      /** Business days to the door, before and after; null without coverage. */
      deliveryDays: z.object({ before: z.int().nullable(), after: z.int().nullable() }),
      cart: z.object({
        lines: z.array(
          z.object({
            code: z.string(),
            versionCode: z.string().nullable(),
            name: z.string(),
            image: z.string().nullable(),
            kind: z.enum(['price', 'less_stock', 'presale', 'gone']),
            message: z.string(),
          }),
        ),
        /** Lines that wait in the cart of the other warehouse and come together with these. */
        joining: z.object({ units: z.int(), message: z.string() }).nullable(),
        /** What the cart says that it comes to, in pesos, before and after. */
        amountBefore: z.int(),
        amountAfter: z.int(),
      }),
    }),
  },
  errors: destinationErrors,
});
export type LocationChange = z.output<(typeof previewLocationChange.replies)[200]>;

export const changeLocation = defineCall({
  method: 'PUT',
  path: '/shippings/place',
  spec: '§4 Cambio de dirección',
  summary: 'Entrega en otra dirección o ciudad desde ahora; el carrito va con ella.',
  access: 'session',
  query: z.strictObject(requestContext),
  body: destination,
  replies: { 200: z.object({ delivery: deliverySchema }) },
  errors: destinationErrors,
});

export const leaveContact = defineCall({
  method: 'POST',
  path: '/shippings/leads',
  spec: 'D-11, §8 No coverage',
  summary: 'Deja un celular para avisar cuando lleguemos a una ciudad.',
  access: 'session',
  query: z.strictObject(requestContext),
  body: z.strictObject({
    cityId: z.string().regex(/^\d{5}$/),
    phone: z.string().max(32),
    acceptsContact: z.literal(true),
  }),
  replies: { 200: z.object({ results: z.object({ message: z.string() }) }) },
  errors: ['INVALID_PHONE', 'UNKNOWN_CITY'],
});

export const listDemand = defineCall({
  method: 'GET',
  path: '/staff/coverage-demand',
  spec: '§8 No coverage, D-1',
  summary: 'Dónde nos buscan sin que lleguemos: consultas y celulares de los últimos 90 días.',
  access: 'staff:reports:read',
  query: z.strictObject({}),
  replies: {
    200: z.object({
      /** The cities with most demand first. */
      results: z.array(
        z.object({
          cityId: z.string(),
          city: z.string(),
          state: z.string(),
          /** Sessions that asked, each once a day. */
          lookups: z.int(),
          /** Phones that were left. */
          leads: z.int(),
          /** Since someone asked, a zone may have come to serve it. */
          hasCoverage: z.boolean(),
          /** Day in Bogotá of the last look or phone. */
          lastDay: z.string(),
        }),
      ),
    }),
  },
  errors: [],
});
export type CityDemand = z.output<(typeof listDemand.replies)[200]>['results'][number];
