import type { SoldVersion } from './versions.ts';

/** A row as someone may write it, what it asks for, and of which half of the set it is (D-23). */
export interface JudgedRow {
  readonly text: string;
  /** Null where none is said, or none surely. */
  readonly quantity: number | null;
  readonly wanted: (version: SoldVersion) => boolean;
  readonly half: 'tuned' | 'unseen';
}

const marks = ['.', ',', '/', '-', ' ', ''] as const;
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const reflections = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '00',
  '11',
  '34',
  '43',
  '66',
];

type Form = (tone: string, quantity: number) => string;
/** Ways to say how many of a tone. */
const forms: readonly Form[] = [
  (tone, n) => `${tone} x${n}`,
  (tone, n) => `${n} del ${tone}`,
  (tone, n) => `${tone} x ${n}`,
  (tone, n) => `${n}x ${tone}`,
  (tone, n) => `${tone}*${n}`,
  (tone, n) => `${tone} (${n})`,
  (tone, n) => `${n} x ${tone}`,
  (tone, n) => `${tone} ${n} und`,
  (tone, n) => `${n} und ${tone}`,
  (tone, n) => `${tone} por ${n}`,
  (tone, n) => `${tone};${n}`,
  (tone, n) => `${n} unidades del ${tone}`,
  (tone, n) => `${tone}: ${n}`,
  (tone, n) => `${tone}\t${n}`,
  (tone, n) => `tono ${tone} x${n}`,
  (tone, n) => `${n} tubos de ${tone}`,
  (tone, n) => `${tone}x${n}`,
  (tone, n) => `- ${tone} = ${n}`,
  (tone, n) => `${countWords[n]} del ${tone}`,
  (tone, n) => `${tone} cant ${n}`,
];
const countWords: Readonly<Record<number, string>> = {
  2: 'dos',
  3: 'tres',
  4: 'cuatro',
  5: 'cinco',
  6: 'seis',
  7: 'siete',
  8: 'ocho',
  9: 'nueve',
  10: 'diez',
  11: 'once',
  12: 'una docena',
};

/** Words beside the number that tell of whom the tone is. */
interface Beside {
  readonly before: string;
  readonly after: string;
  readonly isMeant: (version: SoldVersion) => boolean;
}
const anything: Beside = { before: '', after: '', isMeant: () => true };

/**
 * Level, reflection, mark and form of quantity, each with each in turn; real tones and such as nobody
 * prints. Every fourth has a brand beside it, every fourth a line.
 */
export function toneSpellings(sold: readonly SoldVersion[]): JudgedRow[] {
  const dyes = sold.filter(({ tone }) => tone !== null && tone.level !== null);
  const brands = [...new Set(dyes.map(({ brand }) => brand))];
  const names = [...new Set(dyes.map(({ name }) => name))];
  const tones = levels.flatMap((level) => reflections.map((reflection) => ({ level, reflection })));
  return tones.flatMap(({ level, reflection }, index) =>
    marks.map((mark, nth): JudgedRow => {
      const turn = index * marks.length + nth;
      const form = forms[(turn + Math.floor(turn / forms.length)) % forms.length] ?? forms[0];
      const quantity = 2 + ((turn * 7) % 11);
      const beside = besideOf(turn, brands, names);
      const tone = `${beside.before}${level}${mark}${reflection}${beside.after}`;
      return {
        text: form?.(tone, quantity) ?? '',
        quantity,
        wanted: (version) =>
          beside.isMeant(version) && isSpelled(version, { level, mark, reflection }),
        half: halfOf(turn),
      };
    }),
  );
}

/** By a number that follows neither the mark nor the form. */
export function halfOf(place: number): JudgedRow['half'] {
  return (Math.imul(place + 1, 0x9e3779b1) >>> 16) % 2 === 0 ? 'tuned' : 'unseen';
}

function besideOf(turn: number, brands: readonly string[], names: readonly string[]): Beside {
  const round = Math.floor(turn / 4);
  if (turn % 4 === 1) {
    const brand = brands[round % brands.length] ?? '';
    const words =
      round % 2 === 0 ? { before: '', after: ` ${brand}` } : { before: `${brand} `, after: '' };
    return { ...words, isMeant: (version) => version.brand === brand };
  }
  if (turn % 4 === 2) {
    const name = names[round % names.length] ?? '';
    return { before: `${name} `, after: '', isMeant: (version) => version.name === name };
  }
  return anything;
}

/** Without a mark the digits may part anywhere. */
function isSpelled(
  { tone }: SoldVersion,
  typed: { level: number; mark: string; reflection: string },
): boolean {
  if (tone === null) return false;
  const isSame = tone.level === typed.level && tone.reflection === typed.reflection;
  if (typed.mark !== '' || isSame) return isSame;
  return (
    `${tone.level ?? ''}${tone.level === null ? tone.printed : tone.reflection}` ===
    `${typed.level}${typed.reflection}`
  );
}
