import { type RichBlock, type RichText, type RichWords, readHref } from './rich-text.ts';

type Look = Omit<RichWords, 'text'>;

/** How the nodes of a parser are read: the server has one of its own, the desk the browser's. */
export interface NodeReader<Node> {
  /** Of a text; null: it is none. */
  text(node: Node): string | null;
  /** Of an element of HTML, its name in small letters; null: it is none. */
  tag(node: Node): string | null;
  href(node: Node): string;
  children(node: Node): readonly Node[];
}

const silent = new Set('script style template iframe noscript noembed noframes title'.split(' '));
/** Elements that stand on lines of their own: their words are a paragraph, as those of `p`. */
const apart = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend listing main menu nav option
  p pre search section select summary table tbody td textarea tfoot th thead tr`.split(/\s+/),
);

/** What may be drawn of HTML, broken or not. Text without any element becomes paragraphs. */
export function readRichNodes<Node>(nodes: readonly Node[], reader: NodeReader<Node>): RichText {
  const text = startText();
  if (nodes.some((node) => reader.tag(node) !== null)) walk(nodes, reader, text);
  else {
    const words = nodes.map((node) => reader.text(node) ?? '').join('');
    for (const part of words.split(/\n\s*\n/)) text.addParagraph(part);
  }
  return text.end();
}

/** Element by element, without calling itself: how deep they stand is for the one who wrote them to say. */
function walk<Node>(
  roots: readonly Node[],
  reader: NodeReader<Node>,
  text: ReturnType<typeof startText>,
): void {
  const waiting: ({ node: Node; look: Look } | { leave: () => void })[] = [];
  const wait = (nodes: readonly Node[], look: Look) =>
    waiting.push(...nodes.toReversed().map((node) => ({ node, look })));
  wait(roots, {});
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('leave' in next) {
      next.leave();
      continue;
    }
    const { node, look } = next;
    const words = reader.text(node);
    if (words !== null) text.add(words, look);
    const tag = reader.tag(node);
    if (tag === null || silent.has(tag)) continue;
    if (tag === 'br') text.addLine(look);
    waiting.push({ leave: text.enter(tag) });
    wait(
      reader.children(node),
      lookOf(tag, () => reader.href(node), look),
    );
  }
}

/** Of a link the outermost holds; its words are plain. */
function lookOf(tag: string, readAddress: () => string, look: Look): Look {
  if (look.href !== undefined) return look;
  if (tag === 'b' || tag === 'strong') return { ...look, strong: true };
  if (tag === 'i' || tag === 'em') return { ...look, emphasis: true };
  if (tag !== 'a') return look;
  const href = readHref(readAddress());
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
