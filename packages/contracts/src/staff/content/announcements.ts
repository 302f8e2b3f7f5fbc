import { notificationColors } from '@matiz/domain/marketing/announcement.ts';
import { z } from 'zod';
import { momentText } from '../../plain-date.ts';
import { bulkCall } from '../bulk.ts';
import { resourceCalls } from '../resource.ts';

const moment = momentText.nullable();

/** The announcements on the home (§2), as staff keep them. */
export const {
  list: listAnnouncements,
  read: readAnnouncement,
  create: createAnnouncement,
  change: changeAnnouncement,
  remove: removeAnnouncement,
  history: listAnnouncementHistory,
} = resourceCalls({
  path: '/staff/announcements',
  onePath: '/staff/announcements/one',
  historyPath: '/staff/announcements/history',
  scope: { read: 'content:read', write: 'content:write' },
  names: ['un anuncio', 'anuncios'],
  row: {
    /** As HTML, as it is kept: what may be drawn and nothing else. */
    message: z.string(),
    /** Its words alone, for a list. */
    words: z.string(),
    color: z.enum(notificationColors),
    isDismissable: z.boolean(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    isShown: z.boolean(),
  },
  form: {
    message: z
      .string()
      .trim()
      .min(1, 'Escribe el mensaje.')
      .max(2_000, 'El mensaje es muy largo. Acórtalo.'),
    color: z.enum(notificationColors, 'Elige un color.'),
    isDismissable: z.boolean().optional(),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    isShown: z.boolean().optional(),
  },
  filters: {},
  orders: ['-id'],
});

/** What a save says of a message that nobody would read. */
export const announcementSentences = {
  empty: 'De lo que escribiste no queda texto. Escribe el mensaje con palabras.',
  long: 'Un anuncio tiene hasta 400 letras. Acórtalo.',
  over: 'Ya pasó. Pon un final que esté por llegar.',
} as const;

export const bulkAnnouncements = bulkCall({
  path: '/staff/announcements/bulk',
  list: listAnnouncements,
  scope: 'content:write',
  things: 'anuncios',
  set: { isShown: z.boolean() },
  isRemovable: true,
});
