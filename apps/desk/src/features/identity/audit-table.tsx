import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { auditCopy as copy } from '#copy/audit.ts';
import { historyColumns } from '#parts/history/history-columns.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';

export function AuditTable() {
  return (
    <ResourceTable
      title={copy.title}
      list={listAudit}
      columns={[
        ...historyColumns(),
        {
          id: 'subject',
          head: copy.subject,
          cell: ({ subject }) => subject,
          text: ({ subject }) => subject,
        },
        {
          id: 'action',
          head: copy.action,
          cell: ({ action }) => action,
          text: ({ action }) => action,
          isExtra: true,
        },
      ]}
      open={null}
      nameOf={({ action, subject }) => `${action} ${subject}`}
      empty={copy.empty}
    />
  );
}
