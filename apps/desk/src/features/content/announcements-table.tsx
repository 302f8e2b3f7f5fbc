import {
  bulkAnnouncements,
  listAnnouncements,
} from '@matiz/contracts/staff/content/announcements.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { bannerState } from '@matiz/domain/marketing/banner-state.ts';
import { announcementCopy as copy } from '#copy/content/announcements.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { shownActs } from '#parts/table/bulk/usual-acts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

/** The announcements on the home, the newest first, each with whether it is seen now. */
export function AnnouncementsTable() {
  const mayWrite = useCan('content:write');
  const now = new Date();
  return (
    <ResourceTable
      title={copy.title}
      list={listAnnouncements}
      columns={[
        {
          id: 'message',
          head: copy.message,
          cell: ({ words }) => words,
          text: ({ words }) => words,
        },
        {
          id: 'color',
          head: copy.color,
          cell: ({ color }) => copy.colors[color],
          text: ({ color }) => copy.colors[color],
        },
        {
          id: 'state',
          head: copy.state,
          cell: (row) => copy.states[bannerState(row, now)],
          text: (row) => copy.states[bannerState(row, now)],
        },
        { id: 'starts', head: copy.starts, cell: startOf, text: startOf },
        { id: 'ends', head: copy.ends, cell: endOf, text: endOf },
      ]}
      open={({ id }) => `/contenido/anuncios/${id}`}
      nameOf={({ words }) => words}
      {...(mayWrite ? { create: { to: '/contenido/anuncios/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkAnnouncements}
                chosen={chosen}
                finish={finish}
                things={bulkThings.announcements}
                acts={shownActs}
              />
            )
          : undefined
      }
    />
  );
}

function startOf({ startsAt }: { readonly startsAt: string | null }): string {
  return startsAt === null ? copy.atOnce : formatMoment(new Date(startsAt));
}

function endOf({ endsAt }: { readonly endsAt: string | null }): string {
  return endsAt === null ? copy.never : formatMoment(new Date(endsAt));
}
