import type { ReflectionFamily } from '../catalogue/reflection-families.ts';
import { tableOf } from '../kernel/table.ts';
import { soundOf } from './sound.ts';

/**
 * How colourists say a tone in words: depths by base and shade ("rubio medio"), reflections by
 * family. The families are those of `brand_reflection`, whatever digit a brand prints for them.
 */
const bases = tableOf<readonly number[]>({
  negro: [1],
  castaño: [2, 3, 4, 5],
  rubio: [6, 7, 8, 9, 10],
  platino: [10],
});
const shades: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  castaño: { 'muy oscuro': 2, oscuro: 3, medio: 4, claro: 5 },
  rubio: {
    oscuro: 6,
    medio: 7,
    claro: 8,
    'muy claro': 9,
    clarisimo: 10,
    'extra claro': 10,
    platino: 10,
  },
};
const shadeWords = new Set(['muy', 'extra', 'oscuro', 'medio', 'claro', 'clarisimo', 'platino']);
/** Says that a reflection is doubled: 7.44 is "cobrizo intenso". */
const intense = new Set(['intenso', 'profundo']);

/** By word; one that several families share lists them all. */
const families = tableOf<readonly ReflectionFamily[]>({
  natural: ['natural'],
  ceniza: ['ceniza'],
  cenizo: ['ceniza'],
  cenizado: ['ceniza'],
  cendre: ['ceniza', 'irisado'],
  irisado: ['irisado'],
  dorado: ['dorado'],
  beige: ['dorado'],
  arena: ['dorado'],
  miel: ['dorado'],
  cobrizo: ['cobrizo'],
  cobre: ['cobrizo'],
  canela: ['cobrizo'],
  zanahoria: ['cobrizo'],
  naranja: ['cobrizo'],
  caoba: ['caoba'],
  rojo: ['rojo'],
  rojizo: ['rojo'],
  achiote: ['rojo'],
  violeta: ['violeta'],
  morado: ['violeta'],
  berenjena: ['violeta'],
  marron: ['marron'],
  chocolate: ['marron'],
  tabaco: ['marron'],
  cacao: ['marron'],
  cafe: ['marron'],
  moca: ['marron'],
  perla: ['perla'],
  perlado: ['perla'],
  nacar: ['perla'],
  mate: ['mate'],
  verde: ['mate'],
  azul: ['azul'],
  azulado: ['azul', 'ceniza'],
  vino: ['caoba', 'violeta', 'rojo'],
  borgoña: ['caoba', 'violeta', 'rojo'],
  cereza: ['rojo', 'violeta', 'caoba'],
});

/**
 * Words that name many things beside a reflection: alone they may mean one, next to a depth they
 * surely do.
 */
const ambiguous = new Set(
  `natural beige arena miel canela zanahoria naranja achiote violeta morado berenjena chocolate
  tabaco cacao cafe moca perla nacar mate verde azul vino borgoña cereza platino`.split(/\s+/),
);

const known = [...Object.keys(bases), ...Object.keys(families), ...shadeWords, ...intense];
/** Colombian keyboards have ñ; that some people leave it out here can mean nothing else. */
const withoutTilde = [['kastano', 'castaño'] as const];
const bySound = new Map([...known.map((word) => [soundOf(word), word] as const), ...withoutTilde]);
/** So many letters tell how a word will end. */
const shortestOpen = 4;

export interface ToneWords {
  /** The words that were understood: where they stand, and how they are spelled. */
  readonly words: readonly { readonly place: number; readonly word: string }[];
  /** Empty when only reflections were named. */
  readonly levels: readonly number[];
  /** Each a way to read the reflections, main one first; empty when only a depth was named. */
  readonly families: readonly (readonly string[])[];
  /** Whether it can hardly mean anything but a tone. */
  readonly isTelling: boolean;
}

/**
 * Finds the tone that folded words describe, in any order ("rubio ceniza claro"); null when none.
 * `level` is a depth that stands beside them as a bare number. The last word may be unfinished,
 * unless everything `isFinished`.
 */
export function readToneWords(
  words: readonly string[],
  level: number | null,
  isFinished = false,
): ToneWords | null {
  const read = words.map((word, index) => ({
    word: toneWordOf(word, !isFinished && index === words.length - 1),
    place: index,
  }));
  const base = read.find(({ word }) => word in bases);
  const isDeep = level !== null || (base !== undefined && base.word !== 'platino');
  const named = read.filter(({ word }) => word in families);
  const sure = named.filter(({ word }) => isDeep || !ambiguous.has(word));
  const meant = sure.length > 0 ? sure : named;
  if (base === undefined && meant.length === 0) return null;
  const beside = read.filter(
    ({ word, place }) => base && place > base.place && shadeWords.has(word),
  );
  const doubled = meant.length === 1 ? read.filter(({ word }) => intense.has(word)) : [];
  const taken = [...(base ? [base] : []), ...meant, ...beside, ...doubled];
  return {
    words: taken.sort((a, b) => a.place - b.place),
    levels:
      level === null
        ? levelsOf(
            base?.word,
            beside.map(({ word }) => word),
          )
        : [level],
    families: readingsOf(
      meant.map(({ word }) => families[word] ?? []),
      doubled.length > 0,
    ),
    isTelling: isDeep || sure.length > 0,
  };
}

function levelsOf(base: string | undefined, beside: readonly string[]): readonly number[] {
  if (base === undefined) return [];
  const level = shades[base]?.[beside.join(' ')];
  return level === undefined ? (bases[base] ?? []) : [level];
}

/** The first two reflections in both orders, the typed one first. */
function readingsOf(meant: readonly (readonly string[])[], isDoubled: boolean): string[][] {
  const [first, second] = meant;
  if (first === undefined) return [];
  if (isDoubled) return first.map((family) => [family, family]);
  if (second === undefined) return first.map((family) => [family]);
  return first.flatMap((one) =>
    second.flatMap((other) => [
      [one, other],
      [other, one],
    ]),
  );
}

/** The word of above that is meant, whatever its number and gender; else the word itself. */
function toneWordOf(typed: string, isOpen: boolean): string {
  const singular = typed.replace(/(?<=rron)es$|(?<=azul)es$|s$/, '');
  const forms = [typed, singular, singular.replace(/a$/, 'o')];
  const exact = forms.find((form) => known.includes(form));
  if (exact !== undefined) return exact;
  const heard = forms.map((form) => bySound.get(soundOf(form))).find((word) => word !== undefined);
  if (heard !== undefined) return heard;
  const begun =
    isOpen && typed.length >= shortestOpen ? known.filter((word) => word.startsWith(typed)) : [];
  const meanings = new Set(begun.map((word) => String(families[word] ?? word)));
  return meanings.size === 1 ? (begun[0] ?? typed) : typed;
}
