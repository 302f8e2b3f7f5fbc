import { fail, ok, type Result } from '../../../kernel/result.ts';
import { parseTone } from '../../tone.ts';
import type { ImportFault } from '../import-fault.ts';
import { longestTone, type VersionFields } from '../import-row.ts';
import { noTone } from '../new-fields.ts';

/**
 * Completes what a row says of a version with what follows from it: a new tone number is read for
 * its level and reflections (D-14), a percentage takes the place of pesos off. `before` is what the
 * version is now, or what a new one begins with. `plainHex` is the colour of a tone that nobody says
 * one of; null: it must be said.
 */
export function completeVersion(
  before: VersionFields,
  said: Partial<VersionFields>,
  plainHex: string | null = null,
): Result<Partial<VersionFields>, ImportFault> {
  const discounts = {
    ...(said.discountPercent ? { discountValue: null } : {}),
    ...(said.discountValue ? { discountPercent: null } : {}),
  };
  const barcodes = said.barcodes && { barcodes: joinBarcodes(before.barcodes, said.barcodes) };
  const others = { ...discounts, ...barcodes };
  if (said.toneNumber === null) return ok({ ...said, ...noTone, ...others });
  const number =
    said.toneNumber ?? before.toneNumber ?? said.toneName?.slice(0, longestTone) ?? null;
  if (number === null) return ok({ ...said, ...withoutTone(said), ...others });
  const swatchHex = said.swatchHex ?? before.swatchHex ?? plainHex;
  if (swatchHex === null) return fail({ code: 'NEEDS_HEX', tone: number });
  const isOther = number !== before.toneNumber;
  const read = parseTone(number);
  return ok({
    ...(isOther
      ? { toneLevel: read.level, tonePrimary: read.primary, toneSecondary: read.secondary }
      : {}),
    ...said,
    ...others,
    toneNumber: number,
    toneName: said.toneName ?? before.toneName ?? number,
    toneSeries: said.toneSeries ?? before.toneSeries ?? '',
    swatchHex,
  });
}

/** A file adds what it knows: the code of a box was taught by hand. None at all takes all away. */
function joinBarcodes(before: readonly string[], said: readonly string[]): readonly string[] {
  return said.length === 0 ? [] : [...new Set([...before, ...said])].sort();
}

/** What belongs to a tone says nothing of a version that has none. */
function withoutTone(said: Partial<VersionFields>): Partial<VersionFields> {
  return Object.fromEntries(
    Object.keys(said)
      .filter((field) => field in noTone)
      .map((field) => [field, null]),
  );
}
