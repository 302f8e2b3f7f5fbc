import { usualQuantities } from '../../catalogue/usual-quantities.ts';
import type { Pesos } from '../../kernel/money.ts';
import { type PriceInputs, type ResolvedPrice, resolvePrice } from '../../pricing/resolve-price.ts';

/** One line of an order, of one version. */
export interface PastPurchase {
  readonly order: string;
  /** A moment as JSON has it. */
  readonly placedAt: string;
  readonly units: number;
  readonly unitPrice: Pesos;
}

/** A version that a customer bought, and what it is today. */
export interface BoughtVersion {
  readonly productId: number;
  /** Of the version. */
  readonly code: string;
  /** In the customer's last orders, the last first. */
  readonly purchases: readonly PastPurchase[];
  readonly stock: number;
  readonly minQuantity: number;
  readonly multiple: number;
  /** When it last came after there was none; null: not lately. */
  readonly cameAt: string | null;
  readonly prices: PriceInputs;
}

/** A version to order again: so many units, each at this price. */
export interface RestockLine<Version> extends Pick<ResolvedPrice, 'price' | 'originalPrice'> {
  readonly version: Version;
  readonly quantity: number;
}
export interface MovedLine<Version> extends RestockLine<Version> {
  readonly priceThen: Pesos;
}

const most = { usual: 12, back: 8, moved: 4 } as const;
/** What is less of a change than this is none worth telling, in percent. */
const leastChange = 1;

/**
 * What a customer restocks. `usual`: what is there of what they order again and again. `back`: what
 * was gone and came after they last ordered it. `moved`: what costs something else for as many
 * units of its product as in the last order that held it, one entry a product.
 */
export function planRestock<Version extends BoughtVersion>(
  versions: readonly Version[],
  moment: Date,
): {
  usual: RestockLine<Version>[];
  back: RestockLine<Version>[];
  moved: MovedLine<Version>[];
} {
  const byCode = new Map(versions.map((version) => [version.code, version]));
  const lines = versions.flatMap(({ code, purchases }) =>
    purchases.map(({ order, units }) => ({ order, code, units })),
  );
  const usual = usualQuantities(lines).flatMap(({ code, quantity }) => {
    const version = byCode.get(code);
    return version ? again(version, quantity, moment) : [];
  });
  const back = versions
    .filter(cameSince)
    .flatMap((version) => again(version, lastUnits(version), moment));
  return {
    usual: usual.slice(0, most.usual),
    back: back.slice(0, most.back),
    moved: movedPrices(versions, moment),
  };
}

function cameSince({ cameAt, purchases }: BoughtVersion): boolean {
  const [last] = purchases;
  return cameAt !== null && last !== undefined && cameAt > last.placedAt;
}

function lastUnits({ purchases }: BoughtVersion): number {
  const [last] = purchases;
  return purchases
    .filter(({ order }) => order === last?.order)
    .reduce((sum, { units }) => sum + units, 0);
}

/** Nothing where not even the fewest that can be bought are there. */
function again<Version extends BoughtVersion>(
  version: Version,
  asked: number,
  moment: Date,
): RestockLine<Version>[] {
  const { stock, minQuantity, multiple, prices } = version;
  const wanted = Math.max(minQuantity, Math.ceil(asked / multiple) * multiple);
  const quantity = Math.min(wanted, Math.floor(stock / multiple) * multiple);
  if (quantity < minQuantity || quantity < 1) return [];
  const { price, originalPrice } = resolvePrice({ ...prices, quantity, moment });
  return [{ version, quantity, price, originalPrice }];
}

function movedPrices<Version extends BoughtVersion>(
  versions: readonly Version[],
  moment: Date,
): MovedLine<Version>[] {
  const changes = [...Map.groupBy(versions, ({ productId }) => productId).values()].flatMap(
    (tones) => movedPrice(tones, moment) ?? [],
  );
  return changes
    .filter((moved) => changeOf(moved) >= leastChange)
    .sort((a, b) => changeOf(b) - changeOf(a))
    .slice(0, most.moved);
}

/** Of the versions in the last order with the product, the one whose price moved most. */
function movedPrice<Version extends BoughtVersion>(
  tones: readonly Version[],
  moment: Date,
): MovedLine<Version> | null {
  const [last] = tones
    .flatMap(({ purchases }) => purchases)
    .sort((a, b) => (a.placedAt < b.placedAt ? 1 : -1));
  if (!last) return null;
  const ofLast = ({ purchases }: Version) => purchases.filter(({ order }) => order === last.order);
  const units = tones.flatMap(ofLast).reduce((sum, purchase) => sum + purchase.units, 0);
  const moved = tones.flatMap((version) => {
    const [then] = ofLast(version);
    const isThere = version.stock >= Math.max(1, version.minQuantity);
    if (!then || !isThere) return [];
    const now = resolvePrice({ ...version.prices, quantity: Math.max(1, units), moment });
    return [
      {
        version,
        quantity: then.units,
        price: now.price,
        originalPrice: now.originalPrice,
        priceThen: then.unitPrice,
      },
    ];
  });
  return moved.toSorted((a, b) => changeOf(b) - changeOf(a))[0] ?? null;
}

/** In percent of what it cost, up or down. */
function changeOf({ price, priceThen }: { price: Pesos; priceThen: Pesos }): number {
  return priceThen === 0 ? 0 : (Math.abs(price - priceThen) / priceThen) * 100;
}
