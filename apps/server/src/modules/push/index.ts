export { pushRoutes } from './push.routes.ts';
export { createPushService, type PushService } from './push.service.ts';
export type { TopicalNote } from './topical-note.ts';
