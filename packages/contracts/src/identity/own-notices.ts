import { noticeChannels, noticeTopics } from '@matiz/domain/identity/notices.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const notice = {
  topic: z.enum(noticeTopics),
  channel: z.enum(noticeChannels),
  isOn: z.boolean(),
};
const replies = { 200: z.object({ results: z.array(z.object(notice)) }) };

export const readOwnNotices = defineCall({
  method: 'GET',
  path: '/v3/me/notices',
  spec: '§2 MyProfile',
  summary: 'De qué y por dónde quiere avisos quien usa la cuenta; solo lo que puede elegir.',
  access: 'registered',
  replies,
  errors: [],
});

export const chooseOwnNotice = defineCall({
  method: 'PUT',
  path: '/v3/me/notices',
  spec: '§2 MyProfile',
  summary: 'Enciende o apaga los avisos de un tema por un canal; repetirlo no cambia nada.',
  access: 'registered',
  body: z.strictObject(notice),
  replies,
  errors: ['FORBIDDEN'],
});
