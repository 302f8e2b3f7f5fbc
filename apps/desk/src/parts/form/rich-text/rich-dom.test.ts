// @vitest-environment jsdom
import { writeRichText } from '@matiz/domain/kernel/rich-text.ts';
import { expect, test } from 'vitest';
import { drawText, readElement, readHtml } from './rich-dom.ts';
import { richTextKind } from './rich-text-kind.tsx';

const kept = (html: string) => writeRichText(readHtml(html));
const body = (...nodes: Node[]) => {
  const element = document.createElement('div');
  element.append(...nodes);
  return element;
};

test.each([
  ['words that were copied from a page', '<h1 style="color:red">A</h1><p>b <i>c</i></p>'],
  ['a list', '<ul><li>uno</li><li><strong>dos</strong></li></ul>'],
  ['a new line within a paragraph', '<p>uno<br>dos</p>'],
  ['a link to a page of ours', '<p>ver <a href="/home/offers">ofertas</a></p>'],
])('%s stand in the editor as they are kept', (_, html) => {
  const drawn = body(drawText(readHtml(html)));
  expect(writeRichText(readElement(drawn))).toBe(kept(html));
});

test('nothing that runs or loads comes into the editor', () => {
  const html =
    '<p onclick="x()">a<img src=x onerror="x()"><script>x()</script> <a href="javascript:x()">b</a></p>';
  const drawn = body(drawText(readHtml(html)));
  expect(drawn.innerHTML).toBe('<p>a b</p>');
});

test('what the editor and the browser put in for themselves is not written', () => {
  const line = document.createElement('p');
  line.append('Hoy\u00a0', '\u200b', 'hay');
  expect(writeRichText(readElement(body(line)))).toBe('<p>Hoy hay</p>');
});

test('a history says the words of a text, without its markup', () => {
  expect(richTextKind.show('<p>Hoy <strong>hay</strong></p><ul><li>uno</li></ul>')).toBe(
    'Hoy hay uno',
  );
});
