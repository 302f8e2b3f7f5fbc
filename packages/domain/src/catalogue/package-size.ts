/** What a product may weigh, packed: a hundred kilos. */
export const mostGrams = 100_000;
/** How long, wide or high it may be, packed: five metres. */
export const mostMillimetres = 5_000;

/** `125` as `12,5`: people measure in centimetres. */
export function toCentimetres(millimetres: number): string {
  return String(millimetres / 10).replace('.', ',');
}

/** `12,5` or `12.54 cm` as 125, to the millimetre; what is no length stays as it is, to be told so. */
export function fromCentimetres(written: string): number | string {
  const plain = written
    .trim()
    .replace(/\s*cm\.?$/i, '')
    .replace(',', '.');
  return /^\d+(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 10) : written;
}
