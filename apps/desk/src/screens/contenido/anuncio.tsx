export { AnnouncementPage as Screen } from '#features/content/index.ts';
