import { say } from '@matiz/contracts/messages.ts';
import type { ProgrammedCrossing } from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { type Overlap, overlapOf, type PlacedPrice } from '@matiz/domain/pricing/overlaps.ts';
import { resolvePrice } from '@matiz/domain/pricing/resolve-price.ts';
import { momentIn, sharedWindow, type Window } from '@matiz/domain/pricing/window.ts';
import type { SqlReader } from '#db/sql.ts';
import { showWindow } from '../rules/show-window.ts';
import {
  findListsBeside,
  findOtherPrices,
  type ProgrammedDraft,
  type StoredPrice,
} from './programmed.store.ts';

/** What a draft, the first of each pair, meets. */
export interface Crossing extends Omit<Overlap<PlacedPrice>, 'second'> {
  readonly second: StoredPrice;
}

/** Sentences and bars of so many: a form is no list. */
const mostCrossings = 5;

/** Other prices of a product that share time with one, in a warehouse that they share. */
export async function findCrossings(sql: SqlReader, draft: ProgrammedDraft): Promise<Crossing[]> {
  const others = await findOtherPrices(sql, draft);
  return others
    .flatMap((second) => {
      const overlap = overlapOf<PlacedPrice>(draft, second);
      return overlap ? [{ ...overlap, second }] : [];
    })
    .slice(0, mostCrossings);
}

/** What keeps a price from standing: another in the same place. */
export function sayRefusals(crossings: readonly Crossing[]): string[] {
  return crossings
    .filter(({ isRefused }) => isRefused)
    .map(({ second }) =>
      say('programmedCrosses', { name: second.name, window: showWindow(second) }),
    );
}

/** Lists whose customers pay more while the price holds: it replaces every list. */
export async function sayDearerThanLists(
  sql: SqlReader,
  draft: ProgrammedDraft,
): Promise<string[]> {
  const warehouseId = draft.warehouseId === null ? null : Number(draft.warehouseId);
  const lists = await findListsBeside(sql, draft.productId, warehouseId);
  return lists
    .flatMap((list) => {
      const shared = sharedWindow(draft, list);
      if (shared === null) return [];
      const rules = { base: list.base, list: [list], deals: [], versionDiscount: null };
      const charged = (programmed: readonly PlacedPrice[]) =>
        resolvePrice({ ...rules, programmed, quantity: 1, moment: momentIn(shared) }).price;
      const [listed, price] = [charged([]), charged([draft])];
      if (price <= listed) return [];
      const told = { name: list.name, listed: formatPesos(listed), price: formatPesos(price) };
      return [say('programmedOverList', told)];
    })
    .slice(0, mostCrossings);
}

/** A crossing as a form shows it. */
export function showCrossing({ second, shared, winner, isRefused }: Crossing): ProgrammedCrossing {
  return {
    ...second,
    ...textsOf(second),
    shared: textsOf(shared),
    isWinner: winner.id === second.id,
    isRefused,
  };
}

function textsOf({ startsAt, endsAt }: Window) {
  return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
}
