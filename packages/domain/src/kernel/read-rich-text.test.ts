import { describe, expect, test } from 'vitest';
import { type NodeReader, readRichNodes } from './read-rich-text.ts';
import { writeRichText } from './rich-text.ts';

/** A text, or an element with what it holds. */
type Tree = string | { tag: string; href?: string; in?: readonly Tree[] };

const reader: NodeReader<Tree> = {
  text: (node) => (typeof node === 'string' ? node : null),
  tag: (node) => (typeof node === 'string' ? null : node.tag),
  href: (node) => (typeof node === 'string' ? '' : (node.href ?? '')),
  children: (node) => (typeof node === 'string' ? [] : (node.in ?? [])),
};
const el = (tag: string, ...inside: Tree[]): Tree => ({ tag, in: inside });
const read = (...nodes: Tree[]) => writeRichText(readRichNodes(nodes, reader));

describe('what may be drawn of HTML', () => {
  test.each<[string, string, Tree[]]>([
    ['a text alone is paragraphs', '<p>Uno</p><p>Dos</p>', ['Uno\n\nDos']],
    ['the line that an editor makes is a paragraph', '<p>Uno</p>', [el('div', 'Uno')]],
    [
      'b and strong are one, i and em too',
      '<p><strong>a</strong><em>b</em></p>',
      [el('p', el('b', 'a'), el('i', 'b'))],
    ],
    [
      'a list of points',
      '<ul><li>a</li><li>b</li></ul>',
      [el('ul', el('li', el('p', 'a')), el('li', 'b'))],
    ],
    [
      'a link to a page of ours',
      '<p><a href="/home/offers">ver</a></p>',
      [el('p', { tag: 'a', href: '/home/offers', in: ['ver'] })],
    ],
    [
      'a link that runs something keeps its words',
      '<p>ver</p>',
      [el('p', { tag: 'a', href: 'javascript:x()', in: ['ver'] })],
    ],
    ['code is no words', '<p>a</p>', [el('p', 'a', el('script', 'x()'), el('style', 'p{}'))]],
    ['an empty line is none', '', [el('p', el('br')), el('p', ' ')]],
  ])('%s', (_, expected, nodes) => {
    expect(read(...nodes)).toBe(expected);
  });

  test('elements that stand 100,000 deep are read', () => {
    let deep: Tree = 'a';
    for (let depth = 0; depth < 100_000; depth += 1) deep = { tag: 'b', in: [deep] };
    expect(read(deep)).toBe('<p><strong>a</strong></p>');
  });
});
