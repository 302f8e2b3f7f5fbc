import type { CellFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText, slugOf } from '@matiz/domain/kernel/text.ts';
import type { ImportChoices } from '../import-request.ts';
import type { Vocabulary } from '../vocabulary.store.ts';
import { freeSlug } from './free-slug.ts';

export interface NewCategory {
  readonly slug: string;
  readonly name: string;
  /** The address of the one above; null: none. */
  readonly parent: string | null;
}

/** New categories beyond it are none, but a column that was taken for another. */
const mostNew = 500;
const longestName = 80;
/** What stands where a category would. */
const noName = /^(|null|nan|n\/?a|none|-+|0)$/i;

/** Finds categories by address, name or way down from the top (`Coloración > Tintes`). */
export function createCategories(
  categories: Vocabulary['categories'],
  options: Pick<ImportChoices, 'createCategories' | 'category'>,
) {
  const slugs = new Set(categories.map(({ slug }) => slug));
  /** By its own name, and with those above it. */
  const byWay = new Map<string, string[]>();
  /** From the top only. */
  const fromTop = new Map<string, string>();
  for (const { slug, path } of categories) remember(slug, path);
  const newCategories = new Map<string, NewCategory>();

  function remember(slug: string, path: readonly string[]): void {
    for (let from = 0; from < path.length; from += 1) {
      const way = wayOf(path.slice(from));
      byWay.set(way, [...(byWay.get(way) ?? []), slug]);
    }
    fromTop.set(wayOf(path), slug);
  }

  function categoryOf(text: string): Result<string, CellFault> {
    const found = find(text);
    return found.ok || usual === null ? found : ok(usual);
  }

  function find(text: string): Result<string, CellFault> {
    const path = text
      .split('>')
      .map((word) => word.trim())
      .filter((word) => !noName.test(word));
    const found = byWay.get(wayOf(path)) ?? [];
    if (slugs.has(text)) return ok(text);
    const [only] = found;
    if (found.length === 1 && only !== undefined) return ok(only);
    const top = fromTop.get(wayOf(path));
    if (top !== undefined) return ok(top);
    const created = found.length === 0 && options.createCategories ? create(path) : null;
    if (created !== null) return ok(created);
    return fail(found.length > 1 ? 'AMBIGUOUS_CATEGORY' : 'UNKNOWN_CATEGORY');
  }

  /** Makes what is missing of a way down, below what there is of it. */
  function create(path: readonly string[]): string | null {
    if (path.length === 0 || path.some((name) => name.length > longestName)) return null;
    let parent: string | null = null;
    for (let depth = 1; depth <= path.length; depth += 1) {
      const way = path.slice(0, depth);
      const known: string | undefined =
        fromTop.get(wayOf(way)) ?? (depth === 1 ? only(byWay.get(wayOf(way))) : undefined);
      if (known !== undefined) {
        parent = known;
        continue;
      }
      if (newCategories.size >= mostNew) return null;
      const name = way.at(-1) ?? '';
      const slug: string = freeSlug(slugOf(name) || 'categoria', slugs);
      slugs.add(slug);
      newCategories.set(slug, { slug, name, parent });
      remember(slug, way);
      parent = slug;
    }
    return parent;
  }

  const chosen = options.category === null ? null : find(options.category);
  const usual = chosen?.ok ? chosen.value : null;
  return { categoryOf, newCategories, usualCategory: usual };
}

function wayOf(path: readonly string[]): string {
  return path.map((word) => foldText(word.trim())).join('>');
}

function only(found: readonly string[] | undefined): string | undefined {
  return found?.length === 1 ? found[0] : undefined;
}
