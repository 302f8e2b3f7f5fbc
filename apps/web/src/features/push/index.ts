/** The way into push: what the page of what was told shows. */
export { NotificationList } from './notification-list.tsx';
export { notificationsQuery, useReadNotifications } from './notifications.query.ts';
export { PhoneNotices } from './phone-notices.tsx';
