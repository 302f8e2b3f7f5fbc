import { useQuery } from '@tanstack/react-query';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useServices } from '#lib/services.ts';
import { announcementsQuery } from './announcements.query.ts';

const AnnouncementList = lazyPart(
  async () =>
    (await loadPart('AnnouncementList', () => import('./announcement-list.tsx'))).AnnouncementList,
);

/** What the shop has to say on its home; the server draws it, its code comes after the page's. */
export function Announcements() {
  const { request } = useServices();
  const { data: announcements = [] } = useQuery(announcementsQuery(request));
  if (announcements.length === 0) return null;
  return (
    <DeferredPart>
      <AnnouncementList announcements={announcements} />
    </DeferredPart>
  );
}
