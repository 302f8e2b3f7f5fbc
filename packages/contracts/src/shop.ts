import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** §7: a shell as its version call names it. */
export const appPlatforms = ['Ios', 'Android'] as const;

export const compareAppVersions = defineCall({
  method: 'POST',
  path: '/compare_versions/',
  spec: '§7 Cart',
  summary: 'Dice si la versión instalada de la app todavía sirve.',
  access: 'public',
  body: z.strictObject({
    platform: z.enum(appPlatforms, 'La plataforma es Ios o Android.'),
    version_number: z.string().max(40),
  }),
  replies: {
    200: z.object({
      /** False: it has to be updated before it is used. */
      ok: z.boolean(),
      latest: z.string(),
      /** What to say and where to go; null while it may be used. */
      message: z.string().nullable(),
      store_link: z.string().nullable(),
    }),
  },
  errors: [],
});
