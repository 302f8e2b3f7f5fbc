/** Every family of reflections that the shop tells apart, as a brand's map names them (D-14). */
export const reflectionFamilies = [
  'natural',
  'ceniza',
  'irisado',
  'dorado',
  'cobrizo',
  'caoba',
  'rojo',
  'violeta',
  'marron',
  'perla',
  'mate',
  'azul',
] as const;
export type ReflectionFamily = (typeof reflectionFamilies)[number];

/** What a brand says that one sign means. */
export interface SignMeaning {
  readonly sign: string;
  readonly family: string;
}

/** As boxes print it: a digit or a letter, or two that mean something of their own together. */
export const reflectionSign = /^[0-9A-Z]{1,2}$/;

/** Signs that stand in a map twice: each means one thing. */
export function signsTwice(map: readonly SignMeaning[]): string[] {
  const bySign = Map.groupBy(map, ({ sign }) => sign);
  return [...bySign].flatMap(([sign, { length }]) => (length > 1 ? [sign] : []));
}

/**
 * The signs whose meaning nothing would find: a family that is in no list. What a file brought
 * stays (`kept`), since its catalogue was read with it.
 */
export function unknownMeanings(
  map: readonly SignMeaning[],
  kept: readonly SignMeaning[],
): string[] {
  const known = new Set<string>([...reflectionFamilies, ...kept.map(({ family }) => family)]);
  return map.filter(({ family }) => !known.has(family)).map(({ sign }) => sign);
}
