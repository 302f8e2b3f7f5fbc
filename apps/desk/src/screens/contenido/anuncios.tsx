export { AnnouncementsTable as Screen } from '#features/content/index.ts';
