import { type Pesos, percentOf, roundHalfUp } from '../kernel/money.ts';
import { percentFor, type VolumeBreak } from './volume-breaks.ts';
import { isInWindow, type Window } from './window.ts';

/** A list fixes a price or takes a percentage off the base; a negative percentage raises it. */
export type PriceList = Window & {
  id: string;
  name: string;
  price: Pesos | null;
  percent: number | null;
  priority: number;
};

export type ProgrammedPrice = Window & { id: string; name: string; price: Pesos };

export type Deal = Window & {
  id: string;
  name: string;
  kind: 'volume' | 'percentage';
  breaks: readonly VolumeBreak[];
};

/** The same discount said two ways: the percentage counts where both are given. */
export type VersionDiscount = { percent: number | null; value: Pesos | null };

export type PriceRequest = {
  base: Pesos;
  list: readonly PriceList[];
  programmed: readonly ProgrammedPrice[];
  deals: readonly Deal[];
  versionDiscount: VersionDiscount | null;
  /** Units of the line: required, since a forgotten quantity silently gets the one-unit price. */
  quantity: number;
  moment: Date;
};

export type PriceStep = {
  kind: 'base' | 'list' | 'programmed' | 'deal' | 'version';
  id: string | null;
  /** The rule's own name; empty for the base price and the version's discount, which have none. */
  name: string;
  before: Pesos;
  after: Pesos;
};

/** Pesos a unit. `originalPrice` is the buyer's price before promotions, never below `price`. */
export type ResolvedPrice = { price: Pesos; originalPrice: Pesos; steps: PriceStep[] };

type Candidate = { id: string; name: string; after: Pesos };

/**
 * The one place where a price is decided (D-6): base, then the winning price list, then the
 * programmed price of the moment (which replaces it), then the best deal, then the version's
 * discount. Each percentage applies to what the former step left. Whole pesos, never below 0.
 */
export function resolvePrice(request: PriceRequest): ResolvedPrice {
  const { quantity } = request;
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new RangeError(`No units: ${quantity}`);
  }
  const base = atLeastZero(request.base);
  const steps: PriceStep[] = [{ kind: 'base', id: null, name: '', before: base, after: base }];
  let price = base;
  const take = (
    kind: PriceStep['kind'],
    rule: (Omit<Candidate, 'id'> & { id: string | null }) | null,
  ) => {
    if (rule === null) return;
    steps.push({ kind, id: rule.id, name: rule.name, before: price, after: rule.after });
    price = rule.after;
  };

  take('list', winningList(request, base));
  const listed = price;
  take('programmed', programmedInForce(request));
  take('deal', lowest(dealsReached(request, price)));
  take('version', versionStep(request.versionDiscount, price));
  return { price, originalPrice: Math.max(price, listed), steps };
}

function winningList({ list, moment }: PriceRequest, base: Pesos): Candidate | null {
  const valid = list.filter(
    (rule) => isInWindow(rule, moment) && (rule.price ?? rule.percent) !== null,
  );
  return lowest(foremostLists(valid).map((rule) => named(rule, listPrice(rule, base))));
}

/** Of lists that all hold, those whose prices count: the highest priority, which several may have. */
export function foremostLists<L extends { readonly priority: number }>(lists: readonly L[]): L[] {
  return lists.filter(({ priority }) => lists.every((other) => other.priority <= priority));
}

function listPrice(rule: PriceList, base: Pesos): Pesos {
  return rule.price ?? base - percentOf(base, rule.percent ?? 0);
}

/** Of several programmed prices of a product at one place, the one that is paid at a moment. */
export function programmedInForce({
  programmed,
  moment,
}: Pick<PriceRequest, 'programmed' | 'moment'>): Candidate | null {
  return lowest(
    programmed.filter((rule) => isInWindow(rule, moment)).map((rule) => named(rule, rule.price)),
  );
}

function dealsReached({ deals, moment, quantity }: PriceRequest, price: Pesos): Candidate[] {
  return deals
    .filter((deal) => isInWindow(deal, moment) && percentFor(deal.breaks, quantity) > 0)
    .map((deal) => named(deal, price - percentOf(price, percentFor(deal.breaks, quantity))));
}

function versionStep(discount: VersionDiscount | null, price: Pesos) {
  if (discount === null) return null;
  const off =
    discount.percent === null ? (discount.value ?? 0) : percentOf(price, discount.percent);
  return off > 0 ? { id: null, name: '', after: atLeastZero(price - off) } : null;
}

function named(rule: { id: string; name: string }, after: Pesos): Candidate {
  return { id: rule.id, name: rule.name, after: atLeastZero(after) };
}

/** The cheapest for the buyer; the id breaks a tie, so that the answer never depends on row order. */
function lowest(candidates: Candidate[]): Candidate | null {
  const [first = null] = candidates.toSorted((a, b) => a.after - b.after || (a.id < b.id ? -1 : 1));
  return first;
}

function atLeastZero(amount: number): Pesos {
  return Math.max(0, roundHalfUp(amount));
}

/**
 * Everything that may decide a product's price for one viewer (D-6), without having decided:
 * only a quantity and a moment make a price of it.
 */
export type PriceInputs = Readonly<Omit<PriceRequest, 'quantity' | 'moment'>>;

/**
 * The one price reader (D-6): pesos a unit, IVA included, at a moment. `quantity` counts all the
 * units of the product in the cart or order, whichever the tone, from stock and in presale
 * (ADR 2). Null when the warehouse has no price for it.
 */
export function priceOf(
  { prices }: { readonly prices: PriceInputs | null },
  quantity: number,
  moment: Date,
): ResolvedPrice | null {
  return prices === null ? null : resolvePrice({ ...prices, quantity, moment });
}
