import { z } from 'zod';

const richWords = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  href: z.string().optional(),
});
const richItems = z.array(z.array(richWords).readonly()).readonly();

/** `RichText` of the domain: paragraphs and lists of words, never markup. */
export const richText = z
  .array(z.object({ tag: z.enum(['p', 'ul', 'ol']), items: richItems }))
  .readonly();
