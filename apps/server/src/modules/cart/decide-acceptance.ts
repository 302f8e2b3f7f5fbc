import type { acceptLines } from '@matiz/contracts/cart-lines.ts';
import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { LineNow, NewsKind } from '@matiz/domain/cart/line-news.ts';
import { agreeTo, applyFulfilled, type Lines, linesNow } from './cart-change.ts';
import { newsOf } from './cart-news.ts';
import { type CartRow, choiceKey } from './cart-picture.ts';
import type { Fulfilled } from './fulfil.ts';
import { planCart } from './plan-cart.ts';
import { startServing } from './serve-wishes.ts';

type Accepted = NonNullable<BodyOf<typeof acceptLines>['accept']>;
interface World {
  readonly moment: Date;
  readonly newId: () => string;
}

/** News whose acceptance splits the line anew, by what there is. */
const ofUnits: readonly NewsKind[] = ['LESS_STOCK', 'NOW_PRESALE', 'BACK_IN_STOCK'];
const ofPrice: readonly NewsKind[] = ['PRICE_UP', 'PRICE_DOWN'];

/**
 * The lines after the buyer accepted their news (ADR 13): a new price and a new day are taken
 * note of; a line of which there is less, or more, is split anew into what leaves at once and what
 * waits; what is sold out stays for later and is no news; what was withdrawn goes. News that is no
 * longer true is left alone.
 */
export function acceptNews(accept: Accepted, picture: Lines, world: World): readonly CartRow[] {
  const accepted = kindsByLine(accept, picture, world.moment);
  const now = linesNow(picture, world.moment);
  const has = (row: CartRow, kinds: readonly NewsKind[]) =>
    kinds.some((kind) => accepted.get(row.id)?.has(kind));

  const noted = picture.rows.flatMap((row): CartRow[] => {
    const line = now.get(row.id);
    if (!line) return [row];
    if (has(row, ['WITHDRAWN'])) return [];
    const seenPrice = has(row, ofPrice) ? line.price : row.seenPrice;
    const seenDate = has(row, ['NEW_DATE']) ? line.date : row.seenDate;
    const isSame = seenPrice === row.seenPrice && seenDate === row.seenDate;
    return [isSame ? row : { ...row, seenPrice, seenDate }];
  });
  const anew = new Set(noted.filter((row) => has(row, ofUnits)).map(choiceKey));
  return splitAnew(anew, { ...picture, rows: noted }, { ...world, now });
}

function kindsByLine(accept: Accepted, picture: Lines, moment: Date) {
  const byLine = new Map<string, Set<NewsKind>>();
  for (const { lineId, kind, after } of newsOf(planCart(picture, moment))) {
    const isAccepted =
      accept === 'all' ||
      accept.some(
        (one) =>
          rowIdOf(one.lineId) === lineId &&
          one.kind === kind &&
          (one.after === undefined || one.after === after),
      );
    if (isAccepted) byLine.set(lineId, (byLine.get(lineId) ?? new Set()).add(kind));
  }
  return byLine;
}

/** The line of a `lineId`, which may name its part of one day. */
export function rowIdOf(lineId: string): string {
  return lineId.slice(0, 36);
}

interface Splitting extends World {
  readonly now: ReadonlyMap<string, LineNow>;
}

/** The lines of these choices hold what there is now; where there is nothing, they wait for it. */
function splitAnew(
  choices: ReadonlySet<string>,
  picture: Lines,
  { now, ...world }: Splitting,
): readonly CartRow[] {
  if (choices.size === 0) return picture.rows;
  const serving = startServing(picture);
  const byChoice = Map.groupBy(picture.rows, choiceKey);
  const fulfilled: Fulfilled[] = [];
  const waiting: CartRow[] = [];
  for (const choice of choices) {
    const rows = byChoice.get(choice) ?? [];
    const [first] = rows;
    const sellable = first && picture.sellables.get(first.versionId);
    if (!first || !sellable) continue;
    const total = rows.reduce((units, { quantity }) => units + quantity, 0);
    const wish = { sellable, assemblyVersionIds: first.assemblyVersionIds, total };
    const served = serving.serveUpTo(wish, 0).fulfilled;
    if (served) fulfilled.push(served);
    else waiting.push(...rows);
  }
  const split = applyFulfilled(fulfilled, picture, world).rows;
  const prices = new Map(picture.rows.map((row) => [choiceKey(row), row.seenPrice]));
  return split.flatMap((row): CartRow[] => {
    if (waiting.includes(row)) return leaveForLater(row, waiting, { ...world, now });
    // Agreeing to what there is does not agree to what it costs.
    const seenPrice = choices.has(choiceKey(row)) ? prices.get(choiceKey(row)) : undefined;
    return [seenPrice === undefined ? row : { ...row, seenPrice }];
  });
}

/** A sold-out line stays, as one that is not in advance: it can only come back as stock. */
function leaveForLater(row: CartRow, waiting: readonly CartRow[], world: Splitting): CartRow[] {
  const line = world.now.get(row.id);
  if (!row.advance) return [line ? { ...agreeTo(row, line), seenPrice: row.seenPrice } : row];
  const isDouble = waiting.some((other) => !other.advance && choiceKey(other) === choiceKey(row));
  if (isDouble) return [];
  return [
    { ...row, id: world.newId(), advance: false, seenUnits: line?.inStock ?? 0, seenDate: null },
  ];
}
