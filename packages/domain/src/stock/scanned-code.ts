/** Control signs that some readers send before, between and after a code. */
const controlSigns = /\p{Cc}/gu;
/** Which kind of code it was, as a reader that is set so says it first: `]E0`, `]C1`. */
const symbology = /^\][A-Za-z]\d/;
/** A GS1 code begins with the goods' number, and goes on with batch and date. */
const goodsFirst = /^01(\d{14})./;

export const leastBarcode = 4;
export const mostBarcode = 40;

/**
 * A code as a reader typed it, in the one writing that is kept: capitals, and of a number of the
 * trade (GTIN) its 13 digits, since readers send the same code with 12, 13 or 14. Empty: nothing.
 */
export function canonicalCode(typed: string): string {
  const code = typed.replace(controlSigns, '').trim().replace(symbology, '').toUpperCase();
  const [, goods = code] = goodsFirst.exec(code) ?? [];
  if (/^\d{12}$/.test(goods)) return `0${goods}`;
  return /^0\d{13}$/.test(goods) ? goods.slice(1) : goods;
}

/** What a typed code may be kept as: the goods' number, or the shop's own code as it stands there. */
export function codesOfScan(typed: string): string[] {
  const asTyped = typed.replace(controlSigns, '').trim().toUpperCase();
  return [...new Set([canonicalCode(typed), asTyped])].filter((code) => code !== '');
}
