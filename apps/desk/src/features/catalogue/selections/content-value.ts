import { readSelection } from '@matiz/contracts/staff/catalogue/selections.ts';
import type { z } from 'zod';
import { selectionCopy as copy } from '#copy/catalogue/selections.ts';

const stored = readSelection.replies[200].shape.result.shape.content;
type Stored = z.output<typeof stored>;
type StoredRule = Extract<Stored, { by: 'rule' }>;

/** Whether a selection is by hand or by a rule, as its form holds it: days are text until sent. */
export type WrittenContent =
  | Extract<Stored, { by: 'hand' }>
  | (Omit<StoredRule, 'loweredDays'> & { readonly loweredDays: string });
export type WrittenRule = Extract<WrittenContent, { by: 'rule' }>;

export const nothingByHand: WrittenContent = { by: 'hand', products: [] };
export const noRule: WrittenRule = {
  by: 'rule',
  brandId: null,
  categoryId: null,
  tag: null,
  loweredDays: '',
  products: [],
};

export function readContent(text: string): WrittenContent {
  return text === '' ? nothingByHand : (JSON.parse(text) as WrittenContent);
}

export const writeContent = (content: WrittenContent): string => JSON.stringify(content);

/** How a form holds what a selection is of: with what is shown, of which it sends what is asked. */
export const contentText = {
  of(value: unknown) {
    const content = stored.parse(value);
    if (content.by === 'hand') return writeContent(content);
    const { loweredDays, ...rule } = content;
    return writeContent({ ...rule, loweredDays: loweredDays === null ? '' : String(loweredDays) });
  },
  read(text: string) {
    const content = readContent(text);
    if (content.by === 'hand') {
      return { by: content.by, codes: content.products.map(({ code }) => code) };
    }
    const { products: _, loweredDays, ...rule } = content;
    return { ...rule, loweredDays: daysOf(loweredDays) };
  },
};

function daysOf(written: string): number | string | null {
  const text = written.trim();
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) ? Number(text) : text;
}

export function showContent(text: string): string {
  const content = readContent(text);
  if (content.by === 'rule') return copy.byRule;
  return content.products.map(({ name }) => name).join(', ') || copy.nothing;
}

/** The codes of a column that was pasted, or of the first column of a file. */
export function readCodeColumn(text: string): string[] {
  const codes = text
    .split(/\r?\n/)
    .map(
      (line) =>
        line
          .split(/[;,\t]/)[0]
          ?.replaceAll('"', '')
          .trim() ?? '',
    )
    .filter((code) => code !== '' && !/^(c[oó]digo|code|sku|referencia)$/i.test(code));
  const seen = new Set<string>();
  return codes.filter((code) => {
    const isFresh = !seen.has(code.toUpperCase());
    seen.add(code.toUpperCase());
    return isFresh;
  });
}
