/**
 * How a folded word sounds in Colombia: `keratina` and `queratina`, `vaño` and `baño`, `shampoo` and
 * `champu` are one. The database's `sound_word` says the same.
 */
export function soundOf(word: string): string {
  const marked = word
    .replaceAll('sh', 'ch')
    .replaceAll('ph', 'f')
    .replaceAll('oo', 'u')
    .replaceAll('ch', '0')
    .replace(/qu([ei])/g, 'k$1')
    .replace(/gu([ei])/g, '1$1')
    .replace(/g([ei])/g, 'j$1')
    .replace(/c([ei])/g, 's$1')
    .replaceAll('ll', 'y');
  return [...marked]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replace(/m([bp])/g, 'n$1')
    .replace(/y$/, 'i')
    .replace(/(.)\1+/g, '$1');
}

const letters: Readonly<Record<string, string>> = {
  c: 'k',
  q: 'k',
  z: 's',
  x: 's',
  v: 'b',
  w: 'b',
  1: 'g',
  h: '',
};
