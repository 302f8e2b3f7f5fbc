/** Depths as the trade calls them, by their level; 0 is what has none (D-15). */
const levelNames = [
  'Correctores',
  'Negro',
  'Castaño muy oscuro',
  'Castaño oscuro',
  'Castaño medio',
  'Castaño claro',
  'Rubio oscuro',
  'Rubio medio',
  'Rubio claro',
  'Rubio muy claro',
  'Rubio platino',
  'Superaclarante',
  'Superaclarante especial',
] as const;

/** A depth in words: 7 is `Rubio medio`. One that the trade has no word for is its number. */
export function levelName(level: number): string {
  return levelNames[level] ?? String(level);
}
