import type { Sellable, SellablePart } from '../catalogue/sellable.ts';
import type { Arrival } from './room.ts';
import type { CartLines, RuleInputs, StoredLine } from './snapshot.ts';

export const cartNow = new Date('2026-11-20T15:00:00Z');

/** A product of one version at $ 1.000 with ten units, and whatever differs. */
export const aSellable = (change: Partial<Sellable> = {}): Sellable => ({
  productId: 1,
  versionId: 1,
  code: 'KOL',
  versionCode: null,
  name: 'Kolor',
  versionName: null,
  slug: 'kolor',
  brand: 'Alma',
  image: 'kolor.webp',
  color: null,
  isCombo: false,
  isPresale: false,
  excludedFromPresale: false,
  isWithdrawn: false,
  minQuantity: 1,
  multiple: 1,
  taxRate: 19,
  stock: 10,
  arrivals: [],
  parts: [],
  prices: pricesFrom(1000),
  ...change,
});

/** A price without any rule. */
export const pricesFrom = (base: number): NonNullable<Sellable['prices']> => ({
  base,
  list: [],
  programmed: [],
  deals: [],
  versionDiscount: null,
});

/** One tone of a product that is bought by tone. */
export const aTone = (versionId: number, change: Partial<Sellable> = {}): Sellable =>
  aSellable({
    versionId,
    versionCode: `KOL-${versionId}`,
    versionName: `${versionId}.0 Tono`,
    color: { name: `${versionId}.0 Tono`, image: null, color: '#552200' },
    ...change,
  });

/** Units that come in on a day; its id is the day. */
export const anArrival = (date: string, remaining: number): Arrival => ({
  arrivalId: date,
  date,
  remaining,
});

/** A product that is sold ahead, with two arrivals. */
export const aPresale = (stock: number, change: Partial<Sellable> = {}): Sellable =>
  aTone(1, {
    isPresale: true,
    stock,
    arrivals: [anArrival('2026-12-01', 4), anArrival('2026-12-15', 6)],
    ...change,
  });

/** A part that is one thing, or that the buyer chooses among several versions. */
export const aPart = (
  code: string,
  choices: readonly (readonly [versionId: number, available: number])[],
  quantity = 1,
): SellablePart => ({
  productId: 50,
  code,
  name: code,
  taxRate: 19,
  quantity,
  isChosen: choices.length > 1,
  choices: choices.map(([versionId, available]) => ({
    versionId,
    versionCode: `${code}-${versionId}`,
    versionName: `Tono ${versionId}`,
    available,
  })),
});

export const aCombo = (parts: readonly SellablePart[], change: Partial<Sellable> = {}): Sellable =>
  aSellable({
    productId: 9,
    versionId: 90,
    code: 'SET',
    name: 'Set',
    isCombo: true,
    stock: 0,
    parts,
    ...change,
  });

/** An id as lines have it, which a `lineId` begins with. */
export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A line that the buyer agreed to at $ 1.000; of an advance line, without a day that was told. */
export const aLine = (number: number, change: Partial<StoredLine> = {}): StoredLine => ({
  id: idOf(number),
  productId: 1,
  versionId: 1,
  assemblyVersionIds: [],
  advance: false,
  quantity: 1,
  seenPrice: 1000,
  seenUnits: null,
  seenDate: null,
  ...change,
});

export const aCart = (
  rows: readonly StoredLine[],
  ...sellables: readonly Sellable[]
): CartLines => ({ rows, sellables: new Map(sellables.map((one) => [one.versionId, one])) });

/** New lines get the ids 901, 902 … */
export function ruleInputs(): RuleInputs {
  let last = 900;
  return {
    moment: cartNow,
    newId: () => {
      last += 1;
      return idOf(last);
    },
  };
}

/** Each line in short: whose units, how many, and whether they wait. */
export const inShort = (rows: readonly StoredLine[]) =>
  rows.map(({ versionId, quantity, advance }) => [versionId, quantity, advance ? 'later' : 'now']);
