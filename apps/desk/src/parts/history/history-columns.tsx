import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { historyCopy as copy } from '#copy/form.ts';
import type { FormField } from '../form/field-types.ts';
import type { TableColumn } from '../table/table-types.ts';
import type { RowShape } from './past-value.ts';
import { type NameField, sayChanges } from './say-changes.ts';

interface HistoryWords {
  /** Of the form that makes the changes, and of the row that it is of. */
  readonly fields?: readonly FormField[] | undefined;
  readonly row?: RowShape | undefined;
  readonly nameField?: NameField | undefined;
}

/**
 * What a change was, in the words of the form that makes it; a field that it has not is called as
 * `nameField` does.
 */
export function historyColumns({
  fields = [],
  row,
  nameField,
}: HistoryWords): readonly TableColumn<HistoryEntry>[] {
  const words = { fields, row, nameField };
  return [
    {
      id: 'at',
      head: copy.when,
      order: 'at',
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
      text: ({ at }) => at,
    },
    { id: 'by', head: copy.who, cell: ({ by }) => by, text: ({ by }) => by },
    {
      id: 'changes',
      head: copy.changes,
      cell: (entry) => cutChanges(sayChanges(entry, { ...words, letters: most.letters })),
      text: (entry) => sayChanges(entry, words).join(' · '),
    },
    {
      id: 'reason',
      head: copy.why,
      cell: ({ reason }) => reason,
      text: ({ reason }) => reason ?? '',
    },
    {
      id: 'via',
      head: copy.through,
      cell: ({ via }) => copy.via[via],
      text: ({ via }) => copy.via[via],
    },
  ];
}

/** What is as long as a list of products is cut on the screen; the file has all of it. */
const most = { changes: 12, letters: 120 };

function cutChanges(changes: readonly string[]): string {
  const rest = changes.length - most.changes;
  return [...changes.slice(0, most.changes), ...(rest > 0 ? [copy.moreChanges(rest)] : [])].join(
    ' · ',
  );
}
