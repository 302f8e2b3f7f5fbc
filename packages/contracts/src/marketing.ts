import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { requestContext } from './request-context.ts';

/** §9: the values of `platform`. */
export const platformSchema = z.enum(['web', 'ios', 'android', 'other']);

export const listHomeBanners = defineCall({
  method: 'GET',
  path: '/banner/list/home',
  spec: '§7 Marketing',
  summary: 'Los banners de la portada, en orden.',
  access: 'session',
  query: z.strictObject({ platform: platformSchema, ...requestContext }),
  replies: {
    200: z.object({
      result: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          desktop: z.object({ medium: z.string() }),
          mobile: z.object({ medium: z.string() }),
          app_link: z.string(),
        }),
      ),
    }),
  },
  errors: [],
});
export type HomeBanner = z.output<(typeof listHomeBanners.replies)[200]>['result'][number];
