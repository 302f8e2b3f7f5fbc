import { fail, ok, type Result } from '../../../kernel/result.ts';
import { foldText } from '../../../kernel/text.ts';
import type { Mapping, WarehouseChoice } from '../columns.ts';
import { type ProposedColumn, targetNamed } from './propose-mapping.ts';

/** What someone said of a file's columns. */
export interface RequestedMapping {
  /** Our column, or a usual word for it, by the name in the file. */
  readonly given: ReadonlyMap<string, string>;
  /** Names of columns to leave out. */
  readonly ignored: readonly string[];
  /** What was taken for what when such a header was imported before; null: never. */
  readonly kept: Mapping | null;
  /** Whether the rest is as proposed; what nobody knows is left out. */
  readonly acceptsProposal: boolean;
}

export interface DecidedMapping {
  /** Empty: the file has our own columns. */
  readonly mapping: Mapping;
  /** Whether columns have other names than ours. */
  readonly isForeign: boolean;
}

/** Why there is no mapping yet: columns that someone has to say something of, or a wish for none. */
export type MappingFault =
  | { readonly code: 'UNDECIDED'; readonly columns: readonly ProposedColumn[] }
  | { readonly code: 'NO_SUCH_COLUMN'; readonly column: string }
  | { readonly code: 'NO_SUCH_TARGET'; readonly target: string };

/**
 * Decides what each column is: what is said goes before what was kept, that before our own names, and
 * a proposal counts only once it is accepted. Columns that Matiz has no use for need no word as soon
 * as one was said of others.
 */
export function decideMapping(
  proposal: readonly ProposedColumn[],
  { given, ignored, kept, acceptsProposal }: RequestedMapping,
  warehouses: WarehouseChoice,
): Result<DecidedMapping, MappingFault> {
  const names = new Map(proposal.map(({ name }) => [foldText(name), name]));
  for (const named of [...given.keys(), ...ignored]) {
    if (!names.has(foldText(named))) return fail({ code: 'NO_SUCH_COLUMN', column: named });
  }
  const requested = new Map<string, string | null>();
  for (const named of ignored) requested.set(foldText(named), null);
  for (const [named, typed] of given) {
    const target = targetNamed(typed, warehouses);
    if (target === null) return fail({ code: 'NO_SUCH_TARGET', target: typed });
    requested.set(foldText(named), target);
  }
  const taken = new Set([...requested.values()]);
  const hasWord = requested.size > 0 || kept !== null || acceptsProposal;
  const mapping = new Map<string, string | null>();
  const undecided: ProposedColumn[] = [];
  for (const column of proposal) {
    const { name, certainty } = column;
    const said = requested.get(foldText(name));
    // What someone said of one column is not proposed for another.
    const target = column.target !== null && taken.has(column.target) ? null : column.target;
    if (said !== undefined) mapping.set(name, said);
    else if (kept?.has(name)) mapping.set(name, kept.get(name) ?? null);
    else if (certainty === 'own' || name === '' || acceptsProposal) mapping.set(name, target);
    else if (certainty === 'unused' && hasWord) mapping.set(name, null);
    else undecided.push(column);
  }
  if (undecided.length > 0) return fail({ code: 'UNDECIDED', columns: proposal });
  const others = proposal.filter(({ name, certainty }) => certainty !== 'own' && name !== '');
  const isForeign = others.some(({ name }) => (mapping.get(name) ?? null) !== null);
  return ok({ mapping: others.length === 0 ? new Map() : mapping, isForeign });
}
