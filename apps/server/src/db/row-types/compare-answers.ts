import type { Answer } from './answers.ts';
import { findWrongColumn } from './compare-columns.ts';
import type { RowTypes, TypedStatement } from './read-row-types.ts';
import { findMisfit, type Misfit } from './shape.ts';

/** A line for each place where a row type and what PostgreSQL answered are not the same. */
export function compareAnswers({ shapes, statements }: RowTypes, answers: readonly Answer[]) {
  const wrong = new Set<string>();
  for (const { key, columns, rows } of answers) {
    const typed = statements[key] ?? [];
    const misfits = typed.map(({ row }) => {
      const column = findWrongColumn(shapes, row, columns);
      if (column) return column;
      const values = rows.map((one) => findMisfit(shapes, row, one));
      return values.find((misfit) => misfit !== null) ?? null;
    });
    // The same text may stand at two places with two types: one of them is meant.
    if (misfits.includes(null)) continue;
    for (const [index, misfit] of misfits.entries()) {
      const statement = typed[index];
      if (statement && misfit) wrong.add(describe(statement, misfit));
    }
  }
  return [...wrong].sort();
}

/** A line for each statement with a row type that no test sends. */
export function listUnsent({ statements }: RowTypes, answers: readonly Answer[]): string[] {
  const sent = new Set(answers.map(({ key }) => key));
  return Object.entries(statements)
    .filter(([key]) => !sent.has(key))
    .flatMap(([, typed]) => typed)
    .map(
      (one) =>
        `${whereOf(one)}: no test sends this statement, so nothing says that its row type is right: test its call.`,
    );
}

function describe(statement: TypedStatement, { at, declared, found }: Misfit): string {
  return `${whereOf(statement)}: "${at}" is ${declared} by the row type, ${found} by PostgreSQL: correct the type or the statement.`;
}

function whereOf({ file, line }: TypedStatement): string {
  return `apps/server/src/${file}:${line}`;
}
