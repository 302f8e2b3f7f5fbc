import { afterEach, describe, expect, test } from 'vitest';
import { fetchPicturesFrom, isPlainPicture, pictureOf, preloadOf, swatchUrl } from './pictures.ts';

afterEach(() => fetchPicturesFrom(''));

describe('pictureOf', () => {
  test.each([
    ['product', undefined, 480, 800, 800],
    ['banner', 0.35, 800, 1600, 560],
    ['card', 1, 320, 480, 480],
    ['swatch', undefined, 96, 96, 96],
  ] as const)(
    'of a %s: its largest width, and a usual one to fall back on',
    (kind, ratio, ...sizes) => {
      const [usual, width, height] = sizes;
      const picture = pictureOf('tinte', 'Tinte', {
        kind,
        ...(ratio === undefined ? {} : { ratio }),
      });
      expect(picture).toMatchObject({
        alt: 'Tinte',
        width,
        height,
        src: `/img/tinte/${usual}.webp`,
      });
    },
  );

  test('in both formats, in every width that is kept, smallest first', () => {
    const { avif, webp } = pictureOf('tinte', '', { kind: 'card' });
    expect(avif).toEqual([
      { url: '/img/tinte/160.avif', width: 160 },
      { url: '/img/tinte/320.avif', width: 320 },
      { url: '/img/tinte/480.avif', width: 480 },
    ]);
    expect(webp?.map(({ width }) => width)).toEqual([160, 320, 480]);
  });
});

test('a preload names the widths of its kind, and the screens that it is for', () => {
  expect(preloadOf('b', 'card', '50vw')).toEqual({
    src: '/img/b/480.avif',
    srcSet: '/img/b/160.avif 160w, /img/b/320.avif 320w, /img/b/480.avif 480w',
    sizes: '50vw',
    type: 'image/avif',
  });
  expect(preloadOf('b', 'card', '50vw', '(width < 640px)').media).toBe('(width < 640px)');
});

test('a shell fetches them from the server that it was built for', () => {
  fetchPicturesFrom('https://matiz.co');
  expect(swatchUrl('cobrizo')).toBe('https://matiz.co/img/cobrizo/96.webp');
  expect(swatchUrl(null)).toBeNull();
});

test.each([
  ['plain/tubo', true],
  ['tinte.0123456789', false],
  ['explain/tubo', false],
])('is %s a drawing for what nobody has photographed: %s', (key, isOne) => {
  expect(isPlainPicture(key)).toBe(isOne);
});
