import type { LineNow, NewsKind } from '../line-news.ts';
import type { ServedRequest } from '../plan/fulfil.ts';
import { planCart } from '../plan/plan-cart.ts';
import { startServing } from '../plan/serve-requests.ts';
import {
  type CartLines,
  choiceKey,
  type RuleInputs,
  rowIdOf,
  type StoredLine,
} from '../snapshot.ts';
import { unitsOf } from '../totals.ts';
import { agreeTo, applyServed, linesNow } from './cart-change.ts';
import { newsOfPlan } from './news-of-plan.ts';

/** `all`: every news as it stands; else one of each line and kind. */
export type NewsAcceptance =
  | 'all'
  | readonly {
      readonly lineId: string;
      readonly kind: NewsKind;
      /** What the buyer saw: where it is another by now, that news stays. */
      readonly after?: number | undefined;
    }[];

/** News whose acceptance splits the line again, by what there is. */
const ofUnits: readonly NewsKind[] = ['LESS_STOCK', 'NOW_PRESALE', 'BACK_IN_STOCK'];
const ofPrice: readonly NewsKind[] = ['PRICE_UP', 'PRICE_DOWN'];

/**
 * The lines after the buyer accepted their news (ADR 13): a new price and a new day are taken
 * note of; a line of which there is less, or more, is split again into what leaves at once and what
 * waits; what is sold out stays for later and is no news; what was withdrawn goes. News that is no
 * longer true is left alone.
 */
export function acceptNews(
  accept: NewsAcceptance,
  cart: CartLines,
  inputs: RuleInputs,
): readonly StoredLine[] {
  const accepted = kindsByLine(accept, cart, inputs.moment);
  const now = linesNow(cart, inputs.moment);
  const has = (row: StoredLine, kinds: readonly NewsKind[]) =>
    kinds.some((kind) => accepted.get(row.id)?.has(kind));

  const noted = cart.rows.flatMap((row): StoredLine[] => {
    const line = now.get(row.id);
    if (!line) return [row];
    if (has(row, ['WITHDRAWN'])) return [];
    const seenPrice = has(row, ofPrice) ? line.price : row.seenPrice;
    const seenDate = has(row, ['NEW_DATE']) ? line.date : row.seenDate;
    const isSame = seenPrice === row.seenPrice && seenDate === row.seenDate;
    return [isSame ? row : { ...row, seenPrice, seenDate }];
  });
  const again = new Set(noted.filter((row) => has(row, ofUnits)).map(choiceKey));
  return splitAgain(again, { ...cart, rows: noted }, { ...inputs, now });
}

function kindsByLine(accept: NewsAcceptance, cart: CartLines, moment: Date) {
  const byLine = new Map<string, Set<NewsKind>>();
  for (const { line, kind, after } of newsOfPlan(planCart(cart, moment))) {
    const { id } = line.row;
    const isAccepted =
      accept === 'all' ||
      accept.some(
        (one) =>
          rowIdOf(one.lineId) === id &&
          one.kind === kind &&
          (one.after === undefined || one.after === after),
      );
    if (isAccepted) byLine.set(id, (byLine.get(id) ?? new Set()).add(kind));
  }
  return byLine;
}

interface SplitInputs extends RuleInputs {
  readonly now: ReadonlyMap<string, LineNow>;
}

/** The lines of these choices hold what there is now; where there is nothing, they wait for it. */
function splitAgain(
  choices: ReadonlySet<string>,
  cart: CartLines,
  { now, ...inputs }: SplitInputs,
): readonly StoredLine[] {
  if (choices.size === 0) return cart.rows;
  const serving = startServing(cart);
  const byChoice = Map.groupBy(cart.rows, choiceKey);
  const served: ServedRequest[] = [];
  const waiting: StoredLine[] = [];
  for (const choice of choices) {
    const rows = byChoice.get(choice) ?? [];
    const [first] = rows;
    const sellable = first && cart.sellables.get(first.versionId);
    if (!first || !sellable) continue;
    const { assemblyVersionIds } = first;
    const outcome = serving.serveUpTo({ sellable, assemblyVersionIds, quantity: unitsOf(rows) }, 0);
    if (outcome.served) served.push(outcome.served);
    else waiting.push(...rows);
  }
  const split = applyServed(served, cart, inputs).rows;
  const prices = new Map(cart.rows.map((row) => [choiceKey(row), row.seenPrice]));
  return split.flatMap((row): StoredLine[] => {
    if (waiting.includes(row)) return leaveForLater(row, waiting, { ...inputs, now });
    // Agreeing to what there is does not agree to what it costs.
    const seenPrice = choices.has(choiceKey(row)) ? prices.get(choiceKey(row)) : undefined;
    return [seenPrice === undefined ? row : { ...row, seenPrice }];
  });
}

/** A sold-out line stays, as one that is not in advance: it can only come back as stock. */
function leaveForLater(
  row: StoredLine,
  waiting: readonly StoredLine[],
  { now, newId }: SplitInputs,
): StoredLine[] {
  const line = now.get(row.id);
  if (!row.advance) return [line ? { ...agreeTo(row, line), seenPrice: row.seenPrice } : row];
  const isDouble = waiting.some((other) => !other.advance && choiceKey(other) === choiceKey(row));
  if (isDouble) return [];
  const seenUnits = line?.inStock ?? 0;
  return [{ ...row, id: newId(), advance: false, seenUnits, seenDate: null }];
}
