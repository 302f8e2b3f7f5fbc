/** Families lose their accents where they are compared; on screen they have them again. */
const accented: Readonly<Record<string, string>> = { marron: 'marrón', purpura: 'púrpura' };

/** `marron` as a person reads it: `Marrón`. */
export function reflectionName(family: string): string {
  const name = accented[family] ?? family.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const levelNames = [
  'Correctores',
  'Negro',
  'Negro castaño',
  'Castaño oscuro',
  'Castaño medio',
  'Castaño claro',
  'Rubio oscuro',
  'Rubio medio',
  'Rubio claro',
  'Rubio muy claro',
  'Rubio extra claro',
  'Superaclarante',
  'Superaclarante extra',
];

/** A depth as the trade calls it: 7 is `Rubio medio`. */
export function levelName(level: number): string {
  return levelNames[level] ?? String(level);
}
