import { z } from 'zod';

/** What we read of Bold's answers; whatever else they hold is of no concern to us. */

const optionalText = z.string().nullish().catch(null);

const madeLink = z.object({ payment_link: z.string().min(1), url: z.url() });
export const madeLinkAnswer = z.object({ payload: madeLink });

const link = z.object({
  status: z.string(),
  total: z.number().nullish().catch(null),
  reference: optionalText,
  transaction_id: optionalText,
  payment_method: optionalText,
});
export type BoldLink = z.output<typeof link>;
/** Sometimes inside `payload`, sometimes bare. */
export const linkAnswer = z.union([
  z.object({ payload: link }).transform((one) => one.payload),
  link,
]);

/** A notice, whose signature was checked before. */
export const noticeBody = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  data: z
    .object({ metadata: z.object({ reference: z.string().min(1).max(255) }) })
    .nullish()
    .catch(null),
});
