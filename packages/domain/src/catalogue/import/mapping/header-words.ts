import { foldText } from '../../../kernel/text.ts';

/** Words that say nothing about which column it is. */
const filler = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'en',
  'y',
  'a',
  'al',
  'para',
  'por',
  'con',
  'un',
  'o',
  'the',
  'of',
  'in',
  'for',
  'and',
  'per',
  'an',
  'to',
  'opcional',
  'optional',
  'obligatorio',
  'requerido',
  'required',
  'cop',
  'pesos',
  'incluido',
  'incl',
  'su',
  'tu',
]);
/** Words that may stand beside what is meant: `Precio del producto`. */
const subject = new Set(['producto', 'product', 'articulo', 'item', 'variant', 'variante']);

/** The words of a header in the singular, as they are compared: `Precio de Venta ($)` is `precio venta`. */
export function headerWords(name: string): string[] {
  const spaced = name.replace(/([a-zñ])([A-ZÑ])/g, '$1 $2').replaceAll('%', ' porcentaje ');
  const words = foldText(spaced)
    .split(/[^0-9a-zñ]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !filler.has(word));
  const isTaxIncluded = telling.length > 1 && /\b(con|incl\w*)\b/.test(words.join(' '));
  return (telling.length > 0 ? telling : words)
    .filter((word) => !(isTaxIncluded && /^(iva|tax|vat)$/.test(word)))
    .map(singularOf);
}

/** The words without what they are about, as far as others are left. */
export function withoutSubject(words: readonly string[]): string[] {
  const rest = words.filter((word) => !subject.has(word));
  return rest.length > 0 ? rest : [...words];
}

/** `imagenes` is imagen, `categorias` categoria, `colores` color; codes stay as they are. */
function singularOf(word: string): string {
  if (/^[a-zñ]{3,}(?:nes|res|les|des|jes)$/.test(word)) return word.slice(0, -2);
  if (/^(series|status|estatus|is|news|plus|iris|stock|less)$/.test(word)) return word;
  if (/^[a-zñ]{2,}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /^[a-zñ]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
