import { z } from 'zod';

/** The shop answered a customer; what and whom is looked up when it is handled. */
export const supportAnsweredSchema = z.object({
  kind: z.literal('support.answered'),
  messageId: z.string(),
});

export type SupportAnswered = z.output<typeof supportAnsweredSchema>;
