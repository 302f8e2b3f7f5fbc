import { parseRichText, plainText } from '@matiz/domain/catalogue/rich-text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '#lib/network/query-client.ts';
import { ServicesProvider } from '#lib/services.ts';
import { serverPlatform } from '#platform/platform.ts';
import { createServices } from '../../../create-services.ts';
import { RichText } from './rich-text.tsx';

const services = createServices({
  transport: () => Promise.reject(new TypeError('nothing is asked')),
  platform: serverPlatform,
  queryClient: createQueryClient(),
});

function drawn(html: string): string {
  const page = renderToStaticMarkup(
    <ServicesProvider value={services}>
      <MemoryRouter>
        <RichText html={html} />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return page.replace(/^<div[^>]*>|<\/div>$/g, '');
}

describe('RichText: only what is allowed reaches the page', () => {
  test.each([
    ['<p>Cubre <strong>canas</strong></p>', '<p>Cubre <strong>canas</strong></p>'],
    ['<ul><li>Uno<li>Dos</ul>', '<ul><li>Uno<li>Dos</li></li></ul>'],
    ['uno<br>dos<BR/>', 'uno<br/>dos<br/>'],
    ['Uno\n\nDos', '<p>Uno</p><p>Dos</p>'],
    ['Caf&eacute; &amp; t&#233; &#x41; &lt;b&gt;', '<p>Caf&amp;eacute; &amp; té A &lt;b&gt;</p>'],
    ['<p onclick="x()" style="color:red">Hola</p>', '<p>Hola</p>'],
    ['<div><p>Hola</p></div>', '<p>Hola</p>'],
    ['<script>alert(1)</script><p>Hola</p>', '<p>Hola</p>'],
    ['<p>Hola</p><script>alert(1)', '<p>Hola</p>'],
    ['<img src=x onerror=alert(1)><p>Hola</p>', '<p>Hola</p>'],
    ['<!-- <p>no</p> --><p>sí</p>', '<p>sí</p>'],
    ['<p title="a>b">Hola</p>', '<p>Hola</p>'],
    ['<p>3 < 5</p>', '<p>3 &lt; 5</p>'],
    ['</p><p>Hola', '<p>Hola</p>'],
    ['<a href="javascript:alert(1)">ver</a>', 'ver'],
    ['<a href=" JaVaScRiPt:alert(1)">ver</a>', 'ver'],
    ['<a href="//malo.example">ver</a>', 'ver'],
    ['<a href="java&#115;cript:alert(1)">ver</a>', 'ver'],
    [
      '<a data-x="1" href="https://matiz.co/a?b=1&amp;c=2">ver</a>',
      '<a href="https://matiz.co/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">ver</a>',
    ],
  ])('%s', (html, expected) => expect(drawn(html)).toBe(expected));

  test('a page of ours opens inside the application', () => {
    expect(drawn('<a href="/terms-conditions">ver</a>')).toContain('href="/terms-conditions"');
  });
});

test('plainText: the words alone', () => {
  const nodes = parseRichText('<p>Cubre <b>ca</b>nas.</p><ul><li>Uno</li><li>Dos</li></ul>');
  expect(plainText(nodes)).toBe('Cubre canas. Uno Dos');
});
