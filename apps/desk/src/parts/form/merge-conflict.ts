import type { FormValues } from './field-types.ts';

/** One field that someone else changed while a form was open. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
  /** Both changed it, and differently: someone has to choose. */
  readonly isChoice: boolean;
}

/**
 * What others changed since the form was read: fields that both changed need a choice, the others'
 * own changes stay. `read` is what the form began with, `mine` what it holds, `theirs` the row now.
 */
export function findFieldConflicts(
  read: FormValues,
  mine: FormValues,
  theirs: FormValues,
): FieldConflict[] {
  return Object.keys(theirs).flatMap((name) => {
    const [was, own, other] = [read[name] ?? '', mine[name] ?? '', theirs[name] ?? ''];
    if (other === was) return [];
    return [{ name, mine: own, theirs: other, isChoice: own !== was && own !== other }];
  });
}

/** The form's values once the choices are made: theirs wherever nothing of mine was chosen. */
export function mergeChoices(
  mine: FormValues,
  conflicts: readonly FieldConflict[],
  keepsMine: ReadonlySet<string>,
): FormValues {
  const taken = conflicts.filter(({ name, isChoice }) => !(isChoice && keepsMine.has(name)));
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) };
}
