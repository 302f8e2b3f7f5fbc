import { readOwnPath } from './own-path.ts';

/** Words that look alike. `\n` within them is a new line. */
export interface RichWords {
  readonly text: string;
  readonly strong?: true | undefined;
  readonly emphasis?: true | undefined;
  /** A web address, or a path of ours; its words are plain. */
  readonly href?: string | undefined;
}

/** A paragraph is one item; a list has as many as it has points. */
export interface RichBlock {
  readonly tag: 'p' | 'ul' | 'ol';
  readonly items: readonly (readonly RichWords[])[];
}

/** All that a description may hold. It is drawn element by element: no markup reaches the page. */
export type RichText = readonly RichBlock[];

/** Where a link may lead: to the web or to a page of ours. Null: its words stay, without it. */
export function readHref(written: string): string | null {
  const href = written.trim();
  if (!/^https?:\/\//i.test(href)) return readOwnPath(href);
  return URL.canParse(href) && !/[\s\p{Cc}\\]/u.test(href) ? href : null;
}

/** Without links to other sites; their words stay. */
export function keepOwnLinks(text: RichText): RichText {
  const plain = (words: RichWords) => {
    const { href, ...rest } = words;
    return href === undefined || href.startsWith('/') ? words : rest;
  };
  return text.map(({ tag, items }) => ({ tag, items: items.map((words) => words.map(plain)) }));
}

/** As HTML: what is stored, and what a file of the catalogue holds. */
export function writeRichText(text: RichText): string {
  return text
    .map(({ tag, items }) => {
      const written = items.map((words) => words.map(writeWords).join(''));
      const inside = tag === 'p' ? written : written.map((item) => `<li>${item}</li>`);
      return `<${tag}>${inside.join('')}</${tag}>`;
    })
    .join('');
}

function writeWords({ text, strong, emphasis, href }: RichWords): string {
  const words = escapeText(text).replaceAll('\n', '<br>');
  if (href !== undefined) return `<a href="${escapeText(href)}">${words}</a>`;
  const leaning = emphasis ? `<em>${words}</em>` : words;
  return strong ? `<strong>${leaning}</strong>` : leaning;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The words alone, for the page's description. */
export function plainText(text: RichText): string {
  const items = text.flatMap(({ items }) => items);
  const words = items.map((item) => item.map(({ text }) => text).join(''));
  return words.join(' ').replace(/\s+/g, ' ').trim();
}
