export { supportDeskRoutes, supportRoutes } from './support.routes.ts';
export { createSupportService } from './support.service.ts';
export { createSupportDesk } from './support-desk.ts';
export { createSupportSubscribers } from './support-mail.ts';
