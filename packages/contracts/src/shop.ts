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
      /** What to say; null while it may be used. */
      message: z.string().nullable(),
      /** Where a newer one is; null where there is none. */
      store_link: z.string().nullable(),
    }),
  },
  errors: [],
});

/** A page that fails tells it at most so often while it is open. */
export const mostPageErrors = 10;

export const tellPageErrors = defineCall({
  method: 'POST',
  path: '/events/page-errors',
  spec: 'D-20, §8',
  summary: 'Recibe los fallos de una página, sin datos de nadie.',
  access: 'visitor',
  body: z.strictObject({
    /** The file that the page was started from: which release it is of. */
    release: z.string().max(120),
    errors: z
      .array(
        z.strictObject({
          /** The path that was shown; what of it names a person is taken out. */
          path: z
            .string()
            .max(300)
            .regex(/^\/(?!\/)[^\p{Cc}\s\\]*$/u),
          message: z.string().max(1_000),
          stack: z.string().max(8_000),
        }),
      )
      .min(1)
      .max(mostPageErrors),
  }),
  replies: { 200: z.object({ told: z.int() }) },
  errors: [],
});
