import { formatDocument } from './document.ts';

/** The texts that a business and its customers agree on (§2 Terms, Ley 1581 of 2012). */
export const legalKinds = ['terms', 'data_treatment'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The day of the texts that Matiz comes with; they count until the shop publishes its own. */
export const baseTextVersion = '2026-11-01';

/** What stands in braces in a text and is filled with what the business wrote about itself. */
export const legalWords = ['negocio', 'nit', 'direccion', 'telefono', 'correo'] as const;
export type LegalWord = (typeof legalWords)[number];
export type LegalNames = Readonly<Record<LegalWord, string>>;

export interface LegalSection {
  /** Its place in the page's address; unique in the text. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface LegalPart {
  readonly text: string;
  /** Where it leads; null: plain text. */
  readonly href: string | null;
}

export type LegalFault =
  | { readonly code: 'NO_TITLE' }
  | { readonly code: 'EMPTY_SECTION'; readonly title: string }
  | { readonly code: 'UNKNOWN_WORD'; readonly word: string }
  | { readonly code: 'MISSING_WORD'; readonly word: LegalWord };

const word = /\{([^{}\n]{0,40})\}/gu;
const heading = /^#\s+(.+)$/u;
const address = /https:\/\/[^\s<>()]+[^\s<>().,;:!?»"]/gu;

/** A text as its sections: a line that begins with `# ` is a title, an empty line ends a paragraph. */
export function readLegalSections(body: string): readonly LegalSection[] {
  const sections: { id: string; title: string; paragraphs: string[] }[] = [];
  const taken = new Set<string>();
  for (const block of blocksOf(body)) {
    const title = heading.exec(block)?.[1]?.trim();
    if (title !== undefined) {
      sections.push({ id: freeId(title, taken), title, paragraphs: [] });
    } else {
      sections.at(-1)?.paragraphs.push(block);
    }
  }
  return sections;
}

/** Fills in who the business is. A paragraph that needs what the business did not say is left out. */
export function fillLegalText(body: string, names: LegalNames): string {
  // A NIT is read as papers write it, whatever the business typed.
  const read = { ...names, nit: formatDocument('NIT', names.nit) };
  return blocksOf(body)
    .filter((block) => wordsOf(block).every((each) => !isLegalWord(each) || names[each] !== ''))
    .map((block) =>
      block.replace(word, (whole, each: string) => (isLegalWord(each) ? read[each] : whole)),
    )
    .join('\n\n');
}

/** What keeps a text from being published: the first thing to mend; null: nothing. */
export function legalFault(body: string, names: LegalNames): LegalFault | null {
  if (blocksOf(body).findIndex((block) => heading.test(block)) !== 0) return { code: 'NO_TITLE' };
  const empty = readLegalSections(body).find(({ paragraphs }) => paragraphs.length === 0);
  if (empty) return { code: 'EMPTY_SECTION', title: empty.title };
  for (const each of wordsOf(body)) {
    if (!isLegalWord(each)) return { code: 'UNKNOWN_WORD', word: each };
    if (names[each] === '') return { code: 'MISSING_WORD', word: each };
  }
  return null;
}

/** A paragraph with its https addresses as links. */
export function splitLegalLinks(paragraph: string): readonly LegalPart[] {
  const parts: LegalPart[] = [];
  let end = 0;
  for (const { 0: href, index } of paragraph.matchAll(address)) {
    if (index > end) parts.push({ text: paragraph.slice(end, index), href: null });
    parts.push({ text: href.replace(/^https:\/\/(www\.)?/u, ''), href });
    end = index + href.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end), href: null });
  return parts;
}

/** Paragraphs and titles, in order; a title is one even without an empty line around it. */
function blocksOf(body: string): readonly string[] {
  return body
    .replace(/\r\n?/gu, '\n')
    .replace(/^(#\s.*)$/gmu, '\n$1\n')
    .split(/\n\s*\n/u)
    .map((block) => block.trim().replace(/\s*\n\s*/gu, ' '))
    .filter((block) => block !== '');
}

function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(word)].map(([, each = '']) => each);
}

function isLegalWord(text: string): text is LegalWord {
  return (legalWords as readonly string[]).includes(text);
}

function freeId(title: string, taken: Set<string>): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  const base = plain || 'parte';
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  taken.add(id);
  return id;
}
