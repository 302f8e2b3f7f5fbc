import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { conflictCopy as copy } from '#copy/form.ts';

/** A moment as PostgreSQL writes it into JSON. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** A value of the audit where no form says it. */
export function sayPlain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'string') return moment.test(value) ? formatMoment(value) : value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return value.length === 0 ? '–' : value.join(', ');
  }
  return JSON.stringify(value);
}
