import type { ProductDetail, ProductVersion } from '@matiz/contracts/catalogue.ts';
import { countedUnits, roomOf, type Supply } from '@matiz/domain/cart/room.ts';
import type { UnitRule } from './units.ts';

/** One version as it can be chosen: its rule, and its price where the viewer may see it. */
export interface OfferedVersion extends UnitRule {
  readonly code: string;
  readonly version: ProductVersion;
  readonly supply: Supply;
}

/** A product as the selection needs it; made once for each reply of the server. */
export interface Offer {
  readonly product: ProductDetail;
  readonly versions: ReadonlyMap<string, OfferedVersion>;
  /** Units of all its versions in the cart that count towards a volume price. */
  readonly standing: number;
  readonly hasTones: boolean;
  readonly hasVolumes: boolean;
}

export function offerOf(product: ProductDetail): Offer {
  const { minQuantity, multiple, is_PreSales } = product;
  const versions = product.versions.map((version): [string, OfferedVersion] => {
    const supply = supplyOf(version, is_PreSales);
    const { code } = version;
    const name = nameOf(product, version);
    const isTone = version.tone !== null;
    const room = roomOf(supply);
    return [code, { code, version, supply, room, minQuantity, multiple, name, isTone }];
  });
  return {
    product,
    versions: new Map(versions),
    standing: versions.reduce((sum, [, { supply }]) => sum + countedUnits(supply), 0),
    hasTones: product.attributes.includes('Tono'),
    hasVolumes: product.attributes.includes('Volumen'),
  };
}

/** Some of it lies in the warehouse: it comes with the next delivery. */
export function hasUnits({ product }: Offer): boolean {
  return (product.warehouses[0]?.stock ?? 0) > 0;
}

/** The volumes that there are, from the weakest. */
export function volumesOf({ product }: Offer): number[] {
  const volumes = product.versions.flatMap(({ volume }) => (volume === null ? [] : [volume]));
  return [...new Set(volumes)].sort((a, b) => a - b);
}

/** Each tone once, though it may come in several volumes; of those that pass, in the card's order. */
export function distinctTones(
  { versions }: Offer,
  passes: (offered: OfferedVersion) => boolean = () => true,
): OfferedVersion[] {
  const tones = [...versions.values()].filter((one) => one.version.tone !== null && passes(one));
  const seen = new Set<string>();
  return tones.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** Nothing of it can be added, now or later. Where there are volumes, that is said once one is chosen. */
export function isSoldOut({ hasVolumes }: Offer, { room }: OfferedVersion): boolean {
  return !hasVolumes && room.most === 0 && room.inCart === 0;
}

function supplyOf(version: ProductVersion, isPresale: boolean): Supply {
  const { stock, excluded_from_presale, arrivals, quantity, quantityPresale } = version;
  return {
    available: stock,
    isPresale,
    excludedFromPresale: excluded_from_presale,
    arrivals: arrivals.map((arrival) => ({ arrivalId: arrival.date, ...arrival })),
    inCartNow: quantity,
    inCartLater: quantityPresale,
  };
}

function nameOf(product: ProductDetail, { tone, volume }: ProductVersion): string {
  if (tone) return `${tone.number} ${tone.name}`.trim();
  return volume === null ? product.name : `${product.name} ${volume} vol`;
}
