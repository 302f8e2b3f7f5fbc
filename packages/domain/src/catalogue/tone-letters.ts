import { foldText } from '../kernel/text.ts';

/**
 * What a brand says that its signs for reflections mean (D-14): the family of a digit or a letter,
 * and of two together where they have a meaning of their own.
 */
export type ReflectionMap = Readonly<Record<string, string>>;

/**
 * How the trade abbreviates families, in English as boxes print them and in Spanish as salons say
 * them. A letter that several families share lists them all.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  N: ['natural'],
  A: ['ceniza'],
  G: ['dorado'],
  D: ['dorado'],
  C: ['cobrizo'],
  K: ['cobrizo'],
  R: ['rojo'],
  V: ['violeta'],
  M: ['caoba', 'mate', 'marron'],
  B: ['dorado', 'marron', 'azul'],
  P: ['perla'],
  I: ['irisado'],
};

/** The families of a printed reflection by its brand's map; none where a sign is not in it. */
export function familiesByMap(reflection: string, map: ReflectionMap): readonly string[] {
  const signs = reflection.toUpperCase();
  const whole = signs.length === 2 ? map[signs] : undefined;
  if (whole !== undefined) return [foldText(whole)];
  const read = [...signs].map((sign) => map[sign]);
  return read.every((family) => family !== undefined) ? read.map(foldText) : [];
}

/** Every way to read letters as families, main one first: `CB` is copper with beige, brown or blue. */
export function familiesOfLetters(letters: string): readonly (readonly string[])[] {
  return [...letters.toUpperCase()].reduce<readonly (readonly string[])[]>(
    (readings, letter) =>
      readings.flatMap((before) => (families[letter] ?? []).map((one) => [...before, one])),
    [[]],
  );
}
