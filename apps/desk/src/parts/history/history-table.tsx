import type { Call } from '@matiz/contracts/define-call.ts';
import type { HistoryCall, HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { Button } from '@matiz/ui/button.tsx';
import { historyCopy as copy } from '#copy/form.ts';
import type { FormField } from '../form/field-types.ts';
import { ResourceTable } from '../table/resource-table.tsx';
import { historyColumns } from './history-columns.tsx';
import { nameField } from './name-field.ts';
import { rowShapeOf } from './past-value.ts';

interface HistoryTableProps {
  readonly list: HistoryCall;
  readonly id: string;
  /** Of the form that changes it. */
  readonly fields?: readonly FormField[];
  /** Reads the object; what does not fit its answer is shown as the audit has it. */
  readonly read: Call;
  /** The version that stands, and how an earlier one comes back; left out where none does. */
  readonly restore?: {
    readonly version: number;
    readonly to: (entry: HistoryEntry) => void;
  };
}

/** The history of one object, the newest first. */
export function HistoryTable({ list, id, fields, read, restore }: HistoryTableProps) {
  const back = {
    id: 'restore',
    head: copy.restoreHead,
    cell: (entry: HistoryEntry) =>
      isPast(entry, restore?.version) ? (
        <Button size="sm" variant="quiet" onClick={() => restore?.to(entry)}>
          {copy.restore}
        </Button>
      ) : null,
  };
  return (
    <ResourceTable
      title={copy.title}
      isPart
      list={list}
      within={{ 'f.id': id }}
      columns={[
        ...historyColumns({ fields, row: rowShapeOf(read), nameField }),
        ...(restore ? [back] : []),
      ]}
      open={null}
      nameOf={() => copy.title}
      empty={copy.empty}
    />
  );
}

/** What was made then is another version than the one that stands. */
function isPast({ after }: HistoryEntry, version: number | undefined): boolean {
  return typeof after?.version === 'number' && after.version !== version;
}
