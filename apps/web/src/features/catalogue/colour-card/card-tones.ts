import { groupTones, toneMatches } from '@matiz/domain/catalogue/tone.ts';
import type { ReflectionMap } from '@matiz/domain/catalogue/tone-letters.ts';
import type { Offer, OfferedVersion } from '../selection/offer.ts';

/** One tile of the card. */
export interface CardTone {
  readonly code: string;
  readonly number: string;
  readonly name: string;
  readonly series: string | null;
  readonly level: number | null;
  /** What its brand says that its reflections mean. */
  readonly map: ReflectionMap;
  readonly offered: OfferedVersion;
}

export interface CardGroup {
  /** The series, or the level in digits; empty for the tones that have neither. */
  readonly key: string;
  /** How many tones it has; `tones` may be only the first of them. */
  readonly count: number;
  readonly tones: readonly CardTone[];
}

export type Grouping = 'series' | 'level';

/** `all`, one of the lists, the customer's usual tones, those chosen so far, or `series:` and a name. */
export type CardFilter =
  | 'all'
  | 'usual'
  | 'top'
  | 'new'
  | 'available'
  | 'chosen'
  | `series:${string}`;

/** The tones of the card; of one volume where the product has volumes (§4). */
export function tonesOf(offer: Offer, volume: number | null): CardTone[] {
  return [...offer.versions.values()].flatMap((offered) => {
    const { tone, code, volume: own } = offered.version;
    if (tone === null || (offer.hasVolumes && own !== volume)) return [];
    const { number, name, series, level } = tone;
    const map = offer.product.reflections;
    return [{ code, number: number || name, name, series: series || null, level, map, offered }];
  });
}

/** The series in the card's order, each with how many tones it has. */
export function seriesOf(tones: readonly CardTone[]): { name: string; count: number }[] {
  return groupTones(tones, 'series')
    .filter(({ key }) => key !== '')
    .map(({ key, tones: members }) => ({ name: key, count: members.length }));
}

export function groupCard(tones: readonly CardTone[], by: Grouping): CardGroup[] {
  return groupTones(tones, by).map((group) => ({ ...group, count: group.tones.length }));
}

export interface CardView {
  readonly filter: CardFilter;
  /** What was typed: `7.43`, `7,43`, `743`, `.4`, `cobrizo` (D-14). */
  readonly query: string;
  /** For `chosen`: the codes when the filter was pressed, so that a tile does not vanish under a finger. */
  readonly chosen: ReadonlySet<string>;
  /** What the customer usually orders: units by code. */
  readonly usual: ReadonlyMap<string, number>;
}

export function isInView(tone: CardTone, view: CardView): boolean {
  return passes(tone, view) && toneMatches(view.query, tone);
}

/** How many tones a filter would show, whatever is typed. */
export function countOf(
  tones: readonly CardTone[],
  filter: CardFilter,
  usual: CardView['usual'],
): number {
  const view = { filter, usual, chosen: new Set<string>() };
  return tones.filter((tone) => passes(tone, view)).length;
}

function passes(tone: CardTone, { filter, chosen, usual }: Omit<CardView, 'query'>): boolean {
  const { version } = tone.offered;
  switch (filter) {
    case 'all':
      return true;
    case 'usual':
      return usual.has(tone.code);
    case 'top':
      return version.is_top_seller;
    case 'new':
      return version.is_new;
    case 'available':
      return version.quantityAvailable > 0;
    case 'chosen':
      return chosen.has(tone.code);
    default:
      return filter === `series:${tone.series}`;
  }
}
