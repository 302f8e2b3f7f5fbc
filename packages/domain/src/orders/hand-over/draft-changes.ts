import type { CartPlan, PlannedLine } from '../../cart/plan/plan-cart.ts';
import { choiceKey } from '../../cart/snapshot.ts';
import type { Pesos } from '../../kernel/money.ts';

/** A line of a draft as the buyer was shown it. */
export interface ShownDraftLine {
  /** The same for the same choice, whatever row it stands in. */
  readonly key: string;
  readonly name: string;
  readonly versionName: string | null;
  readonly units: number;
  /** Of one unit. */
  readonly price: Pesos;
}

/** What became of a line since: units, or pesos a unit where the price changed. */
export interface DraftChange {
  readonly kind: 'added' | 'removed' | 'quantity' | 'price';
  readonly name: string;
  readonly versionName: string | null;
  readonly before: number;
  readonly after: number;
}

/** The lines of a draft, one for each choice: what cannot be had just now is in it too. */
export function draftLines({ lines, outOfStock }: CartPlan): ShownDraftLine[] {
  const byKey = Map.groupBy([...lines, ...outOfStock], keyOf);
  return [...byKey].flatMap(([key, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            key,
            name: first.sellable.name,
            versionName: first.sellable.versionName,
            units: others.reduce((units, { quantity }) => units + quantity, first.quantity),
            price: first.price.price,
          },
        ],
  );
}

const keyOf = ({ row }: PlannedLine) => choiceKey(row);

/** What differs between what was shown and what is, in the order of what is; what is gone comes last. */
export function compareDrafts(
  shown: readonly ShownDraftLine[],
  current: readonly ShownDraftLine[],
): DraftChange[] {
  const before = new Map(shown.map((line) => [line.key, line]));
  const changes = current.flatMap((line) => changesOf(before.get(line.key), line));
  const left = new Set(current.map(({ key }) => key));
  const gone = shown.filter(({ key }) => !left.has(key));
  return [...changes, ...gone.map((line) => ({ ...named(line), ...goneOf(line) }))];
}

function changesOf(before: ShownDraftLine | undefined, line: ShownDraftLine): DraftChange[] {
  if (!before) return [{ ...named(line), kind: 'added', before: 0, after: line.units }];
  const change = (kind: 'quantity' | 'price', from: number, to: number): DraftChange[] =>
    from === to ? [] : [{ ...named(line), kind, before: from, after: to }];
  return [
    ...change('quantity', before.units, line.units),
    ...change('price', before.price, line.price),
  ];
}

function goneOf({ units }: ShownDraftLine) {
  return { kind: 'removed' as const, before: units, after: 0 };
}

function named({ name, versionName }: ShownDraftLine) {
  return { name, versionName };
}

/**
 * What the buyer was shown, once they changed something themselves: their own change is no news to
 * them, everything else stays what it was.
 */
export function withOwnChange(
  shown: readonly ShownDraftLine[],
  before: readonly ShownDraftLine[],
  after: readonly ShownDraftLine[],
): ShownDraftLine[] {
  const touched = new Set(
    [...before, ...after]
      .map(({ key }) => key)
      .filter((key) => unitsAt(before, key) !== unitsAt(after, key)),
  );
  const kept = shown.filter(({ key }) => !touched.has(key) || unitsAt(after, key) !== null);
  const known = new Set(kept.map(({ key }) => key));
  const own = after.filter(({ key }) => touched.has(key));
  const byKey = new Map(own.map((line) => [line.key, line]));
  return [
    ...kept.map((line) => byKey.get(line.key) ?? line),
    ...own.filter(({ key }) => !known.has(key)),
  ];
}

function unitsAt(lines: readonly ShownDraftLine[], key: string): number | null {
  return lines.find((line) => line.key === key)?.units ?? null;
}
