import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { requestContext } from '../request-context.ts';

const promotionSchema = z.object({
  /** Another one is something new to see for the person who closed the last. */
  _id: z.string(),
  title: z.string(),
  /** Whether what is left until `end_date` is counted down. */
  timer: z.boolean(),
  end_date: z.string().nullable(),
  design: z.object({ background: z.string(), text: z.string() }),
  app_link: z.string().nullable(),
});
export type Promotion = z.output<typeof promotionSchema>;

export const readPromotionalHeader = defineCall({
  method: 'GET',
  path: '/promotional-header',
  spec: '§7 Marketing',
  summary: 'La promoción que va sobre la página; ninguna después de su fin.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ result: promotionSchema.nullable() }) },
  errors: [],
});
