import { auditSources, listAudit } from '@matiz/contracts/staff/audit.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { Link } from 'react-router';
import { auditCopy as copy } from '#copy/audit/audit.ts';
import { historyCopy } from '#copy/form.ts';
import { deedOf, subjectOf } from '#parts/history/audit-words.ts';
import { historyColumns } from '#parts/history/history-columns.tsx';
import { nameField } from '#parts/history/name-field.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

const columns = historyColumns({ nameField });
const who = columns.filter(({ id }) => id === 'at' || id === 'by');
const what = columns.filter((column) => !who.includes(column));

export function AuditTable() {
  return (
    <ResourceTable
      title={copy.title}
      list={listAudit}
      columns={[
        ...who,
        {
          id: 'subject',
          head: copy.subject,
          cell: (entry) => <Subject {...entry} />,
          text: ({ subject, about }) => about ?? subject,
        },
        ...what,
        {
          id: 'action',
          head: copy.action,
          cell: ({ action }) => action,
          text: ({ action }) => action,
          isExtra: true,
        },
      ]}
      filters={[
        {
          name: 'via',
          label: copy.via,
          choices: auditSources.map((value) => ({ value, label: historyCopy.via[value] })),
        },
        { name: 'from', label: copy.from, choices: 'days' },
        { name: 'to', label: copy.to, choices: 'days' },
      ]}
      open={null}
      nameOf={({ action, subject }) => `${action} ${subject}`}
      empty={copy.empty}
    />
  );
}

function Subject(entry: RowOf<typeof listAudit>) {
  const { name, to } = subjectOf(entry);
  const words = `${deedOf(entry)} ${entry.about ?? name}`;
  return to === null ? (
    words
  ) : (
    <Link to={to} className="text-accent hover:underline">
      {words}
    </Link>
  );
}
