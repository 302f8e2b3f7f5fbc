import { conflictCopy as copy } from '#copy/form.ts';
import type { FormField } from './field-types.ts';

/** What a form holds of a field, in the words that the form itself shows it by. */
export function showValue(field: FormField | undefined, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (value === '') return copy.empty;
  const { kind } = field ?? {};
  if (kind?.is === 'own') return kind.show(value);
  if (kind?.is !== 'choice' && kind?.is !== 'several') return value;
  const labels = new Map(kind.choices.map((choice) => [choice.value, choice.label]));
  const values = kind.is === 'several' ? value.split(',') : [value];
  return values.map((each) => labels.get(each) ?? each).join(', ');
}
