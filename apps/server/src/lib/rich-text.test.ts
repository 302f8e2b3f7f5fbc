import { plainText, readHref } from '@matiz/domain/kernel/rich-text.ts';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { cleanRichText, parseRichText } from './rich-text.ts';
import { evasions } from './rich-text-evasions.ts';

describe('cleanRichText keeps words, paragraphs, lists, weight and links', () => {
  test.each([
    ['<p>Cubre <b>canas</b><br>y brilla</p>', '<p>Cubre <strong>canas</strong><br>y brilla</p>'],
    ['Uno\n\nDos', '<p>Uno</p><p>Dos</p>'],
    ['Uno\nDos', '<p>Uno Dos</p>'],
    ['uno<br>dos<BR/>', '<p>uno<br>dos</p>'],
    ['<h3>Uso</h3>Aplica<div>y espera</div>', '<p>Uso</p><p>Aplica</p><p>y espera</p>'],
    ['<ul><li>Uno<li>Dos</ul>', '<ul><li>Uno</li><li>Dos</li></ul>'],
    ['<ul><li>A<ol><li>B</ol>C</ul>', '<ul><li>A</li><li>B</li><li>C</li></ul>'],
    ['<ul><li><p>A</p><p>B</p></ul>', '<ul><li>A<br>B</li></ul>'],
    ['<ul>A<li></li></ul><ol></ol>', '<ul><li>A</li></ul>'],
    ['<li>A</li>', '<p>A</p>'],
    ['<b><p>A</p><i>B</i></b>', '<p><strong>A</strong></p><p><strong><em>B</em></strong></p>'],
    ['<b>A<b>B</b></b><strong>C</strong>', '<p><strong>ABC</strong></p>'],
    ['<table><tr><td>A<td>B</table>', '<p>A</p><p>B</p>'],
    ['<p> A \n <b> B </b> </p>', '<p>A <strong>B</strong></p>'],
    ['<p>&nbsp;</p><p></p><p><br></p>', ''],
    ['Caf&eacute; &amp; t&#233; &#x41; &lt;b&gt;', '<p>Café &amp; té A &lt;b&gt;</p>'],
    ['<p>3 < 5 &amp; "sí" &constructor;', '<p>3 &lt; 5 &amp; &quot;sí&quot; &amp;constructor;</p>'],
    ['<p>a\u0001b\u0000c&#13;d</p>', '<p>abc d</p>'],
    ['a\ud800b', '<p>a\ufffdb</p>'],
    ['<svg><text>no</text></svg><math><mi>no</math>sí', '<p>sí</p>'],
    ['<!-- <p>no</p> --><p>sí</p>', '<p>sí</p>'],
    ['<p title="a>b" onclick="x()" style="color:red">Hola</p>', '<p>Hola</p>'],
    ['<a href="/a?b=1&amp;c=2"><b>ver</b></a>', '<p><a href="/a?b=1&amp;c=2">ver</a></p>'],
    ['<a href="//malo.example">ver</a> <a>más</a>', '<p>ver más</p>'],
    ['', ''],
  ])('%j', (written, kept) => {
    expect(cleanRichText(written)).toBe(kept);
    expectHarmless(written);
  });

  test('however deep its elements stand', () => {
    const depth = 5_000;
    const written = `${'<div><ul><li><b>'.repeat(depth)}Hondo`;
    expect(cleanRichText(written)).toBe('<ul><li><strong>Hondo</strong></li></ul>');
  });
});

describe('nothing but what may be drawn is left of known evasions', () => {
  test('at least fifty', () => expect(new Set(evasions).size).toBeGreaterThanOrEqual(50));
  test.each(evasions)('%j', (written) => {
    expectHarmless(written);
    expectHarmless(`<p>${written}</p>`);
    expectHarmless(`<ul><li><b><a href="https://x.co">${written}`);
  });
});

test('nor of 2000 mixtures of all of it', () => {
  const pieces = evasions.flatMap((each) => each.split(/(?=[<>"'/\s])/));
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 2, arbitrary: fc.constantFrom(...evasions) },
    { weight: 3, arbitrary: fc.constantFrom(...markup) },
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => expectHarmless(parts.join(''))),
    { seed: 20_261_122, numRuns: 2_000 },
  );
});

const markup = (
  '<p> </p> <b> </b> <strong> </strong> <i> </i> <em> </em> <ul> </ul> <ol> </ol> <li> </li> <br> <a> </a> ' +
  '<div> </div> <table> <tr> <td> </table> <select> <option> <button> <form> <svg> </svg> <math> <mi> <mtext> ' +
  '<foreignObject> <desc> <title> </title> <textarea> </textarea> <noscript> </noscript> <template> </template> ' +
  '<style> </style> <script> </script> <xmp> <plaintext> <frameset> <body> <html> <head> <!-- --> ]]> &lt; &gt; &amp; &quot; ' +
  '<ahref=x> <a/href="/a"> <a\thref=https://x.co> <applet> <object> <marquee> <nobr> <ruby> <rt>'
)
  .split(' ')
  .concat(' ', '\n', '\n\n', '\t', '\u00a0', '\r', '\u0000', '\ud800', 'x');

/** What is kept, read again by the parser: allowed elements alone, stable, drawn as it was written. */
function expectHarmless(written: string): void {
  const kept = cleanRichText(written);
  const tree = parseFragment(kept);
  for (const found of elementsOf(tree.childNodes)) expectAllowed(found);
  expect(cleanRichText(kept)).toBe(kept);
  expect(serialize(tree).replaceAll('&nbsp;', '\u00a0')).toBe(
    kept.replaceAll(/&quot;(?![^<]*>)/g, '"'),
  );
  expect(parseRichText(kept)).toEqual(parseRichText(written));
  expect(plainText(parseRichText(kept))).toBe(plainText(parseRichText(written)));
}

const homes: Readonly<Record<string, readonly string[]>> = {
  p: ['#document-fragment'],
  ul: ['#document-fragment'],
  ol: ['#document-fragment'],
  li: ['ul', 'ol'],
  strong: ['p', 'li'],
  em: ['p', 'li', 'strong'],
  a: ['p', 'li'],
  br: ['p', 'li', 'strong', 'em', 'a'],
};

function expectAllowed({ tagName, attrs, parentNode }: DefaultTreeAdapterTypes.Element): void {
  expect(homes[tagName]).toContain(parentNode?.nodeName);
  const [href, ...others] = attrs;
  expect(others).toEqual([]);
  expect(href === undefined ? tagName : 'a').toBe(tagName);
  if (tagName !== 'a') return;
  expect(href?.name).toBe('href');
  expect(href?.value).toMatch(/^(https?:\/\/|\/(?![/\\]))/i);
  expect(readHref(href?.value ?? '')).toBe(href?.value);
}

function elementsOf(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
): DefaultTreeAdapterTypes.Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node.childNodes)] : []));
}
