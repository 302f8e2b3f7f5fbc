import { clsx } from 'clsx';
import { uploadCopy as copy } from '#copy/catalogue/imports.ts';
import {
  findTwice,
  type ReadColumn,
  type SaidColumns,
  targetOf,
  targetsOf,
} from './column-targets.ts';

interface ColumnTableProps {
  readonly columns: readonly ReadColumn[];
  readonly said: SaidColumns;
  readonly warehouses: readonly { readonly code: string; readonly name: string }[];
  readonly say: (said: SaidColumns) => void;
  readonly isFixed: boolean;
}

/** What each column of a file is taken for, with examples, each to be corrected. */
export function ColumnTable({ columns, said, warehouses, say, isFixed }: ColumnTableProps) {
  const targets = targetsOf(warehouses);
  const twice = findTwice(columns, said);
  const choose = (column: ReadColumn, value: string) => {
    const { [column.name]: _before, ...others } = said;
    const target = value === '' ? null : value;
    say(target === column.target ? others : { ...others, [column.name]: target });
  };
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table aria-label={copy.columns} className="w-full">
        <thead className="bg-sunken text-left text-xs text-ink-soft">
          <tr className="h-9">
            <th scope="col" className="px-3 font-semibold">
              {copy.yours}
            </th>
            <th scope="col" className="px-3 font-semibold">
              {copy.examples}
            </th>
            <th scope="col" className="px-3 font-semibold">
              {copy.is}
            </th>
            <th scope="col" className="px-3 font-semibold">
              {copy.sureHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {columns
            .filter(({ name }) => name !== '')
            .map((column) => {
              const { name, examples, certainty } = column;
              const other = twice.get(name);
              const isSaid = said[name] !== undefined;
              const target = targetOf(column, said);
              return (
                <tr
                  key={name}
                  className={clsx('border-t border-line', target === null && 'text-ink-soft')}
                >
                  <th
                    scope="row"
                    className="max-w-60 px-3 py-1.5 text-left font-medium break-words"
                  >
                    {name}
                  </th>
                  <td className="max-w-80 truncate px-3 text-ink-soft" title={examples.join(' · ')}>
                    {examples.join(' · ') || '–'}
                  </td>
                  <td className="px-3 py-1">
                    <select
                      aria-label={`${name}: ${copy.is}`}
                      aria-invalid={other !== undefined}
                      disabled={isFixed}
                      value={target ?? ''}
                      onChange={(event) => choose(column, event.target.value)}
                      className="h-(--control) w-56 rounded-sm border border-line-strong bg-surface px-2 aria-invalid:border-danger"
                    >
                      <option value="">{copy.leaveOut}</option>
                      {targets.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </select>
                    {other === undefined ? null : (
                      <p className="text-xs text-danger">{copy.twice(other)}</p>
                    )}
                  </td>
                  <td
                    className={clsx(
                      'px-3',
                      certainty === 'guess' && !isSaid
                        ? 'font-semibold text-warning'
                        : 'text-ink-soft',
                    )}
                  >
                    {isSaid ? copy.certainty.said : copy.certainty[certainty]}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </div>
  );
}
