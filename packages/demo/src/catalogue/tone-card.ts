import { levelName } from '@matiz/domain/catalogue/level-names.ts';
import { toneHex } from './tone-color.ts';
import type { DemoReflection, DemoTone, ReflectionFamily, ToneSeries } from './types.ts';

/** How a brand writes its tones. */
export interface Numbering {
  separator: '.' | '/' | '-' | ',';
  reflections: readonly DemoReflection[];
}

/**
 * A colour card in few words. `rows` are 'reflection: levels' ('43: 5-8', '1: 1 4-10'); `extras`
 * are tones without a level ('Correctores | 0.88 Azul 28427f').
 */
export interface ToneCard {
  rows: readonly string[];
  extras?: readonly string[];
  /** Printed numbers of what sells most and of what is new, parted by spaces. */
  top?: string;
  fresh?: string;
}

/** A tone and what distinguishes it in its card. */
export interface CardEntry {
  /** Digits that make the version code: '0743'. */
  key: string;
  tone: DemoTone;
  isTopSeller: boolean;
  isNew: boolean;
}

const series: Readonly<Record<ReflectionFamily, ToneSeries>> = {
  natural: 'Naturales',
  ceniza: 'Cenizas',
  azul: 'Cenizas',
  perla: 'Perlas',
  irisado: 'Irisados',
  violeta: 'Violetas',
  mate: 'Mates',
  dorado: 'Dorados',
  cobrizo: 'Cobrizos',
  caoba: 'Caobas',
  rojo: 'Rojos',
  marron: 'Marrones',
};

/** The order in which a colour card shows its series. */
export const seriesOrder: readonly ToneSeries[] = [
  'Naturales',
  'Naturales intensos',
  'Cenizas',
  'Perlas',
  'Irisados',
  'Violetas',
  'Mates',
  'Dorados',
  'Cobrizos',
  'Caobas',
  'Rojos',
  'Marrones',
  'Superaclarantes',
  'Fantasía',
  'Correctores',
  'Nudes',
  'Rosas',
  'Corales',
  'Vinos',
  'Pasteles',
  'Tropicales',
  'Metálicos',
  'Oscuros',
  'Claros',
  'Medios',
  'Profundos',
];

/**
 * All tones of a card: those with a level by series, then the extras as they were written down.
 * Throws on a digit without meaning.
 */
export function tonesOf(card: ToneCard, numbering: Numbering): CardEntry[] {
  const top = new Set(card.top?.split(' '));
  const fresh = new Set(card.fresh?.split(' '));
  const levels = card.rows
    .flatMap((row) => rowTones(row, numbering))
    .sort((x, y) => seriesRank(x.tone) - seriesRank(y.tone));
  return [...levels, ...(card.extras ?? []).map(extraTone)].map(({ key, tone }) => ({
    key,
    tone,
    isTopSeller: top.has(tone.number),
    isNew: fresh.has(tone.number),
  }));
}

function rowTones(row: string, numbering: Numbering): { key: string; tone: DemoTone }[] {
  const [digits = '', levels = ''] = row.split(': ');
  return expandLevels(levels).map((level) => levelTone(level, digits, numbering));
}

function levelTone(level: number, digits: string, { separator, reflections }: Numbering) {
  const [first, second = null] = [...digits].map((digit) => {
    const found = reflections.find((r) => r.digit === digit);
    if (!found)
      throw new Error(`Tone ${level}${separator}${digits}: digit ${digit} has no meaning`);
    return found;
  });
  if (!first) throw new Error(`Tone of level ${level} without a reflection`);
  const doubled = second?.digit === first.digit;
  const family = first.family;
  const tone: DemoTone = {
    number: `${level}${separator}${digits}`,
    name: toneName(level, first, second, doubled),
    level,
    primary: family,
    secondary: second?.family ?? null,
    series: seriesOf(level, family, doubled),
    hex: toneHex(level, family, second?.family ?? null, doubled ? 1.18 : 1),
  };
  return { key: `${String(level).padStart(2, '0')}${digits}`, tone };
}

function toneName(
  level: number,
  first: DemoReflection,
  second: DemoReflection | null,
  doubled: boolean,
): string {
  const base = levelName(level);
  if (doubled) return `${base} ${first.name} intenso`;
  if (!second) return `${base} ${first.name}`;
  return `${base} ${first.name} ${second.name}`;
}

function seriesOf(level: number, family: ReflectionFamily, doubled: boolean): ToneSeries {
  if (level >= 11) return 'Superaclarantes';
  return doubled && family === 'natural' ? 'Naturales intensos' : series[family];
}

/** 'Correctores | 0.88 Azul 28427f'. */
function extraTone(text: string): { key: string; tone: DemoTone } {
  const [series = '', rest = ''] = text.split(' | ');
  const words = rest.split(' ');
  const number = words[0] ?? '';
  const tone: DemoTone = {
    number,
    name: words.slice(1, -1).join(' '),
    level: null,
    primary: null,
    secondary: null,
    series: seriesOrder.find((known) => known === series) ?? 'Fantasía',
    hex: `#${words.at(-1) ?? '000000'}`,
  };
  return { key: number.replace(/[^A-Za-z0-9]/g, ''), tone };
}

/** '1 4-6' → [1, 4, 5, 6]. */
function expandLevels(text: string): number[] {
  return text.split(' ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

function seriesRank(tone: DemoTone): number {
  return tone.series ? seriesOrder.indexOf(tone.series) : seriesOrder.length;
}
