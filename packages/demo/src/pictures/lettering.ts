import { n } from './sketch.ts';
import { bricolage } from './type/bricolage.ts';
import { figtree } from './type/figtree.ts';
import { figtreeBold } from './type/figtree-bold.ts';
import { wordmarks } from './type/wordmarks.ts';

const faces = { text: figtree, bold: figtreeBold, display: bricolage } as const;

export type Face = keyof typeof faces;

export interface Lettering {
  x: number;
  /** The baseline. */
  y: number;
  /** Height of the em. */
  size: number;
  fill: string;
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space after a letter, in thousandths of the em. */
  tracking?: number;
  /** Shrinks the letters so that the line is no wider. */
  maxWidth?: number;
}

/** A line of text as outlines. Letters that the face lacks are left out. */
export function lettering(text: string, options: Lettering): string {
  const {
    x,
    y,
    fill,
    face = 'text',
    anchor = 'start',
    tracking = 0,
    maxWidth = Infinity,
  } = options;
  const width = widthOf(text, face, tracking);
  const size = Math.min(options.size, (maxWidth * 1000) / Math.max(1, width));
  const scale = size / 1000;
  const shift = anchor === 'start' ? 0 : anchor === 'end' ? -width * scale : (-width * scale) / 2;
  const letters = placed(text, face, tracking)
    .filter(([, d]) => d !== '')
    .map(([at, d]) => `<path transform="translate(${Math.round(at)})" d="${d}"/>`)
    .join('');
  return `<g fill="${fill}" transform="translate(${n(x + shift)} ${n(y)}) scale(${scale.toFixed(4)})">${letters}</g>`;
}

/** Several lines, one below the other. */
export function paragraph(lines: readonly string[], leading: number, options: Lettering): string {
  return lines
    .map((text, i) => lettering(text, { ...options, y: options.y + i * leading }))
    .join('');
}

/** Breaks a text into lines of at most `maxWidth`, at most `maxLines` of them. */
export function wrapped(
  text: string,
  face: Face,
  size: number,
  maxWidth: number,
  maxLines = 3,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const fits = (widthOf(joined, face, 0) * size) / 1000 <= maxWidth;
    if (lines.length > 0 && (fits || lines.length === maxLines)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A brand's wordmark in a box: as large as fits, centred. Falls back on nothing when unknown. */
export function wordmark(
  slug: string,
  box: { cx: number; cy: number; width: number; height: number },
  fill: string,
): string {
  const mark = wordmarks[slug];
  if (!mark) return '';
  const tall = mark.bottom - mark.top;
  const scale = Math.min(box.width / mark.width, box.height / tall);
  const x = box.cx - (mark.width * scale) / 2;
  const y = box.cy - ((mark.top + mark.bottom) / 2) * scale;
  return `<path fill="${fill}" transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(4)})" d="${mark.path}"/>`;
}

/** Width in thousandths of the em. */
export function widthOf(text: string, face: Face, tracking: number): number {
  const last = placed(text, face, tracking).at(-1);
  return last ? last[2] - tracking : 0;
}

/** Each letter's place, outline and the place after it. */
function placed(text: string, face: Face, tracking: number): [number, string, number][] {
  const { glyphs, kerning } = faces[face];
  let at = 0;
  let before = '';
  return [...text].flatMap((letter): [number, string, number][] => {
    const glyph = glyphs[letter];
    if (!glyph) return [];
    at += pair(kerning[before], letter);
    const start = at;
    at += glyph[0] + tracking;
    before = letter;
    return [[start, glyph[1], at]];
  });
}

function pair(row: string | undefined, letter: string): number {
  const found = row?.split(' ').find((entry) => entry.startsWith(letter));
  return found ? Number(found.slice(letter.length)) : 0;
}
