import type { Tree } from './read-tree.ts';

export interface ExportedName {
  readonly file: string;
  readonly name: string;
  readonly isType: boolean;
}

const declared =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Names that files declare and export; what they hand on from another file is no name of theirs. */
export function exportedNames(tree: Tree, isCounted: (file: string) => boolean): ExportedName[] {
  return [...tree].flatMap(([file, text]) =>
    isCounted(file)
      ? [...text.matchAll(declared)].map(([, kind = '', name = '']) => ({
          file,
          name,
          isType: kind === 'interface' || kind === 'type',
        }))
      : [],
  );
}

/** Past participles that do not end in -ed, as they are met in names. */
const irregular = new Set(
  `begun bought brought built chosen done drawn driven fallen felt forgotten found given gone grown
  heard held hidden kept known laid led left lent lost made meant met paid put said seen sent served
  set shown sold spoken spent split taken taught thought thrown told understood woken won worn written`.split(
    /\s+/,
  ),
);
/** They end in -ed and are nouns. */
const nouns = new Set(['feed', 'seed', 'speed', 'need', 'bed']);

/** A type whose whole name is a participle does not say what it is: `Found`, `Asked`, `Held`. */
export function isBareParticiple({ name, isType }: ExportedName): boolean {
  const word = name.toLowerCase();
  if (!isType || !/^[A-Z][a-z]+$/.test(name) || nouns.has(word)) return false;
  return irregular.has(word) || word.endsWith('ed');
}

/** Names of which a program can import two declarations, each with a meaning of its own. */
export function namesTwice(names: readonly ExportedName[]): Map<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const { name, file } of names.filter(isFree)) {
    // The overloads of a function are one.
    files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  return new Map(
    [...files].flatMap(([name, each]) => (meetInProgram([...each]) ? [[name, [...each]]] : [])),
  );
}

/** What React Router asks of each screen has one name everywhere. */
const isFree = ({ name, file }: ExportedName) =>
  !(file.includes('/screens/') && /^(Component|loadScreenData)$/.test(name));

/** An application sees itself and the packages; a call of the contracts and what serves it are one. */
function meetInProgram(files: readonly string[]): boolean {
  const homes = files.map(
    (file) => /^(apps\/[^/]+|packages\/contracts|packages)\//.exec(file)?.[1],
  );
  const count = (home: string) => homes.filter((each) => each === home).length;
  const shared = count('packages') + count('packages/contracts');
  const isServed = (app: string) => app === 'apps/server' && count('packages') === 0;
  return (
    shared > 1 ||
    ['apps/server', 'apps/web', 'apps/desk'].some(
      (app) => count(app) > 1 || (count(app) === 1 && shared === 1 && !isServed(app)),
    )
  );
}
