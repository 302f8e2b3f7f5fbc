import type { Sellable } from '../../catalogue/sellable.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import { checkQuantity, readTypedQuantity } from '../../kernel/quantity.ts';
import { refuse } from '../../kernel/refusal.ts';
import { applyServed, type CartChange } from '../lines/cart-change.ts';
import { choiceOf, isRefusal, type LineRequest, type ServedRequest } from '../plan/fulfil.ts';
import { type RequestServer, startServing } from '../plan/serve-requests.ts';
import { quantityRefusal } from '../plan/shortage.ts';
import { readAssemblies } from '../plan/units.ts';
import type { ItemChoice } from '../quick-order-choice.ts';
import { type CartLines, choiceKey, type RuleInputs, type StoredLine } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';
import { faultOfRefusal, type RowFault, type RowReason } from './row-fault.ts';

/** A version that a row may mean. */
interface RowCandidate {
  readonly versionId: number;
  readonly name: string;
}

/** A row of a quick order, and what the catalogue says that it is. */
export interface ResolvedRow<Candidate extends RowCandidate = RowCandidate>
  extends ItemChoice<Candidate> {
  readonly text: string;
  readonly item: string;
  readonly quantityText: string | null;
  /** Nothing of it was read. */
  readonly isTooLong?: boolean;
}

/** A row that is one thing, of which so many units are wanted. */
export interface AddableRow extends LineRequest {
  /** How many of its units leave with an arrival, and the last day of them. */
  readonly inPresale: number;
  readonly lastDate: PlainDate | null;
}

/** What became of a row. */
export interface DecidedRow<Row extends ResolvedRow = ResolvedRow> {
  readonly row: Row;
  readonly sellable: Sellable | null;
  readonly quantity: number | null;
  readonly outcome: AddableRow | RowFault;
}

interface RowRequest extends LineRequest {
  readonly index: number;
}

/**
 * Decides the rows of a quick order, each by itself: the good ones together make the change, the
 * bad ones say why. Rows of one version count together for its minimum and for what there is.
 */
export function decideQuickOrder<Row extends ResolvedRow>(
  rows: readonly Row[],
  cart: CartLines,
  inputs: RuleInputs,
): { decided: DecidedRow<Row>[]; change: CartChange | null } {
  const read = rows.map((row, index) => readRow(row, index, cart));
  const serving = startServing(cart);
  const served: ServedRequest[] = [];
  const outcomes = new Map<number, AddableRow | RowFault>();
  const requests = read.flatMap(({ outcome }) => ('index' in outcome ? [outcome] : []));
  for (const same of Map.groupBy(requests, keyOf).values()) {
    const together = serveRows(same, cart.rows, serving);
    if (together.served) served.push(together.served);
    for (const [index, outcome] of together.outcomes) outcomes.set(index, outcome);
  }
  const decided = read.map(({ outcome, ...about }, index) => ({
    ...about,
    outcome:
      'index' in outcome ? (outcomes.get(index) ?? faultOf(refuse('UNKNOWN_PRODUCT'))) : outcome,
  }));
  const change = served.length === 0 ? null : applyServed(served, cart, inputs);
  return { decided, change };
}

/** The version that a row surely wants, or one of the product whose version it does not say. */
export function wantedOf<Candidate extends RowCandidate>({
  kind,
  candidates,
}: ItemChoice<Candidate>): Candidate | null {
  return kind === 'sure' || kind === 'open' ? (candidates[0] ?? null) : null;
}

