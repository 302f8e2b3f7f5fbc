import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { conflictCopy as copy } from '#copy/form.ts';
import type { FormField } from '../form/field-types.ts';
import { toFormValues } from '../form/form-values.ts';
import { showValue } from '../form/show-value.ts';
import { toFieldNames } from './past-fields.ts';

/** What a field is called where no form is beside it; undefined: nobody named it. */
export type NameField = (name: string) => string | undefined;

interface SayOptions {
  readonly fields: readonly FormField[];
  readonly nameField?: NameField | undefined;
  /** Of each value at most. */
  readonly letters?: number;
}

/** `Nombre: Igora → Igora Royal`, for each field that a change touched. */
export function sayChanges(
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
  { fields, nameField, letters = Number.POSITIVE_INFINITY }: SayOptions,
): string[] {
  const cut = (text: string) => (text.length > letters ? `${text.slice(0, letters)}…` : text);
  return Object.keys(after ?? before ?? {})
    .filter((column) => column !== 'version')
    .map((column) => {
      const [name = column] = Object.keys(toFieldNames({ [column]: null }));
      const field = fields.find((each) => each.name === name);
      const [old, now] = [before, after].map((columns) => cut(sayValue(field, columns?.[column])));
      return `${field?.label ?? nameField?.(name) ?? column}: ${old} → ${now}`;
    });
}

/** A moment as PostgreSQL writes it into JSON. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function sayValue(field: FormField | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field) {
    const values = toFormValues([field], { [field.name]: value });
    return showValue(field, values[field.name] ?? '');
  }
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'string') return moment.test(value) ? formatMoment(value) : value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return value.length === 0 ? '–' : value.join(', ');
  }
  return JSON.stringify(value);
}
