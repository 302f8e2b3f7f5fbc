import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import { bannerPositions } from '@matiz/domain/marketing/banner-positions.ts';
import { z } from 'zod';
import { platformSchema } from '../../marketing.ts';
import { momentText } from '../../plain-date.ts';
import { uploadedPictureKey } from '../catalogue/pictures.ts';
import { resourceCalls } from '../resource.ts';

const moment = momentText.nullable();
const link = z
  .string()
  .trim()
  .max(300)
  .refine(
    (text) => readOwnPath(text) !== null,
    'Escribe una dirección de la tienda, como /home/offers. A otros sitios no se puede llevar.',
  );

const shownIn = z.enum(bannerPositions, 'Elige dónde sale.');

/** The banners of the home and of its welcome window, as staff keep them. */
export const {
  list: listBanners,
  read: readBanner,
  create: createBanner,
  change: changeBanner,
  remove: removeBanner,
  history: listBannerHistory,
} = resourceCalls({
  path: '/staff/banners',
  onePath: '/staff/banners/one',
  historyPath: '/staff/banners/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['un banner', 'banners'],
  row: {
    title: z.string(),
    shownIn: z.enum(bannerPositions),
    desktopImage: z.string(),
    mobileImage: z.string(),
    link: z.string(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    platforms: z.array(platformSchema),
    isShown: z.boolean(),
    /** Its place among the others that are shown with it, from 0. */
    place: z.int(),
  },
  form: {
    /** What is read aloud in place of the picture. */
    title: z.string().trim().min(1, 'Escribe qué dice la imagen.').max(120),
    desktopImage: uploadedPictureKey,
    mobileImage: uploadedPictureKey,
    link,
    /** On the home unless given. */
    shownIn: shownIn.optional(),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    platforms: z.array(platformSchema).min(1, 'Elige dónde se ve.').max(4).optional(),
    isShown: z.boolean().optional(),
    /** The last unless given. */
    place: z.int().min(0).max(1_000).optional(),
  },
  filters: { 'f.shownIn': shownIn.optional() },
  orders: ['place', '-place'],
});
