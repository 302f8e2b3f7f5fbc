import type { Arrival } from '@matiz/domain/cart/split-presale.ts';
import type { PartChoice, Sellable, SellablePart } from '@matiz/domain/catalogue/sellable.ts';
import { type PriceColumn, readDiscount, readPriceInputs } from '../card/price-inputs.ts';
import { type VersionLabel, versionName } from './version-name.ts';

/** `selectSellables` as it arrives. */
interface SellableColumn
  extends Omit<
    Sellable,
    'versionCode' | 'versionName' | 'color' | 'arrivals' | 'parts' | 'prices'
  > {
  readonly versionCode: string;
  readonly hasVersions: boolean;
  readonly label: VersionLabel;
  readonly swatch: string | null;
  readonly swatchImage: string | null;
  readonly arrivals: readonly Arrival[] | null;
  readonly parts: readonly PartColumn[] | null;
  readonly discountPercent: number | null;
  readonly discountValue: number | null;
  readonly prices: PriceColumn | null;
}
interface PartColumn extends Omit<SellablePart, 'choices'> {
  readonly choices: readonly (Omit<PartChoice, 'versionName'> & VersionLabel)[] | null;
}

/** Reads the column `sellable` of `selectSellables`; nothing else. */
export function parseSellable(column: unknown): Sellable {
  const { hasVersions, label, swatch, swatchImage, discountPercent, discountValue, ...rest } =
    column as SellableColumn;
  const discount = readDiscount(discountPercent, discountValue);
  const name = versionName(label);
  return {
    ...rest,
    versionCode: hasVersions ? rest.versionCode : null,
    versionName: hasVersions ? name : null,
    color: swatch === null ? null : { name, image: swatchImage, color: swatch },
    arrivals: rest.arrivals ?? [],
    parts: (rest.parts ?? []).map((part) => ({
      ...part,
      choices: (part.choices ?? []).map(readChoice),
    })),
    prices: rest.prices === null ? null : readPriceInputs(rest.prices, discount),
  };
}

function readChoice({
  versionId,
  versionCode,
  available,
  ...label
}: Omit<PartChoice, 'versionName'> & VersionLabel): PartChoice {
  return { versionId, versionCode, versionName: versionName(label), available };
}