/** What the row asks for, or why that cannot be told. */
function readRow<Row extends ResolvedRow>(
  row: Row,
  index: number,
  { sellables }: CartLines,
): Omit<DecidedRow<Row>, 'outcome'> & { outcome: RowRequest | RowFault } {
  const typed = row.quantityText === null ? null : readTypedQuantity(row.quantityText);
  const quantity = typed?.ok ? typed.value : null;
  const found = wantedOf(row);
  const sellable = (found && sellables.get(found.versionId)) || null;
  const about = { row, sellable, quantity };
  if (!found) return { ...about, outcome: faultOf(doubtOf(row)) };
  if (!sellable || sellable.isWithdrawn) {
    return { ...about, sellable: null, outcome: faultOf(refuse('UNKNOWN_PRODUCT')) };
  }
  const { name } = found;
  if (row.kind === 'open') {
    return { ...about, outcome: faultOf(refuse('VERSION_REQUIRED', { name })) };
  }
  const parts = readAssemblies(sellable, []);
  if (!parts.ok) return { ...about, outcome: faultOf(refuse('COMBO_PART_MISSING', { name })) };
  if (typed === null) return { ...about, outcome: faultOf(refuse('QUANTITY_MISSING')) };
  if (!typed.ok) return { ...about, outcome: faultOf(refuse(typed.error)) };
  const request = { index, sellable, assemblyVersionIds: parts.value, quantity: typed.value };
  return { ...about, outcome: typed.value < 1 ? tooFew(request) : request };
}

/** Why a row asks, instead of being ready. */
function doubtOf({ kind, item: text, isTooLong }: ResolvedRow): RowReason {
  if (isTooLong) return refuse('ROW_TOO_LONG');
  if (kind === 'several') return refuse('AMBIGUOUS', { text });
  return kind === 'perhaps' ? refuse('UNSURE', { text }) : refuse('UNKNOWN_CODE', { text });
}

function faultOf(reason: RowReason): RowFault {
  return { reason, nearest: [] };
}

function tooFew({ sellable, quantity }: RowRequest): RowFault {
  const checked = checkQuantity({ ...sellable, quantity });
  const nearest = checked.ok ? [] : checked.error.nearest;
  return { ...quantityRefusal(sellable, { kind: 'BELOW_MINIMUM', nearest }), nearest };
}

function keyOf(request: RowRequest): string {
  return choiceKey(choiceOf(request));
}

/** Rows of one version: all of them, or those that can be had one after another. */
function serveRows(
  same: readonly RowRequest[],
  rows: readonly StoredLine[],
  serving: RequestServer,
): { served: ServedRequest | null; outcomes: Map<number, AddableRow | RowFault> } {
  const [first] = same;
  const outcomes = new Map<number, AddableRow | RowFault>();
  if (!first) return { served: null, outcomes };
  const mine = rows.filter((row) => choiceKey(row) === keyOf(first));
  const inCart = unitsOf(mine);
  const { sellable, assemblyVersionIds } = first;
  const serve = (more: number) =>
    serving.serve({ sellable, assemblyVersionIds, quantity: inCart + more });
  const all = serve(unitsOf(same));
  let served: ServedRequest | null = isRefusal(all) ? null : all;
  let good = isRefusal(all) ? [] : [...same];
  if (isRefusal(all)) {
    for (const request of same) {
      const outcome = serve(unitsOf([...good, request]));
      if (isRefusal(outcome)) {
        outcomes.set(request.index, faultOfRefusal(outcome, inCart + unitsOf(good)));
        continue;
      }
      served = outcome;
      good = [...good, request];
    }
  }
  const inCartLater = unitsOf(mine.filter(({ advance }) => advance));
  if (served) shareOut(good, served, inCartLater, outcomes);
  return { served, outcomes };
}

/** Units that wait, beyond those that waited before, are told of the last rows. */
function shareOut(
  good: readonly RowRequest[],
  { promises }: ServedRequest,
  inCartLater: number,
  outcomes: Map<number, AddableRow | RowFault>,
): void {
  let left = Math.max(0, unitsOf(promises) - inCartLater);
  const last = promises.at(-1)?.date ?? null;
  for (const { index, ...request } of good.toReversed()) {
    const inPresale = Math.min(left, request.quantity);
    left -= inPresale;
    outcomes.set(index, { ...request, inPresale, lastDate: inPresale > 0 ? last : null });
  }
}
