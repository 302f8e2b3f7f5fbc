import { checkDigitDue } from '../../../stock/barcode.ts';
import { columnNames } from '../columns.ts';
import type { ImportFault } from '../import-fault.ts';
import { codeKey, type ImportRow, type VersionFields } from '../import-row.ts';
import { newVersion } from '../new-fields.ts';
import { completeVersion } from './plan-version.ts';
import {
  type CurrentProduct,
  type CurrentVersion,
  differenceOf,
  type ProductChange,
} from './product-change.ts';
import { createTakenOptions } from './taken-options.ts';

/** A row that can be taken, with what it changes of its version. */
export interface PlannedRow {
  readonly row: ImportRow;
  readonly current: CurrentVersion | null;
  readonly version: ProductChange['versions'][number] | null;
  readonly stock: ProductChange['stock'];
  readonly arrivals: ProductChange['arrivals'];
  readonly shortages: readonly StockShortfall[];
}

/** A count that found fewer units than orders wait for: nothing is left to sell, and some miss. */
export interface StockShortfall {
  readonly code: string;
  readonly warehouse: string;
  readonly counted: number;
  readonly promised: number;
}

export interface VersionContext {
  /** Whose a version code is now, when it belongs to another product. */
  readonly ownerOf: (code: string) => string | undefined;
  /** Whether a key of a picture, which is not the one that the product has, is of a picture here. */
  readonly isPicture: (key: string) => boolean;
  /** The code of the version that a barcode is of now; null: of none. */
  readonly versionOfBarcode: (barcode: string) => string | null;
  /** The colour of a tone that nobody says one of; null: it must be said. */
  readonly plainHex: string | null;
}

interface BadRow {
  readonly line: number;
  readonly fault: ImportFault;
}

/** What rows change of the versions of their product; rows that cannot be are left out. */
export function planVersions(
  current: CurrentProduct | null,
  rows: readonly ImportRow[],
  { ownerOf, isPicture, plainHex, versionOfBarcode }: VersionContext,
): { good: PlannedRow[]; bad: BadRow[] } {
  const known = new Map(current?.versions.map((version) => [codeKey(version.code), version]));
  const options = createTakenOptions();
  for (const { code, fields } of known.values()) options.take(codeKey(code), fields);
  const wholes = new Set(rows.filter((row) => isOfWhole(row, known)));
  const wanted = new Set(rows.flatMap((row) => (wholes.has(row) ? [] : [codeKey(row.code)])));
  for (const code of known.keys()) wanted.add(code);
  const isSimple = wanted.size === 1;
  const wasSimple = known.size > 0 && [...known.values()].every(({ fields }) => !hasOption(fields));
  const good: PlannedRow[] = [];
  const bad: BadRow[] = [];

  for (const row of rows) {
    if (wholes.has(row)) {
      good.push({ ...nothingOf, row, current: null });
      continue;
    }
    const before = known.get(codeKey(row.code)) ?? null;
    const owner = before === null ? ownerOf(codeKey(row.code)) : undefined;
    const fields = completeVersion(before?.fields ?? newVersion, row.version, plainHex);
    const fault = owner
      ? ({ code: 'CODE_TAKEN', value: row.code, product: owner } as const)
      : fields.ok
        ? faultOfOption(row, before, fields.value)
        : fields.error;
    if (fault || !fields.ok) {
      if (fault) bad.push({ line: row.line, fault });
      continue;
    }
    const after = { ...(before?.fields ?? newVersion), ...fields.value };
    options.take(codeKey(row.code), after);
    good.push({
      row,
      current: before,
      ...nothingOf,
      ...changeOf(row, before, fields.value),
    });
  }
  return { good, bad };

  function faultOfOption(
    row: ImportRow,
    before: CurrentVersion | null,
    said: Partial<VersionFields>,
  ): ImportFault | null {
    const after = { ...(before?.fields ?? newVersion), ...said };
    const { swatchImage } = after;
    if (swatchImage && swatchImage !== before?.fields.swatchImage && !isPicture(swatchImage)) {
      return { code: 'PICTURE_UNKNOWN', column: columnNames.swatchImage[0], value: swatchImage };
    }
    const barcode = faultOfBarcodes(row, before, versionOfBarcode);
    if (barcode) return barcode;
    if (before === null && wasSimple) return { code: 'SOLD_WITHOUT_OPTIONS' };
    if (!hasOption(after)) {
      // As it stands already, or as the one version of a product without any (ADR 1).
      const isItself = codeKey(row.code) === codeKey(row.productCode);
      const isAsBefore = before !== null && !hasOption(before.fields);
      return isAsBefore || (isSimple && isItself) ? null : { code: 'NEEDS_OPTION' };
    }
    const owner = options.ownerOf(codeKey(row.code), after, before?.fields ?? null);
    return owner === undefined
      ? null
      : { code: 'SAME_OPTION', option: describeOption(after), owner };
  }
}

const nothingOf = { version: null, stock: [], arrivals: [], shortages: [] } as const;

/**
 * A line of a supplier's price list: it names a product that has options, and says nothing that an
 * option could have (a price is the product's, ADR 2).
 */
function isOfWhole(row: ImportRow, known: ReadonlyMap<string, CurrentVersion>): boolean {
  const { code, productCode, version, stock, arrivals } = row;
  return (
    known.size > 0 &&
    codeKey(code) === codeKey(productCode) &&
    !known.has(codeKey(code)) &&
    [version, stock, arrivals].every((said) => Object.keys(said).length === 0)
  );
}

/** What is there already is not asked about: codes are taught as they are read (ADR 99). */
function faultOfBarcodes(
  { code, version }: ImportRow,
  before: CurrentVersion | null,
  versionOf: VersionContext['versionOfBarcode'],
): ImportFault | null {
  for (const value of version.barcodes ?? []) {
    if (before?.fields.barcodes.includes(value)) continue;
    const due = checkDigitDue(value);
    if (due !== null) return { code: 'BARCODE_CHECK', value, due };
    const owner = versionOf(value);
    if (owner !== null && codeKey(owner) !== codeKey(code)) {
      return { code: 'BARCODE_TAKEN', value, owner };
    }
  }
  return null;
}

function changeOf(
  row: ImportRow,
  before: CurrentVersion | null,
  said: Partial<VersionFields>,
): Pick<PlannedRow, 'version'> {
  if (before === null) {
    return { version: { code: row.code, before: null, after: { ...newVersion, ...said } } };
  }
  const difference = differenceOf(before.fields, said);
  return { version: difference && { code: before.code, ...difference } };
}

export function hasOption({ toneNumber, volume }: VersionFields): boolean {
  return toneNumber !== null || volume !== null;
}

function describeOption({ toneNumber, volume }: VersionFields): string {
  return [toneNumber, volume === null ? null : `${volume} vol`].filter(Boolean).join(' · ');
}
