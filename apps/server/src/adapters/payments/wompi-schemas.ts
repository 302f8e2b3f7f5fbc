import { z } from 'zod';

/** What we read of Wompi's answers; whatever else they hold is of no concern to us. */

const optionalText = z.string().nullish().catch(null);

const transactionSchema = z.object({
  id: z.string().min(1),
  reference: z.string(),
  status: z.string(),
  amount_in_cents: z.number(),
  currency: z.string(),
  created_at: optionalText,
  payment_method_type: optionalText,
  status_message: optionalText,
  payment_method: z
    .object({
      extra: z
        .object({ async_payment_url: optionalText, qr_image: optionalText })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
});
export type WompiTransaction = z.output<typeof transactionSchema>;

export const oneTransaction = z.object({ data: transactionSchema });
export const severalTransactions = z.object({ data: z.array(transactionSchema) });

/** A void tells of the transaction either as its data or inside of it. */
export const voidAnswer = z.object({
  data: z.object({
    status: optionalText,
    transaction: z.object({ status: optionalText }).nullish().catch(null),
  }),
});

const acceptance = z.object({ acceptance_token: z.string().min(1), permalink: z.url() });
export const merchantAnswer = z.object({
  data: z.object({
    presigned_acceptance: acceptance,
    presigned_personal_data_auth: acceptance,
  }),
});

/** A card that is kept; how much of it is told is not documented. */
export const sourceAnswer = z.object({
  data: z.object({
    id: z.union([z.int(), z.string().min(1)]),
    status: z.string(),
    public_data: z.object({ brand: optionalText, last_four: optionalText }).nullish().catch(null),
  }),
});

export const banksAnswer = z.object({
  data: z.array(
    z.object({
      financial_institution_code: z.string().min(1),
      financial_institution_name: z.string().min(1),
    }),
  ),
});

export const errorAnswer = z.object({
  error: z.object({
    type: optionalText,
    reason: optionalText,
    messages: z.record(z.string(), z.array(z.string())).nullish().catch(null),
  }),
});
