import { describe, expect, test } from 'vitest';
import { plainText, type RichText, readHref, writeRichText } from './rich-text.ts';

describe('readHref: where a link may lead', () => {
  test.each([
    ['https://x.co/?a=1&b=2', 'https://x.co/?a=1&b=2'],
    ['  HTTP://x.co ', 'HTTP://x.co'],
    ['/terms-conditions', '/terms-conditions'],
    ['/a/../b?c=1#d', '/b?c=1#d'],
  ])('%s', (written, href) => expect(readHref(written)).toBe(href));

  test.each([
    '',
    'terms',
    'javascript:x()',
    ' JaVaScRiPt:x()',
    'java\tscript:x()',
    'data:text/html,x',
    'mailto:a@x.co',
    '//x.co',
    '/\\x.co',
    '/\t/x.co',
    '/.//x.co',
    'https://',
    'https://x.co\\@y.co',
    'https://x.co/\u0000',
    'https:x.co',
  ])('never to %j', (written) => expect(readHref(written)).toBeNull());
});

const text: RichText = [
  {
    tag: 'p',
    items: [
      [
        { text: 'Cubre ' },
        { text: 'canas', strong: true, emphasis: true },
        { text: ' <hoy>\ny "mañana" ' },
        { text: 'a & b', href: 'https://x.co/?a=1&b="' },
      ],
    ],
  },
  { tag: 'ul', items: [[{ text: 'Uno', strong: true }], [{ text: 'Dos', emphasis: true }]] },
];

test('writeRichText: as HTML, with nothing that its words could end', () => {
  expect(writeRichText(text)).toBe(
    '<p>Cubre <strong><em>canas</em></strong> &lt;hoy&gt;<br>y &quot;mañana&quot; ' +
      '<a href="https://x.co/?a=1&amp;b=&quot;">a &amp; b</a></p>' +
      '<ul><li><strong>Uno</strong></li><li><em>Dos</em></li></ul>',
  );
});

test('plainText: the words alone', () => {
  expect(plainText(text)).toBe('Cubre canas <hoy> y "mañana" a & b Uno Dos');
});
