import path from 'node:path';
import type { Tree } from './read-tree.ts';

export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The file of the tree that it means; none for a library. */
  readonly to: string | undefined;
  /** `import()`: loaded later. */
  readonly isLazy: boolean;
}

const statement =
  /^\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm;
const lazy = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of some files, those of types too. */
export function importsOf(tree: Tree, isCounted: (file: string) => boolean): Import[] {
  const packages = packagesOf(tree);
  return [...tree].flatMap(([from, text]) => {
    if (!/\.tsx?$/.test(from) || !isCounted(from)) return [];
    const named = (pattern: RegExp, isLazy: boolean) =>
      [...text.matchAll(pattern)].map((match) => {
        const specifier = match[1] ?? match[2] ?? '';
        return { from, specifier, to: resolve(tree, packages, from, specifier), isLazy };
      });
    return [...named(statement, false), ...named(lazy, true)];
  });
}

/** Folders that a relative import goes up. */
export const climbOf = ({ specifier }: Import) =>
  specifier.split('/').filter((part) => part === '..').length;

interface Package {
  readonly folder: string;
  readonly name: string;
  readonly paths: ReadonlyMap<string, string>;
}

function packagesOf(tree: Tree): Package[] {
  return [...tree].flatMap(([file, text]) => {
    if (!file.endsWith('package.json')) return [];
    const { name = '', exports = {}, imports = {} } = JSON.parse(text);
    const paths = new Map(
      Object.entries({ ...exports, ...imports }).flatMap(([key, value]) =>
        typeof value === 'string' ? [[key, value] as const] : [],
      ),
    );
    return [{ folder: path.posix.dirname(file), name, paths }];
  });
}

function resolve(tree: Tree, packages: readonly Package[], from: string, specifier: string) {
  if (specifier.startsWith('.')) {
    return present(tree, path.posix.join(path.posix.dirname(from), specifier));
  }
  const isOwn = specifier.startsWith('#');
  const owner = packages.find(({ folder, name }) =>
    isOwn ? folder !== '.' && from.startsWith(`${folder}/`) : isWithin(specifier, name),
  );
  if (!owner) return undefined;
  const key = isOwn ? specifier : `.${specifier.slice(owner.name.length)}`;
  for (const [pattern, target] of owner.paths) {
    const [head = '', tail] = pattern.split('*');
    const isMatch = tail === undefined ? key === head : key.startsWith(head) && key.endsWith(tail);
    if (!isMatch) continue;
    const rest = key.slice(head.length, key.length - (tail?.length ?? 0));
    const found = present(tree, path.posix.join(owner.folder, target.replaceAll('*', rest)));
    if (found) return found;
  }
  return undefined;
}

const isWithin = (specifier: string, name: string) =>
  name !== '' && (specifier === name || specifier.startsWith(`${name}/`));

const present = (tree: Tree, file: string) => (tree.has(file) ? file : undefined);
