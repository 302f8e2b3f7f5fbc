import { checkQuantity, readTypedQuantity } from '@matiz/domain/kernel/quantity.ts';
import type { Sellable } from '../catalogue/index.ts';
import { readAssemblies } from './assemblies.ts';
import { applyFulfilled, type CartChange, type Lines } from './cart-change.ts';
import { type CartRow, choiceKey } from './cart-picture.ts';
import { choiceOf, type Fulfilled, type Wish } from './fulfil.ts';
import { type Fault, faultOf, faultOfRefusal } from './quick-order-faults.ts';
import type { ResolvedRow } from './resolve-items.ts';
import { isRefusal, type Serving, startServing } from './serve-wishes.ts';

/** A row that is one thing, of which so many units are wanted. */
export interface GoodRow {
  readonly sellable: Sellable;
  readonly assemblyVersionIds: readonly number[];
  readonly quantity: number;
  /** How many of its units leave with an arrival, and the last day of them. */
  readonly inPresale: number;
  readonly lastDate: string | null;
}

/** What became of a row. */
export interface DecidedRow {
  readonly row: ResolvedRow;
  readonly sellable: Sellable | null;
  readonly quantity: number | null;
  readonly outcome: GoodRow | Fault;
}

interface Asked {
  readonly place: number;
  readonly sellable: Sellable;
  readonly assemblyVersionIds: readonly number[];
  readonly quantity: number;
}

/**
 * Decides the rows of a quick order, each by itself: the good ones together make the change, the
 * bad ones say why. Rows of one version count together for its minimum and for what there is.
 */
export function decideQuickOrder(
  rows: readonly ResolvedRow[],
  picture: Lines,
  world: { moment: Date; newId: () => string },
): { decided: DecidedRow[]; change: CartChange | null } {
  const read = rows.map((row, place) => readRow(row, place, picture));
  const serving = startServing(picture);
  const fulfilled = new Map<string, Fulfilled>();
  const outcomes = new Map<number, GoodRow | Fault>();
  const asked = read.flatMap(({ outcome }) => ('place' in outcome ? [outcome] : []));
  for (const [key, same] of Map.groupBy(asked, keyOf)) {
    const served = serveRows(same, picture.rows, serving);
    if (served.fulfilled) fulfilled.set(key, served.fulfilled);
    for (const [place, outcome] of served.outcomes) outcomes.set(place, outcome);
  }
  const decided = read.map(({ outcome, ...about }, place) => ({
    ...about,
    outcome: 'place' in outcome ? (outcomes.get(place) ?? faultOf('UNKNOWN_PRODUCT')) : outcome,
  }));
  const change =
    fulfilled.size === 0 ? null : applyFulfilled([...fulfilled.values()], picture, world);
  return { decided, change };
}

/** What the row asks for, or why that cannot be told. */
function readRow(
  row: ResolvedRow,
  place: number,
  { sellables }: Lines,
): Omit<DecidedRow, 'outcome'> & { outcome: Asked | Fault } {
  const typed = row.quantityText === null ? null : readTypedQuantity(row.quantityText);
  const quantity = typed?.ok ? typed.value : null;
  const [found, ...others] = row.found;
  const sellable = (found && others.length === 0 && sellables.get(found.versionId)) || null;
  const about = { row, sellable, quantity };
  if (!found) return { ...about, outcome: faultOf('UNKNOWN_CODE', { text: row.item }) };
  if (others.length > 0) return { ...about, outcome: faultOf('AMBIGUOUS', { text: row.item }) };
  if (!sellable || sellable.isWithdrawn) {
    return { ...about, sellable: null, outcome: faultOf('UNKNOWN_PRODUCT') };
  }
  const { name } = found;
  if (!found.isChosen) return { ...about, outcome: faultOf('VERSION_REQUIRED', { name }) };
  const parts = readAssemblies(sellable, []);
  if (!parts.ok) return { ...about, outcome: faultOf('COMBO_PART_MISSING', { name }) };
  if (typed === null) return { ...about, outcome: faultOf('QUANTITY_MISSING') };
  if (!typed.ok) return { ...about, outcome: faultOf(typed.error) };
  const outcome = { place, sellable, assemblyVersionIds: parts.value, quantity: typed.value };
  return { ...about, outcome: typed.value < 1 ? tooFew(outcome) : outcome };
}

function tooFew({ sellable, quantity }: Asked): Fault {
  const { name, minQuantity: min } = sellable;
  const checked = checkQuantity({ ...sellable, quantity });
  return faultOf('BELOW_MINIMUM', { name, min }, checked.ok ? [] : checked.error.nearest);
}

function keyOf(asked: Asked): string {
  return choiceKey(choiceOf(asked));
}

/** Rows of one version: all of them, or those that can be had one after another. */
function serveRows(
  same: readonly Asked[],
  rows: readonly CartRow[],
  serving: Serving,
): { fulfilled: Fulfilled | null; outcomes: Map<number, GoodRow | Fault> } {
  const [first] = same;
  const outcomes = new Map<number, GoodRow | Fault>();
  if (!first) return { fulfilled: null, outcomes };
  const mine = rows.filter((row) => choiceKey(row) === keyOf(first));
  const held = unitsOf(mine);
  const wish = (more: number): Wish => ({ ...first, total: held + more });
  const all = serving.serve(wish(unitsOf(same)));
  let fulfilled: Fulfilled | null = isRefusal(all) ? null : all;
  let good = isRefusal(all) ? [] : [...same];
  if (isRefusal(all)) {
    for (const asked of same) {
      const outcome = serving.serve(wish(unitsOf([...good, asked])));
      if (isRefusal(outcome)) {
        const before = held + unitsOf(good);
        outcomes.set(asked.place, faultOfRefusal(outcome, before));
        continue;
      }
      fulfilled = outcome;
      good = [...good, asked];
    }
  }
  if (fulfilled)
    shareOut(good, fulfilled, unitsOf(mine.filter(({ advance }) => advance)), outcomes);
  return { fulfilled, outcomes };
}

/** Units that wait, beyond those that waited before, are told of the last rows. */
function shareOut(
  good: readonly Asked[],
  { promises }: Fulfilled,
  before: number,
  outcomes: Map<number, GoodRow | Fault>,
): void {
  let left = Math.max(0, unitsOf(promises) - before);
  const last = promises.at(-1)?.date ?? null;
  for (const { place, ...asked } of good.toReversed()) {
    const inPresale = Math.min(left, asked.quantity);
    left -= inPresale;
    outcomes.set(place, { ...asked, inPresale, lastDate: inPresale > 0 ? last : null });
  }
}

function unitsOf(rows: readonly { readonly quantity: number }[]): number {
  return rows.reduce((units, { quantity }) => units + quantity, 0);
}
