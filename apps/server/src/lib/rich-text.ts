import { type NodeReader, readRichNodes } from '@matiz/domain/kernel/read-rich-text.ts';
import { type RichText, writeRichText } from '@matiz/domain/kernel/rich-text.ts';
import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const xhtml = 'http://www.w3.org/1999/xhtml';
const reader: NodeReader<ChildNode> = {
  text: (node) => ('value' in node ? node.value : null),
  tag: (node) => ('tagName' in node && node.namespaceURI === xhtml ? node.tagName : null),
  href: (node) => ('attrs' in node && node.attrs.find(({ name }) => name === 'href')?.value) || '',
  children: (node) => ('childNodes' in node ? node.childNodes : []),
};

const known = new LRUCache<string, RichText>({ max: 2_000 });

/** A stored description as the page draws it. Most are asked for again: not to be written into. */
export function readRichText(stored: string): RichText {
  const before = known.get(stored);
  if (before) return before;
  const text = parseRichText(stored);
  known.set(stored, text);
  return text;
}

/** A description from outside with nothing in it but what may be drawn. Cleaned once more, it stays as it is. */
export function cleanRichText(written: string): string {
  return writeRichText(parseRichText(written));
}

/** Reads HTML as browsers do, broken or not. */
export function parseRichText(written: string): RichText {
  return readRichNodes(parseFragment(written).childNodes, reader);
}
