import { RequestError } from '@matiz/client/request-error.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import type { HistoryCall, HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useNavigate } from 'react-router';
import { historyCopy as copy } from '#copy/form.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { ask } from '#parts/question/ask.ts';
import { keepDraft, readDraft } from '../form/draft.ts';
import type { FormField } from '../form/field-types.ts';
import { toFormValues } from '../form/form-values.ts';
import type { EditedRow } from '../form/use-resource-form.ts';
import { readAll } from '../table/export/read-all.ts';
import { emptyListState } from '../table/list-state.ts';
import { nameField } from './name-field.ts';
import { undoChanges } from './past-fields.ts';
import { rowShapeOf } from './past-value.ts';

/** Further back nobody goes by a button. */
const mostChanges = 1_000;

interface RestoredForm {
  /** Of its draft (`useResourceForm`). */
  readonly name: string;
  readonly place: string;
  readonly fields: readonly FormField[];
  readonly history: HistoryCall;
  /** Reads the row: what fits its answer can come back. */
  readonly read: Call;
}

/**
 * Writes an earlier version of a row into its form, to be looked through and saved: the server
 * checks it as anything that is written, and its history goes on.
 */
export function useRestore({ name, place, fields, history, read }: RestoredForm) {
  const request = useRequest();
  const navigate = useNavigate();
  return async (row: NonNullable<EditedRow>, entry: HistoryEntry): Promise<void> => {
    const question = { text: copy.restoreOver, yes: copy.restoreOverYes };
    if (readDraft(name) && !(await ask(question))) return;
    try {
      const found = await readAll<HistoryEntry>(request, history, {
        state: emptyListState,
        within: { 'f.id': row.id },
        most: mostChanges,
        onRead: () => true,
      });
      const at = found?.rows.findIndex(({ id }) => id === entry.id) ?? -1;
      if (at < 0) return void toast({ message: copy.restoreTooOld, tone: 'danger' });
      const newer = found?.rows.slice(0, at) ?? [];
      const past = undoChanges(row, newer, { fields, shape: rowShapeOf(read) });
      const left = past.left.map((field) => labelOf(fields, field)).join(', ');
      if (past.back.length === 0) {
        return void toast({ message: copy.restoredNothing(left), tone: 'danger' });
      }
      keepDraft(name, { values: toFormValues(fields, past.row), at: Date.now() });
      await navigate(place);
      toast({ message: left === '' ? copy.restored : copy.restoredInPart(left) });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    }
  };
}

function labelOf(fields: readonly FormField[], name: string): string {
  return fields.find((field) => field.name === name)?.label ?? nameField(name) ?? name;
}
