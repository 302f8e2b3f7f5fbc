/** Seven digits in a row, whatever stands between them: a phone, a document, a card. */
const longNumber = /(?<![0-9a-zñ])\d(?:[\s().+_-]*\d){6,}/;
const address =
  /(?<![a-zñ])(?:calle|cll|cl|carrera|cra|kra|kr|cr|diagonal|diag|transversal|transv|avenida|av|manzana|mz)\.?\s*#?\s*\d/;

/**
 * Whether a folded search text looks like something that tells who a person is: an e-mail, a phone,
 * a document, an address. Such a text is never kept. Rather too much than too little.
 */
export function looksPersonal(text: string): boolean {
  return /@|https?:|www\./.test(text) || longNumber.test(text) || address.test(text);
}
