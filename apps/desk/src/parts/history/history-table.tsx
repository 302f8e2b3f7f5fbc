import type { HistoryCall } from '@matiz/contracts/staff/audit.ts';
import { historyCopy as copy } from '#copy/form.ts';
import { ResourceTable } from '../table/resource-table.tsx';
import { historyColumns } from './history-columns.tsx';

/** The history of one object, the newest first. */
export function HistoryTable({ list, id }: { list: HistoryCall; id: string }) {
  return (
    <ResourceTable
      title={copy.title}
      isPart
      list={list}
      within={{ 'f.id': id }}
      columns={historyColumns}
      open={null}
      nameOf={() => copy.title}
      empty={copy.empty}
    />
  );
}
