/** §2: the colours of a notification. */
export const notificationColors = ['white', 'gray', 'blue', 'green', 'orange', 'red'] as const;
export type NotificationColor = (typeof notificationColors)[number];

/** More of them than this would push away what people came for. */
export const shownAnnouncements = 3;
