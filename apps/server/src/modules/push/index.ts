export { pushRoutes } from './push.routes.ts';
export { createPushService, type PushService } from './push.service.ts';
export { dispatchedNote, rescheduledNote } from './push-notes.ts';
