import { listMissedSearches } from '@matiz/contracts/staff/catalogue/missed-searches.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Link } from 'react-router';
import { missedCopy as copy } from '#copy/content.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

/** What people searched for in vain; each leads to a group of synonyms that begins with it. */
export function MissedSearches() {
  return (
    <ResourceTable
      title={copy.title}
      list={listMissedSearches}
      columns={[
        {
          id: 'text',
          head: copy.text,
          cell: ({ text }) => text,
          text: ({ text }) => text,
        },
        {
          id: 'lately',
          head: copy.lately,
          align: 'end',
          cell: ({ lately }) => lately,
          text: ({ lately }) => lately,
        },
        {
          id: 'people',
          head: copy.people,
          order: 'people',
          align: 'end',
          cell: ({ people }) => people,
          text: ({ people }) => people,
        },
        {
          id: 'searched',
          head: copy.searched,
          order: 'searched',
          cell: ({ searchedAt }) => <time dateTime={searchedAt}>{formatMoment(searchedAt)}</time>,
          text: ({ searchedAt }) => searchedAt,
        },
        {
          id: 'make',
          head: copy.remedy,
          cell: ({ text }) => (
            <Link to={makePath(text)} className="text-accent hover:underline">
              {copy.make}
            </Link>
          ),
          text: () => '',
        },
      ]}
      filters={[]}
      open={({ text }) => makePath(text)}
      nameOf={({ text }) => copy.makeOf(text)}
      empty={copy.empty}
    />
  );
}

const makePath = (text: string) => `/contenido/sinonimos/nueva?palabra=${encodeURIComponent(text)}`;
