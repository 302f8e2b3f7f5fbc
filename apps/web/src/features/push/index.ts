/** The way into push: what the page of what was told shows, and what a browser is told by. */
export { loadBrowserPush } from './browser-push.lazy.ts';
export { LateNoticeAsk } from './notice-ask.lazy.ts';
export { NotificationList } from './notification-list.tsx';
export { notificationsQuery, useReadNotifications } from './notifications.query.ts';
