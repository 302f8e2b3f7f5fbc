import { z } from 'zod';
import { swatchSchema } from '../catalogue.ts';
import { defineCall } from '../define-call.ts';
import { idText, requestContext } from '../request-context.ts';

/** A product that has tones, as what is opened to choose among them. */
const colourCard = z.object({
  _id: z.string(),
  name: z.string(),
  swatches: z.array(swatchSchema),
  /** Different tones. */
  toneCount: z.int(),
});
export type ColourCardLink = z.output<typeof colourCard>;

export const listColourCards = defineCall({
  method: 'GET',
  path: '/product/colour-cards',
  spec: '§2 Product lists',
  summary: 'Las cartas de color de una marca, las que más se venden primero.',
  access: 'visitor',
  query: z.strictObject({ manufacturerId: idText, ...requestContext }),
  replies: {
    /** None of an unknown brand. */
    200: z.object({ result: z.array(colourCard) }),
  },
  errors: [],
});
