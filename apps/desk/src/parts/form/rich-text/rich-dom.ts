import { type NodeReader, readRichNodes } from '@matiz/domain/kernel/read-rich-text.ts';
import type { RichText, RichWords } from '@matiz/domain/kernel/rich-text.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';
const reader: NodeReader<Node> = {
  // The editor holds the cursor's place with a sign that nobody sees, and the browser a space at a
  // line's end by one that does not break.
  text: (node) =>
    node instanceof Text ? node.data.replaceAll('\u200b', '').replaceAll('\u00a0', ' ') : null,
  tag: (node) => (node instanceof Element && node.namespaceURI === xhtml ? node.localName : null),
  href: (node) => (node instanceof Element ? (node.getAttribute('href') ?? '') : ''),
  children: (node) => [...node.childNodes],
};

/** What of an element's content is kept; the same rule reads it on the server. */
export function readElement(root: ParentNode & Node): RichText {
  return readRichNodes([...root.childNodes], reader);
}

/** The same of HTML as it is stored or was copied from somewhere. Nothing of it runs or loads. */
export function readHtml(html: string): RichText {
  return readElement(new DOMParser().parseFromString(html, 'text/html').body);
}

/** Elements for the editor, made one by one: no markup from outside reaches the page. */
export function drawText(text: RichText): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const { tag, items } of text) {
    const block = document.createElement(tag);
    const lines = items.map((words) => words.flatMap(drawWords));
    if (tag === 'p') block.append(...lines.flat());
    else block.append(...lines.map((line) => within('li', line)));
    fragment.append(block);
  }
  return fragment;
}

function drawWords({ text, strong, emphasis, href }: RichWords): Node[] {
  const lines = text
    .split('\n')
    .flatMap((line, index): Node[] => [
      ...(index === 0 ? [] : [document.createElement('br')]),
      document.createTextNode(line),
    ]);
  if (href !== undefined) {
    const link = within('a', lines);
    link.setAttribute('href', href);
    return [link];
  }
  const leaning = emphasis ? [within('i', lines)] : lines;
  return strong ? [within('b', leaning)] : leaning;
}

function within(tag: string, nodes: readonly Node[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...nodes);
  return element;
}
