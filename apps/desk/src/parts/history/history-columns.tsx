import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { historyCopy as copy } from '#copy/form.ts';
import type { FormField } from '../form/field-types.ts';
import { toFormValues } from '../form/form-values.ts';
import { showValue } from '../form/show-value.ts';
import type { TableColumn } from '../table/table-types.ts';
import { toFieldNames } from './past-fields.ts';

/** What a change was, in the words of the form that makes it; without one by the columns' own names. */
export function historyColumns(
  fields: readonly FormField[] = [],
): readonly TableColumn<HistoryEntry>[] {
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
      cell: (entry) => cutChanges(fields, entry),
      text: (entry) => changesOf(fields, entry).join(' · '),
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

function cutChanges(fields: readonly FormField[], entry: Entry): string {
  const changes = changesOf(fields, entry, most.letters);
  const rest = changes.length - most.changes;
  return [...changes.slice(0, most.changes), ...(rest > 0 ? [copy.moreChanges(rest)] : [])].join(
    ' · ',
  );
}

type Entry = Pick<HistoryEntry, 'before' | 'after'>;

/** `Nombre: Igora → Igora Royal`, for each field that a change touched. */
function changesOf(
  fields: readonly FormField[],
  { before, after }: Entry,
  letters = Number.POSITIVE_INFINITY,
): string[] {
  const cut = (text: string) => (text.length > letters ? `${text.slice(0, letters)}…` : text);
  return Object.keys(after ?? before ?? {})
    .filter((column) => column !== 'version')
    .map((column) => {
      const [name = column] = Object.keys(toFieldNames({ [column]: null }));
      const field = fields.find((each) => each.name === name);
      const [old, now] = [before, after].map((columns) => cut(say(field, columns?.[column])));
      return `${field?.label ?? column}: ${old} → ${now}`;
    });
}

function say(field: FormField | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field)
    return showValue(field, toFormValues([field], { [field.name]: value })[field.name] ?? '');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
