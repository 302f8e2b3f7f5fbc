import { bogotaMinute, fromBogotaMinute } from '@matiz/domain/kernel/clock.ts';
import { groupDigits } from '@matiz/domain/kernel/text.ts';
import type { FormField, FormValues } from './field-types.ts';

type Row = Readonly<Record<string, unknown>> | null;

/** The values of a row as its form shows them; of none, empty ones. */
export function toFormValues(fields: readonly FormField[], row: Row): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = row?.[name];
      if (kind.is === 'switch') return [name, value === true];
      if (kind.is === 'money' && typeof value === 'number')
        return [name, groupDigits(String(value))];
      if (kind.is === 'number' && typeof value === 'number')
        return [name, String(value).replace('.', ',')];
      if (value === null || value === undefined) return [name, ''];
      if (kind.is === 'moment') return [name, bogotaMinute(new Date(String(value)))];
      if (kind.is === 'own' && kind.text) return [name, kind.text.of(value)];
      return [name, String(value)];
    }),
  );
}

/** What a form begins with: its row, or what something new begins with. */
export function firstFormValues(fields: readonly FormField[], row: Row): FormValues {
  if (row !== null) return toFormValues(fields, row);
  const begun = fields.flatMap(({ name, initial }) =>
    initial === undefined ? [] : [[name, initial] as const],
  );
  return { ...toFormValues(fields, null), ...Object.fromEntries(begun) };
}

/** What a form sends of the fields that were changed, in the contract's types. */
export function toSet(
  fields: readonly FormField[],
  values: FormValues,
  changed: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => changed.has(name))
      .map((field) => [field.name, toSent(field, values[field.name] ?? '')]),
  );
}

function toSent({ kind, isOptional }: FormField, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value;
  if (value.trim() === '' && isOptional) return null;
  if (kind.is === 'own' && kind.isOne) return value;
  if (kind.is === 'own' && kind.text) return kind.text.read(value);
  if (kind.is === 'moment') return fromBogotaMinute(value)?.toISOString() ?? value;
  if (kind.is === 'several' || kind.is === 'own') return value === '' ? [] : value.split(',');
  const text = plainNumber(kind, value);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : value;
}

/** A dot before three digits parts thousands: 3.900 is what a Colombian writes for 3900. */
const thousands = /(?<=^\d{1,3}(?:\.\d{3})*)\.(?=\d{3}(?:\.\d{3})*(?:,\d+)?$)/g;

/** A number as JavaScript reads it; empty when there is none. Pesos have dots, others a comma. */
function plainNumber(kind: FormField['kind'], value: string): string {
  if (kind.is === 'money') return value.replace(/[$.\s]/g, '');
  if (kind.is === 'number') return value.trim().replace(thousands, '').replace(',', '.');
  return kind.is === 'choice' && kind.isNumber ? value : '';
}

/** The fields whose values differ. */
export function changedFields(before: FormValues, after: FormValues): ReadonlySet<string> {
  return new Set(Object.keys(after).filter((name) => before[name] !== after[name]));
}

/** The fields of something new that have a value: a switch that is off is one as well. */
export function writtenFields(values: FormValues): ReadonlySet<string> {
  return new Set(Object.keys(values).filter((name) => values[name] !== ''));
}
