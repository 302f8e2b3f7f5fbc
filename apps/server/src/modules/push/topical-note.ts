import type { NoticeTopic } from '@matiz/domain/identity/notices.ts';
import type { PushNote } from '#adapters/push/push.ts';

/** What phones are told, and of what it is: people choose by that. */
export interface TopicalNote extends Omit<PushNote, 'id' | 'channel'> {
  readonly topic: NoticeTopic;
}
