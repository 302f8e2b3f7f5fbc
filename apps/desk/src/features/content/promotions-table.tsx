import { bulkPromotions, listPromotions } from '@matiz/contracts/staff/content/promotions.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { bannerState } from '@matiz/domain/marketing/banner-state.ts';
import { promotionCopy as copy } from '#copy/content/promotions.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { shownActs } from '#parts/table/bulk/usual-acts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

/** The promotions over the page, the newest first, each with whether it is seen now. */
export function PromotionsTable() {
  const mayWrite = useCan('content:write');
  const now = new Date();
  return (
    <ResourceTable
      title={copy.title}
      list={listPromotions}
      columns={[
        {
          id: 'title',
          head: copy.name,
          cell: ({ title, background }) => (
            <span className="inline-flex items-center gap-2">
              {/* A fill, since the page's policy drops inline styles. */}
              <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
                <rect width="14" height="14" rx="3" fill={background} />
              </svg>
              {title}
            </span>
          ),
          text: ({ title }) => title,
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
      open={({ id }) => `/contenido/promociones/${id}`}
      nameOf={({ title }) => title}
      {...(mayWrite ? { create: { to: '/contenido/promociones/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkPromotions}
                chosen={chosen}
                finish={finish}
                things={bulkThings.promotions}
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
