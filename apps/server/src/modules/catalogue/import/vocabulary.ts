import { brandKey, isNoBrand } from '@matiz/domain/catalogue/import/brand-key.ts';
import type { CellFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { KnownNames } from '@matiz/domain/catalogue/import/row-targets.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText, slugOf } from '@matiz/domain/kernel/text.ts';
import { cleanRichText } from '#lib/rich-text.ts';
import { createCategories } from './apply/categories.ts';
import { freeSlug } from './apply/free-slug.ts';
import type { ImportChoices } from './import-request.ts';
import type { Vocabulary } from './vocabulary.store.ts';

export type { NewCategory } from './apply/categories.ts';
export interface NewBrand {
  readonly name: string;
  readonly slug: string;
}
export type VocabularyOptions = Pick<
  ImportChoices,
  'createBrands' | 'createCategories' | 'category' | 'brand' | 'brandNames'
>;

/** New brands beyond it are no brands, but a column that was taken for another. */
const mostNewBrands = 500;

/** Finds brands and categories by what a file calls them; remembers those that are new. */
export function createNames({ brands, categories }: Vocabulary, options: VocabularyOptions) {
  const known = new Map<string, string>();
  for (const { name, slug, code } of brands) {
    for (const word of [slug, code, name]) known.set(brandKey(word), name);
  }
  const newBrands = new Map<string, NewBrand>();
  // A new brand's code is made of its address, so neither may be another's.
  const slugs = new Set(brands.flatMap(({ slug, code }) => [slug, code.toLowerCase()]));
  const called = new Map([...options.brandNames].map(([one, name]) => [foldText(one), name]));
  // Anyone who names it means it.
  if (options.brand !== null) called.set(foldText(options.brand), options.brand);

  function brandOf(typed: string): Result<string, CellFault> {
    const said = called.get(foldText(typed));
    const text = said ?? typed;
    const key = brandKey(text);
    const name = known.get(key);
    if (name !== undefined) return ok(name);
    if (!options.createBrands || newBrands.size >= mostNewBrands) return fail('UNKNOWN_BRAND');
    if (said === undefined && isNoBrand(text)) return fail('NO_BRAND_NAME');
    const slug = freeSlug(slugOf(text) || 'marca', slugs);
    slugs.add(slug);
    known.set(key, text);
    newBrands.set(text, { name: text, slug });
    return ok(text);
  }

  const usual = options.brand === null ? null : brandOf(options.brand);
  const { categoryOf, usualCategory, newCategories } = createCategories(categories, options);
  const names: KnownNames = { brandOf, categoryOf, cleanRichText };
  return {
    ...names,
    newBrands,
    newCategories,
    usualCategory,
    usualBrand: usual?.ok ? usual.value : null,
  };
}

/**
 * The code of a warehouse that is told by its code, its name or a part that only its name has
 * (`Bogotá` of `Bogotá · Puente Aranda`); null: there is none, or more than one.
 */
export function warehouseOf(
  { warehouses, warehouseNames }: Pick<Vocabulary, 'warehouses' | 'warehouseNames'>,
  told: string,
): string | null {
  const wanted = foldText(told);
  const nameOf = (code: string) => foldText(warehouseNames[code] ?? '');
  const exact = warehouses.find((code) => foldText(code) === wanted || nameOf(code) === wanted);
  if (exact !== undefined) return exact;
  const [only, ...others] = warehouses.filter((code) => nameOf(code).includes(wanted));
  return only !== undefined && others.length === 0 ? only : null;
}
