import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** What the desk's frame shows of the business, to anyone who works there. */
export const readBusinessSign = defineCall({
  method: 'GET',
  path: '/staff/business/sign',
  spec: 'D-19',
  summary: 'El nombre y el logo del negocio, para el marco del escritorio.',
  access: 'staff',
  replies: {
    200: z.object({ result: z.object({ name: z.string(), logo: z.string().nullable() }) }),
  },
  errors: [],
});
