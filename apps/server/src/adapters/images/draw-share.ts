import { lettering, wrapped } from '@matiz/demo/pictures/lettering.ts';
import sharp from 'sharp';
import type { Original } from './original-source.ts';
import { mostPixels } from './render-picture.ts';

/** What chats and networks show without cutting, in pixels. */
const [width, height] = [1200, 630];
const ground = '#faf6f0';
const [ink, accent, soft] = ['#2a1526', '#7f1047', '#6b5a67'];
/** The picture's frame at the left, and where the words begin. */
const [frame, margin] = [470, 80];
const wordsAt = margin + frame + 60;
const wordsWidth = width - wordsAt - 60;
const unitDensity = 72;

/** The five tones of the sign. */
const sign = `<path fill="#2a1526" d="M1.5 5.5h5.8v29h-5.8z"/><path fill="#7f1047" d="M9.3 7.7l5.8 4.9v14.2l-5.8 -4.9z"/><path fill="#b4452f" d="M17.1 14.3l2.9 2.5l2.9 -2.5v14.2l-2.9 2.5l-2.9 -2.5z"/><path fill="#cf8a35" d="M30.7 7.7l-5.8 4.9v14.2l5.8 -4.9z"/><path fill="#e9c287" d="M32.7 5.5h5.8v29h-5.8z"/>`;

/** What a link shows: a name, the brand above it, and the key of its picture. */
export interface ShareSubject {
  readonly name: string;
  readonly brand: string | null;
  readonly image: string;
}

export interface ShareDrawing {
  /** Null: the shop itself. */
  readonly subject: ShareSubject | null;
  /** Null where its picture is gone: the sign stands in. */
  readonly picture: Original | null;
}

/** Draws what a link shows, as a JPEG of 1200 by 630 that every chat can read; never a price. */
export async function drawShare({ subject, picture }: ShareDrawing): Promise<Buffer> {
  const framed = picture && (await framePicture(picture).catch(() => null));
  const words = subject
    ? writeSubject(subject)
    : writeSubject({ name: 'Todos los tonos de tu salón', brand: 'Al por mayor' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><rect x="${margin}" y="${margin}" width="${frame}" height="${frame}" rx="28" fill="#ffffff"/>${framed ? '' : placeSign(margin + 95, margin + 95, frame - 190)}${words}${placeSign(wordsAt, height - margin - 44, 44)}${lettering('Matiz', { x: wordsAt + 58, y: height - margin - 9, size: 38, fill: ink, face: 'display' })}</svg>`;
  return sharp(Buffer.from(svg))
    .composite(framed ? [{ input: framed, left: margin, top: margin }] : [])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame}" height="${frame}"><rect width="${frame}" height="${frame}" rx="28"/></svg>`;

/** The picture whole, on white, as large as the frame lets it be. */
async function framePicture({ content, vectorWidth }: Original): Promise<Buffer> {
  const density = vectorWidth === null ? unitDensity : (unitDensity * frame) / vectorWidth;
  return sharp(content, { density, limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: frame, height: frame, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function writeSubject({ name, brand }: Pick<ShareSubject, 'name' | 'brand'>): string {
  const size = name.length > 60 ? 46 : 58;
  const lines = wrapped(name, 'display', size, wordsWidth, 4);
  const leading = size * 1.16;
  const top = height / 2 - 50 - ((lines.length - 1) * leading) / 2 + (brand ? 30 : 10);
  const over = brand
    ? lettering(brand.toLocaleUpperCase('es-CO'), {
        x: wordsAt,
        y: top - size - 14,
        size: 26,
        fill: accent,
        face: 'bold',
        tracking: 90,
        maxWidth: wordsWidth,
      })
    : '';
  const titles = lines.map((line, index) =>
    lettering(line, {
      x: wordsAt,
      y: top + index * leading,
      size,
      fill: ink,
      face: 'display',
      maxWidth: wordsWidth,
    }),
  );
  const under = lettering('Precios para negocios de belleza', {
    x: wordsAt,
    y: top + lines.length * leading + 2,
    size: 26,
    fill: soft,
    maxWidth: wordsWidth,
  });
  return `${over}${titles.join('')}${under}`;
}

function placeSign(x: number, y: number, side: number): string {
  return `<g transform="translate(${x} ${y}) scale(${side / 40})">${sign}</g>`;
}
