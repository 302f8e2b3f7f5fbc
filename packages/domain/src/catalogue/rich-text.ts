import { readOwnPath } from '../kernel/own-path.ts';
import { tableOf } from '../kernel/table.ts';

/** What a description may hold; everything else is dropped and its text kept. */
const allowedTags = ['p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'br', 'a'] as const;
type AllowedTag = (typeof allowedTags)[number];

export type RichNode =
  | string
  | { readonly tag: AllowedTag; readonly href: string | null; readonly children: RichNode[] };

/** Their text is code, not words. */
const SILENT = /<(script|style|template|iframe|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const COMMENTS = /<!--[\s\S]*?(-->|$)/g;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const NAMED = tableOf({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
});

/**
 * Reads a description's HTML into a tree of allowed elements, so that it can be drawn without ever
 * handing markup to the page: no attribute survives but the address of a link, and that only to
 * the web or to a page of ours. Text without any tag becomes paragraphs.
 */
export function parseRichText(html: string): RichNode[] {
  const text = html.replace(COMMENTS, '').replace(SILENT, '');
  if (!/<[a-z]/i.test(text)) return paragraphsOf(text);
  const roots: RichNode[] = [];
  const open: { tag: AllowedTag; children: RichNode[] }[] = [];
  for (const [token, slash, name, attributes = ''] of text.matchAll(TOKEN)) {
    const into = open.at(-1)?.children ?? roots;
    if (name === undefined) {
      into.push(decode(token));
      continue;
    }
    const tag = allowedTag(name);
    if (tag === null) continue;
    if (slash) {
      const place = open.findLastIndex((element) => element.tag === tag);
      if (place >= 0) open.length = place;
      continue;
    }
    const children: RichNode[] = [];
    into.push({ tag, href: tag === 'a' ? safeHref(attributes) : null, children });
    if (tag !== 'br') open.push({ tag, children });
  }
  return roots;
}

/**
 * A description from outside with nothing in it but what may be drawn: what an import keeps of it.
 * Cleaned once more, it stays as it is.
 */
export function cleanRichText(html: string): string {
  const once = writeNodes(parseRichText(html));
  // Nothing but words is left of it: they become paragraphs, as any text without tags does.
  return /<[a-z]/.test(once) ? once : writeNodes(parseRichText(once));
}

function writeNodes(nodes: readonly RichNode[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: RichNode): string {
  if (typeof node === 'string') return escapeText(node);
  const { tag, href, children } = node;
  if (tag === 'br') return '<br>';
  const address = href === null ? '' : ` href="${escapeText(href)}"`;
  return `<${tag}${address}>${writeNodes(children)}</${tag}>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The words alone, for the page's description. */
export function plainText(nodes: readonly RichNode[]): string {
  const words = nodes.map((node) => (typeof node === 'string' ? node : plainOf(node)));
  return words.join('').replace(/\s+/g, ' ').trim();
}

function plainOf({ tag, children }: Exclude<RichNode, string>): string {
  const isInline = ['strong', 'b', 'em', 'i', 'a'].includes(tag);
  return isInline ? plainText(children) : ` ${plainText(children)} `;
}

function paragraphsOf(text: string): RichNode[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => decode(part).trim());
  return paragraphs
    .filter((part) => part !== '')
    .map((part) => ({ tag: 'p', href: null, children: [part] }));
}

function allowedTag(name: string): AllowedTag | null {
  return allowedTags.find((tag) => tag === name.toLowerCase()) ?? null;
}

function safeHref(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = decode(double ?? single ?? bare ?? '').trim();
  if (!/^https?:\/\//i.test(href)) return readOwnPath(href);
  return URL.canParse(href) && !/[\s\p{Cc}\\]/u.test(href) ? href : null;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, dec, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const point = dec ? Number(dec) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
