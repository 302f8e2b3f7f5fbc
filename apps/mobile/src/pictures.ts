import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { background } from './capacitor-config.ts';

const logoFile = new URL('../../web/public/favicon.svg', import.meta.url);
const drawnSize = 40;

/** The locks alone, as the logo's file draws them: `d` and fill of each. */
export async function readLocks(): Promise<{ fill: string; d: string }[]> {
  const svg = await readFile(logoFile, 'utf8');
  const locks = [...svg.matchAll(/<path fill="(#\w{6})"[^>]* d="([^"]+)"/g)];
  if (locks.length !== 5) throw new Error('the logo has no five locks');
  return locks.map(([, fill = '', d = '']) => ({ fill, d }));
}

interface Drawing {
  readonly width: number;
  readonly height?: number;
  /** How much of the shorter side the locks take. */
  readonly share: number;
  /** Null: nothing behind the locks. */
  readonly behind: string | null;
  readonly isRound?: boolean;
}

/** A PNG with the locks in its middle. An App Store's icon may hold no transparency: `behind` is then drawn flat. */
export async function drawLocks({ width, height = width, share, behind, isRound }: Drawing) {
  const locks = await readLocks();
  const size = Math.min(width, height) * share;
  const [left, top] = [(width - size) / 2, (height - size) / 2];
  const paths = locks.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
  const shape = isRound
    ? `<circle cx="${width / 2}" cy="${height / 2}" r="${width / 2}" fill="${behind}"/>`
    : behind && `<rect width="100%" height="100%" fill="${behind}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape ?? ''}<g transform="translate(${left} ${top}) scale(${size / drawnSize})">${paths}</g></svg>`;
  const picture = sharp(Buffer.from(svg));
  if (behind && !isRound) picture.flatten({ background });
  return picture.png({ compressionLevel: 9 }).toBuffer();
}
