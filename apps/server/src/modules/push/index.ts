export { pushRoutes } from './push.routes.ts';
export { createPushService, type PushService } from './push.service.ts';
export { dispatchedNote, rescheduledNote, scheduledNote } from './push-notes.ts';
