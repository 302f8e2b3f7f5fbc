import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import type { FormField } from '../form/field-types.ts';
import { toFormValues } from '../form/form-values.ts';
import { showValue } from '../form/show-value.ts';
import { type RowShape, readPastValue } from './past-value.ts';
import { sayPlain } from './say-plain.ts';

/** What a field is called where no form is beside it; undefined: nobody named it. */
export type NameField = (name: string) => string | undefined;

interface SayOptions {
  readonly fields: readonly FormField[];
  /** Of the row that the form changes: what does not fit it is said as it is. */
  readonly row?: RowShape | undefined;
  readonly nameField?: NameField | undefined;
  /** Of each value at most. */
  readonly letters?: number;
}

/** `Nombre: Igora → Igora Royal`, for each field that a change touched. */
export function sayChanges(
  { before, after, names = {} }: Pick<HistoryEntry, 'before' | 'after' | 'names'>,
  { fields, row = {}, nameField, letters = Number.POSITIVE_INFINITY }: SayOptions,
): string[] {
  const cut = (text: string) => (text.length > letters ? `${text.slice(0, letters)}…` : text);
  return Object.keys(after ?? before ?? {})
    .filter((name) => name !== 'version')
    .map((name) => {
      const field = fields.find((each) => each.name === name);
      const values = [before?.[name], after?.[name]];
      const plain = values.map((value) => sayPlain(name, value, names));
      const [first, last] = values.map(
        (value, at) => (field && sayByForm(field, row, value)) ?? plain[at] ?? '',
      );
      // What the form's words do not tell apart is said in full.
      const [old = '', now = ''] = first === last ? plain : [first, last];
      return `${field?.label ?? nameField?.(name) ?? name}: ${cut(old)} → ${cut(now)}`;
    });
}

/** As the form shows it; null for what is no value of this form: a history says that as it is. */
function sayByForm(field: FormField, row: RowShape, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const past = readPastValue(row, field.name, value);
  if (past === undefined) return null;
  try {
    const text = toFormValues([field], { [field.name]: past })[field.name] ?? '';
    return text === '' ? null : showValue(field, text);
  } catch {
    return null;
  }
}
