import type { CellFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { RowContext } from '@matiz/domain/catalogue/import/read-row.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText, slugOf } from '@matiz/domain/kernel/text.ts';
import type { Vocabulary } from './vocabulary.store.ts';

export interface VocabularyOptions {
  /** Whether a brand that nobody knows is added. */
  readonly createBrands: boolean;
  /** The address of the category of rows that name none, or none that is known. */
  readonly category: string | null;
}

/** New brands beyond it are no brands, but a column that was taken for another. */
const mostNewBrands = 500;

/** Finds brands and categories by what a file calls them; remembers the brands that are new. */
export function createNames({ brands, categories }: Vocabulary, options: VocabularyOptions) {
  const known = new Map<string, string>();
  for (const { name, slug, code } of brands) {
    for (const word of [slug, code, name]) known.set(foldText(word), name);
  }
  const newBrands = new Map<string, { name: string; slug: string }>();
  // A new brand's code is made of its address, so neither may be another's.
  const slugs = new Set(brands.flatMap(({ slug, code }) => [slug, code.toLowerCase()]));
  const bySlug = new Set(categories.map(({ slug }) => slug));
  const byPath = new Map<string, string[]>();
  for (const { slug, path } of categories) {
    // By its own name, and with those above it: `Coloración > Tintes`.
    for (let from = 0; from < path.length; from += 1) {
      const words = path.slice(from).map(foldText).join('>');
      byPath.set(words, [...(byPath.get(words) ?? []), slug]);
    }
  }

  function brandOf(text: string): Result<string, CellFault> {
    const name = known.get(foldText(text));
    if (name !== undefined) return ok(name);
    if (!options.createBrands || newBrands.size >= mostNewBrands) return fail('UNKNOWN_BRAND');
    const slug = freeSlug(slugOf(text) || 'marca');
    slugs.add(slug);
    known.set(foldText(text), text);
    newBrands.set(text, { name: text, slug });
    return ok(text);
  }

  function freeSlug(slug: string): string {
    if (!slugs.has(slug)) return slug;
    let number = 2;
    while (slugs.has(`${slug}-${number}`)) number += 1;
    return `${slug}-${number}`;
  }

  function categoryOf(text: string): Result<string, CellFault> {
    const words = text.split('>').map((word) => foldText(word.trim()));
    const found = byPath.get(words.join('>')) ?? [];
    if (bySlug.has(text)) return ok(text);
    const [only] = found;
    if (found.length === 1 && only !== undefined) return ok(only);
    if (options.category !== null) return ok(options.category);
    return fail(found.length > 1 ? 'AMBIGUOUS_CATEGORY' : 'UNKNOWN_CATEGORY');
  }

  const names: Pick<RowContext, 'brandOf' | 'categoryOf'> = { brandOf, categoryOf };
  return { ...names, newBrands, hasCategory: (slug: string) => bySlug.has(slug) };
}
