import { firstDaySteps } from '@matiz/domain/shop/first-day.ts';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** What a shop still needs on its first day, by its data (D-19). */
export const readFirstDay = defineCall({
  method: 'GET',
  path: '/staff/first-day',
  spec: 'D-19',
  summary: 'Qué le falta a la tienda para vender.',
  access: 'staff:settings:read',
  replies: {
    200: z.object({
      result: z.object({
        /** Whether someone can order today. */
        canSell: z.boolean(),
        steps: z.array(
          z.object({
            key: z.enum(firstDaySteps),
            title: z.string(),
            isDone: z.boolean(),
            /** What there is, or what is missing and what to do. */
            text: z.string(),
          }),
        ),
      }),
    }),
  },
  errors: [],
});
export type FirstDayStep = z.output<(typeof readFirstDay.replies)[200]>['result']['steps'][number];
