import type { PlainDate } from '../../kernel/clock.ts';

/** What an import may say of a product. Brand by its name, category by its address. */
export interface ProductFields {
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly line: string | null;
  /** HTML of the few elements that a description may hold. */
  readonly description: string;
  readonly invimaCode: string | null;
  readonly taxRate: number;
  readonly contentSize: string | null;
  /** Of what is sent, packed. */
  readonly weightGrams: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly minQuantity: number;
  readonly multiple: number;
  readonly isPresale: boolean;
  readonly isNew: boolean;
  readonly isBestSeller: boolean;
  readonly keywords: readonly string[];
  /** Keys of pictures. */
  readonly image: string;
  readonly pictures: readonly string[];
  readonly isWithdrawn: boolean;
}

/** What an import may say of a version. */
export interface VersionFields {
  readonly position: number;
  readonly volume: number | null;
  readonly toneNumber: string | null;
  readonly toneName: string | null;
  readonly toneSeries: string | null;
  readonly toneLevel: number | null;
  readonly tonePrimary: string | null;
  readonly toneSecondary: string | null;
  readonly swatchHex: string | null;
  readonly swatchImage: string | null;
  /** In the order of their signs. What a row says is added to what there is; none takes all away. */
  readonly barcodes: readonly string[];
  readonly isTopSeller: boolean;
  readonly isNew: boolean;
  readonly excludedFromPresale: boolean;
  readonly discountPercent: number | null;
  readonly discountValue: number | null;
  readonly isWithdrawn: boolean;
}

/** Units of a version that come to a warehouse on a day. */
export interface SaidArrival {
  readonly date: PlainDate;
  readonly cap: number;
}

/**
 * What one row says, and only that: a field that is absent stays as it is, null clears it.
 * Warehouses by their code.
 */
export interface ImportRow {
  /** As people count rows: the header is the first. */
  readonly line: number;
  readonly productCode: string;
  readonly code: string;
  readonly product: Partial<ProductFields>;
  readonly version: Partial<VersionFields>;
  /** Whole pesos; null: no longer sold there. */
  readonly prices: Readonly<Record<string, number | null>>;
  readonly stock: Readonly<Record<string, number>>;
  readonly arrivals: Readonly<Record<string, readonly SaidArrival[]>>;
}

/** Codes are one whatever their case: `alm001` is ALM001. */
export function codeKey(code: string): string {
  return code.toUpperCase();
}

export const longestCode = 40;
/** Of names that stand where others print a number. */
export const longestTone = 60;
/** More versions than any printed card has. */
export const mostVersions = 1_000;

/** A code that fits; a long one is cut and told apart by a sum of all its letters. */
export function shortCode(text: string): string {
  if (text.length <= longestCode) return text;
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${text.slice(0, longestCode - 8)}-${sum.toString(36).padStart(7, '0')}`;
}
