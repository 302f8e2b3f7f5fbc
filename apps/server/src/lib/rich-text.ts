import {
  type RichBlock,
  type RichText,
  type RichWords,
  readHref,
  writeRichText,
} from '@matiz/domain/kernel/rich-text.ts';
import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Look = Omit<RichWords, 'text'>;

const xhtml = 'http://www.w3.org/1999/xhtml';
/** Their text is code, not words; so is all that is no HTML (drawings, formulas). */
const silent = new Set('script style template iframe noscript noembed noframes title'.split(' '));
/** Elements that stand on lines of their own: their words are a paragraph, as those of `p`. */
const apart = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend listing main menu nav option
  p pre search section select summary table tbody td textarea tfoot th thead tr`.split(/\s+/),
);

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

/** Reads HTML as browsers do, broken or not. Text without any element becomes paragraphs. */
export function parseRichText(written: string): RichText {
  const { childNodes } = parseFragment(written);
  const text = startText();
  if (childNodes.some((node) => 'tagName' in node)) walk(childNodes, text);
  else for (const part of wordsOf(childNodes).split(/\n\s*\n/)) text.addParagraph(part);
  return text.end();
}

function wordsOf(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Element by element, without calling itself: how deep they stand is for the one who wrote them to say. */
function walk(roots: readonly ChildNode[], text: ReturnType<typeof startText>): void {
  const waiting: ({ node: ChildNode; look: Look } | { leave: () => void })[] = [];
  const wait = (nodes: readonly ChildNode[], look: Look) =>
    waiting.push(...nodes.toReversed().map((node) => ({ node, look })));
  wait(roots, {});
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('leave' in next) {
      next.leave();
      continue;
    }
    const { node, look } = next;
    if ('value' in node) text.add(node.value, look);
    if (!('tagName' in node) || node.namespaceURI !== xhtml || silent.has(node.tagName)) continue;
    if (node.tagName === 'br') text.addLine(look);
    waiting.push({ leave: text.enter(node.tagName) });
    wait(node.childNodes, lookOf(node, look));
  }
}

/** Of a link the outermost holds; its words are plain. */
function lookOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element, look: Look): Look {
  if (look.href !== undefined) return look;
  if (tagName === 'b' || tagName === 'strong') return { ...look, strong: true };
  if (tagName === 'i' || tagName === 'em') return { ...look, emphasis: true };
  if (tagName !== 'a') return look;
  const href = readHref(attrs.find(({ name }) => name === 'href')?.value ?? '');
  return href === null ? look : { href };
}

/** Puts blocks together, word by word. A list within a list goes on in the outer one. */
function startText() {
  const blocks: RichBlock[] = [];
  let list: { tag: 'ul' | 'ol'; items: RichWords[][] } | null = null;
  let line: RichWords[] = [];
  /** Between two paragraphs of one item. */
  let isBroken = false;

  function add(written: string, look: Look): void {
    const last = line.at(-1);
    const isAtStart = last === undefined || isBroken || /[ \n]$/.test(last.text);
    const text = readable(written).replace(isAtStart ? /^ / : '', '');
    if (text === '') return;
    push(isBroken && last !== undefined ? `\n${text}` : text, look);
    isBroken = false;
  }

  function push(text: string, look: Look): void {
    const last = line.at(-1);
    const { strong, emphasis, href } = look;
    if (last?.strong === strong && last?.emphasis === emphasis && last?.href === href && last) {
      line[line.length - 1] = { ...last, text: last.text + text };
    } else line.push({ text, ...look });
  }

  /** Words of nothing but space are none. */
  function endLine(): void {
    const ended = trimEnd(line);
    line = [];
    isBroken = false;
    if (!ended.some(({ text }) => /\S/.test(text))) return;
    if (list) list.items.push(ended);
    else blocks.push({ tag: 'p', items: [ended] });
  }

  function breakLine(): void {
    isBroken = true;
  }

  function startList(tag: 'ul' | 'ol'): () => void {
    endLine();
    if (list) return endLine;
    const items: RichWords[][] = [];
    list = { tag, items };
    return () => {
      endLine();
      list = null;
      if (items.length > 0) blocks.push({ tag, items });
    };
  }

  return {
    add,
    addLine: (look: Look) => {
      if (line.length > 0) push('\n', look);
    },
    addParagraph(words: string): void {
      add(words, {});
      endLine();
    },
    /** An element begins; what is answered is called when it ends. */
    enter(tag: string): () => void {
      if (tag === 'ul' || tag === 'ol') return startList(tag);
      const isApart = tag === 'li' || apart.has(tag);
      if (!isApart) return () => {};
      const separate = list !== null && tag !== 'li' ? breakLine : endLine;
      separate();
      return separate;
    },
    end(): RichText {
      endLine();
      return blocks;
    },
  };
}

/** Space as HTML reads it, and no letter that nobody sees. */
function readable(text: string): string {
  const seen = text.toWellFormed().replace(/[^\P{Cc}\t\n\f\r]/gu, '');
  return seen.replace(/[\t\n\f\r ]+/g, ' ');
}

function trimEnd(line: readonly RichWords[]): RichWords[] {
  const kept = [...line];
  for (let last = kept.pop(); last; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text !== '') return [...kept, { ...last, text }];
  }
  return kept;
}
