import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import { formatDay, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { groupDigits } from '@matiz/domain/kernel/text.ts';
import { auditValues } from '#copy/audit/audit-values.ts';
import { conflictCopy as copy } from '#copy/form.ts';
import { nameField } from './name-field.ts';

type Names = NonNullable<HistoryEntry['names']>;
type Said = Readonly<Record<string, unknown>>;

/** A moment as PostgreSQL writes it into JSON, and a day. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;

/** A value of the audit where no form says it: ids by what they name, the rest in words. */
export function sayPlain(field: string, value: unknown, names: Names = {}): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'object') {
    const parts = Array.isArray(value)
      ? value.map((each) => sayPlain(field, each, names))
      : [sayObject(value as Said, names)];
    return parts.join(', ') || '–';
  }
  const text = String(value);
  const word = wordOf(names, field, text) ?? wordOf(auditValues, kindOf(field), text);
  if (word !== undefined) return word;
  if (typeof value === 'number') return sayNumber(value);
  if (moment.test(text)) return formatMoment(text);
  return day.test(text) ? `${formatDay(text)} de ${text.slice(0, 4)}` : text;
}

function sayObject(value: Said, names: Names): string {
  const { name, quantity, minQuantity, percent, label, link } = value;
  if (name !== undefined) return quantity === undefined ? String(name) : `${quantity} × ${name}`;
  if (percent !== undefined) return `${minQuantity}+: ${sayPlain('percent', percent)} %`;
  const rest = Object.entries(value).filter(([key]) => key !== 'label' && key !== 'link');
  const said = rest.flatMap(([key, each]) => {
    const isNothing = each === null || each === '' || (Array.isArray(each) && each.length === 0);
    return isNothing ? [] : [`${nameField(key) ?? key}: ${sayPlain(key, each, names)}`];
  });
  if (label === undefined) return said.join(', ');
  return `${label} (${[link, ...said].join(', ')})`;
}

function sayNumber(value: number): string {
  const [whole = '', part] = String(value).split('.');
  return part === undefined ? groupDigits(whole) : `${groupDigits(whole)},${part}`;
}

/** `delivery_1` is said as any delivery is. */
function kindOf(field: string): string {
  return field.replace(/_.+$/, '');
}

function wordOf(words: Names, field: string, value: string): string | undefined {
  const own = Object.hasOwn(words, field) ? words[field] : undefined;
  return own && Object.hasOwn(own, value) ? own[value] : undefined;
}
