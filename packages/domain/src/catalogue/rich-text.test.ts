import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanRichText } from './rich-text.ts';

test.each([
  [
    '<p>Cubre <strong>canas</strong><br>y brilla</p>',
    '<p>Cubre <strong>canas</strong><br>y brilla</p>',
  ],
  ['Uno\n\nDos', '<p>Uno</p><p>Dos</p>'],
  ['<p onclick="x()">Hola<script>x</script></p>', '<p>Hola</p>'],
  [
    '<a href="javascript:x()">a</a><a href="https://x.co/?a=1&b=2">b</a>',
    '<a>a</a><a href="https://x.co/?a=1&amp;b=2">b</a>',
  ],
  ['<a href="/&#9;/x.co">a</a><a href="//x.co">b</a>', '<a>a</a><a>b</a>'],
  ['<a href="/.//x.co">a</a><a href="https://x.co\\@y">b</a>', '<a>a</a><a>b</a>'],
  ['<p>3 < 5 &amp; "sí"</p>', '<p>3 &lt; 5 &amp; &quot;sí&quot;</p>'],
  ['<p>&constructor;</p>', '<p>&amp;constructor;</p>'],
  ['<p>sin cerrar', '<p>sin cerrar</p>'],
  ['<h6>Solo palabras</h6>', '<p>Solo palabras</p>'],
])('%s is kept as %s', (html, kept) => expect(cleanRichText(html)).toBe(kept));

test('what was cleaned is not changed by cleaning it again, and holds no other markup', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<script>',
      '<img src=x onerror=y>',
      '&lt;',
      '<a href="',
      '">',
      '<!--',
      '-->',
      '<',
      '"',
      '\n\n',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const once = cleanRichText(parts.join(''));
      expect(cleanRichText(once)).toBe(once);
      expect(
        once.replace(/<\/?(?:p|ul|ol|li|strong|b|em|i|br|a)(?: href="[^"<>]*")?>/g, ''),
      ).not.toMatch(/[<>]/);
    }),
  );
});
