import { sqlState } from '#db/connection/unavailable.ts';
import type { Cells, DataSheet } from './sheet.ts';

/** Why a row cannot be taken. */
export type SheetRowFault =
  | { readonly code: 'TWICE' }
  | { readonly code: 'TAKEN' }
  | { readonly code: 'CROSSES' }
  | { readonly code: 'NOT_ALLOWED'; readonly rule: string }
  | { readonly code: 'LACKS'; readonly heading: string }
  | { readonly code: 'BAD_VALUE'; readonly heading: string; readonly value: string }
  | {
      readonly code: 'UNKNOWN';
      readonly heading: string;
      readonly value: string;
      /** Where it is made. */
      readonly file: string;
    };

/** What the database refused of a row; null for what is not the row's fault. */
export function faultReason(
  error: unknown,
  { columns }: DataSheet,
  cells: Cells,
): SheetRowFault | null {
  const state = sqlState(error) ?? '';
  const field = (name: string) => {
    const value: unknown = error instanceof Object ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const headingOf = (column: string) =>
    columns.find((one) => one.column === column || (one.of && column in one.of.puts))?.name ??
    column;
  if (state === '23505') return { code: 'TAKEN' };
  if (state === '23P01') return { code: 'CROSSES' };
  if (state === '23502') return { code: 'LACKS', heading: headingOf(field('column')) };
  if (state.startsWith('23')) return { code: 'NOT_ALLOWED', rule: field('constraint') };
  if (!state.startsWith('22')) return null;
  const value = /"([^"]*)"/.exec(field('message'))?.[1] ?? '';
  const heading = Object.keys(cells).find((name) => cells[name] === value) ?? '';
  return { code: 'BAD_VALUE', heading, value };
}
