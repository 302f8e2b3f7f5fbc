import type { ItemCandidate } from '@matiz/domain/cart/quick-order-fit.ts';
import type { ReflectionMap } from '@matiz/domain/catalogue/tone-letters.ts';
import type { Hit } from '#modules/search/index.ts';
import type { CodedItem, FoundItem } from './find-items.store.ts';

/** What a row may be, with what it is weighed by. */
export type CatalogueCandidate = FoundItem & ItemCandidate;

export function candidateOf(hit: Hit, map: ReflectionMap): CatalogueCandidate {
  const { tone_number: number, tone_name: name, volume } = hit.label;
  const tone = number === null ? null : { number, name: name ?? '', level: hit.toneLevel, map };
  return { ...hit, volume, tone };
}

/** What has the code that was typed needs no weighing. */
export function candidateOfCode(coded: CodedItem): CatalogueCandidate {
  const { volume } = coded.label;
  return {
    ...coded,
    contentSize: null,
    versionCount: coded.isChosen ? 1 : 2,
    tone: null,
    volume,
    own: [],
    inTone: [],
    fitting: 0,
    isMeant: true,
    isNear: false,
  };
}
