import type { ImportDetail } from '@matiz/contracts/staff/catalogue/imports.ts';
import { columnNames, warehouseColumnNames } from '@matiz/domain/catalogue/import/columns.ts';
import { columnLabels } from '#copy/catalogue/imports.ts';

export type ReadColumn = NonNullable<ImportDetail['reading']>['columns'][number];
export type SaidColumns = Readonly<Record<string, string | null>>;

interface Warehouse {
  readonly code: string;
  readonly name: string;
}

/** What a column may be taken for: our columns, those of each warehouse among them. */
export function targetsOf(warehouses: readonly Warehouse[]) {
  const plain = Object.values(columnNames).map(([name]) => ({
    value: name as string,
    label: columnLabels[name],
  }));
  const ofWarehouses = Object.values(warehouseColumnNames).flatMap(([name]) => [
    { value: name as string, label: columnLabels[name] },
    ...warehouses.map((one) => ({
      value: `${name}_${one.code}`,
      label: `${columnLabels[name]} · ${one.name}`,
    })),
  ]);
  return [...plain, ...ofWarehouses];
}

/** What a column is taken for now: what was said of it, else the proposal, as the server decides it. */
export function targetOf(column: ReadColumn, said: SaidColumns): string | null {
  const own = said[column.name];
  if (own !== undefined) return own;
  const isTaken = column.certainty !== 'kept' && Object.values(said).includes(column.target);
  return isTaken ? null : column.target;
}

/** By a column's name, another one that is taken for the same. */
export function findTwice(
  columns: readonly ReadColumn[],
  said: SaidColumns,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const twice = new Map<string, string>();
  for (const column of columns) {
    const target = targetOf(column, said);
    if (target === null) continue;
    const other = first.get(target);
    if (other === undefined) first.set(target, column.name);
    else {
      twice.set(column.name, other);
      twice.set(other, column.name);
    }
  }
  return twice;
}
