import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { plainDateText } from '../plain-date.ts';
import { deliveryWindowSchema } from './order-detail.ts';

const windowId = z.string().regex(/^\d{1,9}$/);

/** A window of a day, as a buyer names it. */
export const chosenWindowSchema = z.strictObject({ windowId, day: plainDateText });

/** The day of arrival that a buyer agreed to, and its window where there is one. */
export const seenArrivalSchema = z.strictObject({
  day: plainDateText,
  windowId: windowId.nullable(),
});

const slotSchema = deliveryWindowSchema.extend({
  windowId: z.string(),
  isFull: z.boolean(),
  isChosen: z.boolean(),
  /** The moment from which it is too late. */
  orderBy: z.string(),
});
export type OfferedSlot = z.output<typeof slotSchema>;

export const listWindows = defineCall({
  method: 'GET',
  path: '/order/windows',
  spec: '§2 ShippingSchedule, D-11',
  summary: 'Los días y las franjas en que puede llegar lo que sale ya; las llenas también.',
  access: 'buyer',
  replies: {
    200: z.object({
      /** Ascending; none: the zone has no windows, or nothing of the cart lies in the warehouse. */
      days: z.array(z.object({ day: z.string(), slots: z.array(slotSchema) })),
      /** By the clock of the server, for what is left until `orderBy`. */
      now: z.string(),
    }),
  },
  errors: ['CART_NOT_FOUND', 'CART_EMPTY'],
});

export const nextArrival = defineCall({
  method: 'GET',
  path: '/shippings/next-arrival',
  spec: 'D-11',
  summary: 'Cuándo llega a este lugar lo que se pide ahora, si está en la bodega.',
  access: 'visitor',
  replies: {
    200: z.object({
      /** Null: nobody delivers there. */
      arrival: z
        .object({ day: z.string(), orderBy: z.string(), window: deliveryWindowSchema.nullable() })
        .nullable(),
      now: z.string(),
    }),
  },
  errors: [],
});
export type NextArrivalReply = z.output<(typeof nextArrival.replies)[200]>;
