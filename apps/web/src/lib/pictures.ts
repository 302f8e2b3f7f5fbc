import type { PictureSource } from '@matiz/ui/picture.tsx';
import type { LcpPicture } from './screen.ts';

/** The widths, in pixels, that pictures are kept in. */
const widths = {
  product: [160, 320, 480, 800],
  banner: [480, 640, 800, 1200, 1600],
  card: [160, 320, 480],
  swatch: [96],
};
export type PictureKind = keyof typeof widths;

/** How wide a product's page draws it: as high as it may be on a phone, half the page elsewhere. */
export const productPageSizes = '(min-width: 64rem) 36rem, (min-width: 48rem) 46vw, 30vh';

interface Shape {
  readonly kind: PictureKind;
  /** Height over width; 1 unless given. */
  readonly ratio?: number;
}

/** A picture by its key, in every width that it is kept in (`/img/{key}/{width}.avif`). */
export function pictureOf(key: string, alt: string, { kind, ratio = 1 }: Shape): PictureSource {
  const sizes = widths[kind];
  const largest = sizes.at(-1) ?? 480;
  const fallback = sizes[Math.floor(sizes.length / 2)] ?? largest;
  return {
    src: pictureUrl(key, fallback, 'webp'),
    alt,
    width: largest,
    height: Math.round(largest * ratio),
    avif: sizes.map((width) => ({ url: pictureUrl(key, width, 'avif'), width })),
    webp: sizes.map((width) => ({ url: pictureUrl(key, width, 'webp'), width })),
  };
}

/** Whether a key is that of the drawing which stands for what nobody has photographed yet. */
export const isPlainPicture = (key: string): boolean => key.startsWith('plain/');

/** A tone's lock of hair, small. */
export function swatchUrl(key: string | null): string | null {
  return key === null ? null : pictureUrl(key, widths.swatch[0] ?? 96, 'webp');
}

/** The same picture as a preload of the page's head. */
export function preloadOf(
  key: string,
  kind: PictureKind,
  sizes: string,
  media?: string,
): LcpPicture {
  return {
    src: pictureUrl(key, 480, 'avif'),
    srcSet: widths[kind].map((width) => `${pictureUrl(key, width, 'avif')} ${width}w`).join(', '),
    sizes,
    type: 'image/avif',
    ...(media ? { media } : {}),
  };
}

/** Where pictures are: this page's own origin, unless a shell says otherwise. */
let origin = '';

/** For the start of a shell, whose pages lie elsewhere than the server's pictures. */
export function fetchPicturesFrom(apiOrigin: string): void {
  origin = apiOrigin;
}

function pictureUrl(key: string, width: number, format: 'avif' | 'webp'): string {
  return `${origin}/img/${key}/${width}.${format}`;
}
