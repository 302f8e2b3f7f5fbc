import { exportedNames } from '../measure/names.ts';
import { isProduct } from '../measure/read-tree.ts';
import type { Finding } from './check-file.ts';

/** Words of our own that gave way to those of the trade (docs/GLOSARIO.md, "Palabras retiradas"). */
const retired: readonly (readonly [words: string, instead: string])[] = [
  ['hold holds held', 'reservation (de un pedido), locked (una fila), inCart (del carrito)'],
  ['wish wishes wished', 'requested, desired, intent'],
  ['announce announced hear heard', 'publish, subscribe, handle, receive'],
  ['gate gates turns', 'limiter, queue'],
  ['patience patient', 'retryPolicy, timeout'],
  ['recall', 'cached, replay'],
  ['ground', 'fixture'],
  ['lane lanes', 'pipeline, queue'],
  ['tend tends', 'poll'],
  ['settle settled settles', 'reconcile, debounced, decided'],
  ['door doors', 'dialog, method, access'],
  ['standing', 'progress, data'],
  ['place places', 'location, position, index'],
];
const insteadOf = new Map(
  retired.flatMap(([words, instead]) => words.split(' ').map((word) => [word, instead] as const)),
);

/** To place an order, and where a paragraph stands in a page, are said so by everybody. */
const isUsual = (name: string) => /^placeOrder$|^placeCart$|^heldOut/.test(name);

/** `useStoredPhone` → use, stored, phone. */
const wordsOf = (name: string) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase());

/** Turns of speech that a comment says plainly instead. */
const archaic: Readonly<Record<string, string>> = {
  anew: 'again',
  whoever: 'anyone who, no matter who',
  somebody: 'someone',
  thereof: 'of it',
};
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/** Comments in the words of an older English. */
export function checkComments(file: string, text: string): Finding[] {
  if (file.startsWith('tools/files/')) return [];
  const words = [...text.matchAll(comment)].flatMap(
    ([each]) => each.toLowerCase().match(/\w+/g) ?? [],
  );
  return [...new Set(words)].flatMap((word) => {
    const instead = Object.hasOwn(archaic, word) ? archaic[word] : undefined;
    if (instead === undefined) return [];
    const message = `un comentario dice «${word}»: escribe ${instead} (docs/GLOSARIO.md).`;
    return [{ file, level: 'error' as const, message }];
  });
}

/** Exported names with a word that was given up; the first of each name. */
export function checkRetired(file: string, text: string): Finding[] {
  return exportedNames(new Map([[file, text]]), isProduct).flatMap(({ name }) => {
    const word = isUsual(name) ? undefined : wordsOf(name).find((each) => insteadOf.has(each));
    if (word === undefined) return [];
    const message = `«${name}» dice «${word}», palabra retirada: usa ${insteadOf.get(word)} (docs/GLOSARIO.md).`;
    return [{ file, level: 'error' as const, message }];
  });
}
