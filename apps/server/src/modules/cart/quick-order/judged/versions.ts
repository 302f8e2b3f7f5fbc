import { foldText } from '@matiz/domain/kernel/text.ts';

/** What can be bought, as someone who judges a quick order sees it. */
export interface SoldVersion {
  readonly code: string;
  /** The product's. */
  readonly product: string;
  /** Folded. */
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly size: string;
  readonly tone: JudgedTone | null;
  readonly shade: string;
  readonly volume: number | null;
}

export interface JudgedTone {
  readonly printed: string;
  /** Null where what is printed has no level: a polish, a lipstick. */
  readonly level: number | null;
  /** What follows the mark: 43 of 7.43. */
  readonly reflection: string;
}

/** A version answers when it is all that is named here; the name and the shade folded. */
export interface Wanted {
  readonly name?: RegExp;
  readonly brand?: string;
  readonly category?: RegExp;
  /** Level and reflection with a dot, whatever the brand prints; or the number of a shade. */
  readonly tone?: string;
  readonly shade?: RegExp;
  readonly volume?: number;
  readonly size?: RegExp;
  readonly code?: RegExp;
}

export function answers(version: SoldVersion, wanted: Wanted): boolean {
  const { name, brand, category, tone, shade, volume, size, code } = wanted;
  return [
    name === undefined || name.test(version.name),
    brand === undefined || version.brand === brand,
    category === undefined || category.test(version.category),
    tone === undefined || isTone(version, tone),
    shade === undefined || shade.test(foldText(version.shade)),
    volume === undefined || version.volume === volume,
    size === undefined || size.test(version.size),
    code === undefined || code.test(version.code),
  ].every(Boolean);
}

function isTone({ tone }: SoldVersion, wanted: string): boolean {
  if (tone === null) return false;
  if (tone.level === null) return foldText(tone.printed) === foldText(wanted);
  return `${tone.level}.${tone.reflection}` === wanted;
}
