import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { campaignFields } from './marketing/campaign.ts';
import { requestContext } from './request-context.ts';

/** §9: the values of `platform`. */
export const platformSchema = z.enum(['web', 'ios', 'android', 'other']);
export type ClientPlatform = z.output<typeof platformSchema>;

const bannerSchema = z.object({
  _id: z.string(),
  title: z.string(),
  desktop: z.object({ medium: z.string() }),
  mobile: z.object({ medium: z.string() }),
  app_link: z.string(),
});

export const listHomeBanners = defineCall({
  method: 'GET',
  path: '/banner/list/home',
  spec: '§7 Marketing',
  summary: 'Los banners de la portada, en orden.',
  access: 'visitor',
  query: z.strictObject({ platform: platformSchema, ...requestContext }),
  replies: {
    200: z.object({ result: z.array(bannerSchema) }),
  },
  errors: [],
});
export type Banner = z.output<typeof bannerSchema>;

export const listBannersAt = defineCall({
  method: 'GET',
  path: '/banner/list/position',
  spec: '§7 Marketing',
  summary: 'Los banners de un lugar (home, welcome) en una plataforma, en orden.',
  access: 'visitor',
  query: z.strictObject({
    /** One that the shop does not have holds no banners. */
    name: z.string().min(1).max(64),
    platform: platformSchema,
    ...requestContext,
  }),
  replies: { 200: z.object({ result: z.array(bannerSchema) }) },
  errors: [],
});

export const countPageViews = defineCall({
  method: 'POST',
  path: '/events/page-views',
  spec: '§2 After navigation',
  summary: 'Cuenta páginas vistas, varias de una vez.',
  access: 'visitor',
  body: z.strictObject({
    ...campaignFields,
    views: z
      .array(
        z.strictObject({
          /** The page's path; its query says nothing that is counted. */
          path: z
            .string()
            .max(300)
            .regex(/^\/(?!\/)[^\p{Cc}\s\\]*$/u),
          /** Milliseconds before the request was sent. */
          ago: z.int().min(0).max(86_400_000),
        }),
      )
      .min(1)
      .max(50),
  }),
  replies: { 200: z.object({ counted: z.int() }) },
  errors: [],
});
