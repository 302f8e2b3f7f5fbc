import { bulkCurations, listCurations } from '@matiz/contracts/staff/catalogue/curations.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { bannerState } from '@matiz/domain/marketing/banner-state.ts';
import { curationCopy as copy } from '#copy/catalogue/curations.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { switchActs } from '#parts/table/bulk/usual-acts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

type Row = RowOf<typeof listCurations>;

export function CurationsTable() {
  const mayWrite = useCan('content:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listCurations}
      columns={[
        textColumn('word', copy.word, ({ terms }) => terms.join(', '), 'word'),
        textColumn('pinned', copy.pinned, ({ pinned }) => namesOf(pinned)),
        textColumn('hidden', copy.hidden, ({ hidden }) => namesOf(hidden)),
        textColumn('window', copy.window, windowText),
        textColumn('state', copy.state, stateText),
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: Object.entries(copy.switch).map(([value, label]) => ({ value, label })),
        },
      ]}
      open={({ id }) => `/contenido/resultados/${id}`}
      nameOf={({ terms }) => terms.slice(0, 3).join(', ')}
      {...(mayWrite
        ? { create: { to: '/contenido/resultados/nueva', thing: copy.one, label: copy.choose } }
        : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkCurations}
                chosen={chosen}
                finish={finish}
                things={bulkThings.curations}
                acts={switchActs('isOn')}
              />
            )
          : undefined
      }
    />
  );
}

function textColumn(id: string, head: string, text: (row: Row) => string, order?: 'word') {
  return { id, head, cell: text, text, ...(order ? { order } : {}) };
}

/** So many are named, the rest is counted. */
const named = 2;

function namesOf(products: Row['pinned']): string {
  const names = products.slice(0, named).map(({ name }) => name);
  const more = products.length - names.length;
  return more > 0 ? `${names.join(', ')} y ${more} más` : names.join(', ');
}

function windowText({ startsAt, endsAt }: Row): string {
  const sides = [
    startsAt && copy.from(formatMoment(new Date(startsAt))),
    endsAt && copy.until(formatMoment(new Date(endsAt))),
  ];
  return sides.filter(Boolean).join(', ') || copy.always;
}

function stateText({ isOn, ...window }: Row): string {
  return copy.states[bannerState({ ...window, isShown: isOn }, new Date())];
}
