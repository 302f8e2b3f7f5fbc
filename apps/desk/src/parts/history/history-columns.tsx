import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { historyCopy as copy } from '#copy/form.ts';
import type { TableColumn } from '../table/table-types.ts';

export const historyColumns: readonly TableColumn<HistoryEntry>[] = [
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
    cell: (entry) => cutChanges(entry),
    text: (entry) => changesOf(entry).join(' · '),
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

/** What is as long as a list of products is cut on the screen; the file has all of it. */
const most = { changes: 12, letters: 120 };

function cutChanges(entry: Entry): string {
  const changes = changesOf(entry, most.letters);
  const rest = changes.length - most.changes;
  return [...changes.slice(0, most.changes), ...(rest > 0 ? [copy.moreChanges(rest)] : [])].join(
    ' · ',
  );
}

type Entry = Pick<HistoryEntry, 'before' | 'after'>;

/** `name: Igora → Igora Royal`, for each field that a change touched. */
function changesOf({ before, after }: Entry, letters = Number.POSITIVE_INFINITY): string[] {
  const cut = (text: string) => (text.length > letters ? `${text.slice(0, letters)}…` : text);
  return Object.keys(after ?? before ?? {})
    .filter((name) => name !== 'version')
    .map((name) => `${name}: ${cut(shown(before?.[name]))} → ${cut(shown(after?.[name]))}`);
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
