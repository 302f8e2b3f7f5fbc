import { notificationColors } from '@matiz/domain/marketing/announcement.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { requestContext } from '../request-context.ts';
import { richText } from '../text/rich-text.ts';

const announcementSchema = z.object({
  /** Another one is something new to see for the person who dismissed the last. */
  _id: z.string(),
  color: z.enum(notificationColors),
  message: richText,
  dismissable: z.boolean(),
});
export type Announcement = z.output<typeof announcementSchema>;

export const readAnnouncements = defineCall({
  method: 'GET',
  path: '/announcements',
  spec: '§2 Notifications',
  summary: 'Los anuncios de la tienda que están vigentes, el más nuevo primero.',
  access: 'visitor',
  query: z.strictObject(requestContext),
  replies: { 200: z.object({ result: z.array(announcementSchema) }) },
  errors: [],
});
