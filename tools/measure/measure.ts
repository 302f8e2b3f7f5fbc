import { cyclesOf } from './cycles.ts';
import { fullFolders, maxFolderFiles } from './folders.ts';
import { climbOf, type Import, importsOf } from './imports.ts';
import { exportedNames, isBareParticiple, namesTwice } from './names.ts';
import { isProduct, isTest, isTestSupport, lineCount, type Tree } from './read-tree.ts';

/** One line of the table. `detail` names what is counted, for who wants to mend it. */
export interface Measure {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  readonly detail: readonly string[];
}

/** The figures that a change of the house's order must keep. */
export function measure(tree: Tree): Measure[] {
  return [
    ...measureLength(tree),
    ...measureImports(tree),
    ...measureTests(tree),
    ...measureNames(tree),
  ];
}

function measureLength(tree: Tree): Measure[] {
  const files = [...tree].filter(([file]) => isProduct(file));
  const sorted = files
    .map(([file, text]) => ({ file, lines: lineCount(text) }))
    .sort((a, b) => a.lines - b.lines);
  const long = sorted.filter(({ lines }) => lines > 300);
  const any = files.filter(([, text]) => countAny(text) > 0).map(([file]) => file);
  const total = sum(sorted.map(({ lines }) => lines));
  const migrations = linesWhere(tree, (file) => /\/migrations\/.*\.sql$/.test(file));
  return [
    line('product files', sorted.length),
    line('product lines', total),
    line('migration lines', migrations),
    line('file length, p90', sorted[Math.floor(sorted.length * 0.9)]?.lines ?? 0, '≤ 130'),
    line('file length, longest', sorted.at(-1)?.lines ?? 0, '≤ 300', [sorted.at(-1)?.file ?? '']),
    line(
      'files over 300 lines',
      long.length,
      '0',
      long.map(({ file }) => file),
    ),
    line('`any`', sum(files.map(([, text]) => countAny(text))), '0', any),
    ...measureFolders(sorted.map(({ file }) => file)),
  ];
}

function measureFolders(files: readonly string[]): Measure[] {
  const full = fullFolders(files).map(([folder, count]) => `${folder} ${count}`);
  return [line(`folders over ${maxFolderFiles} source files`, full.length, '0', full)];
}

function measureImports(tree: Tree): Measure[] {
  const all = importsOf(tree, isProduct);
  const climbing = all.filter((each) => climbOf(each) >= 3);
  const cycles = cyclesOf(arrows(all.filter(({ isLazy }) => !isLazy)));
  const [lazyCircle = []] = cyclesOf(arrows(all));
  const past = (pattern: RegExp) =>
    all.filter((each) => isPastDoor(each, pattern)).map(({ from, to }) => `${from} → ${to}`);
  const server = past(/^apps\/server\/src\/modules\/[^/]+\//);
  const web = past(/^apps\/web\/src\/features\/[^/]+\//);
  const desk = past(/^apps\/desk\/src\/features\/[^/]+\//);
  return [
    line(
      'cycles, types counted',
      cycles.length,
      '0',
      cycles.map((each) => each.join(' ')),
    ),
    line('files in a circle, import() counted', lazyCircle.length, '0', lazyCircle),
    line('imports past a door, server', server.length, '0', server),
    line('imports past a door, web', web.length, '0', web),
    line('imports past a door, desk', desk.length, '0', desk),
    line('imports that climb ≥ 3 folders', percent(climbing.length, all.length), '≤ 1 %'),
  ];
}

function measureTests(tree: Tree): Measure[] {
  const inDomain = (file: string) => file.startsWith('packages/domain/');
  const code = linesWhere(tree, isProduct);
  const tests = linesWhere(tree, isTest);
  const ratio = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(2));
  return [
    line('tests ÷ code', ratio(tests, code), '≥ 0.55'),
    line(
      'tests with ground and journeys ÷ code',
      ratio(tests + linesWhere(tree, isTestSupport), code),
    ),
    line(
      'tests ÷ code, packages/domain',
      ratio(
        linesWhere(tree, (file) => isTest(file) && inDomain(file)),
        linesWhere(tree, (file) => isProduct(file) && inDomain(file)),
      ),
      '≥ 0.90',
    ),
  ];
}

function measureNames(tree: Tree): Measure[] {
  const names = exportedNames(tree, isProduct);
  const participles = names.filter(isBareParticiple);
  const twice = [...namesTwice(names)].map(([name, files]) => `${name}: ${files.join(' ')}`);
  return [
    line('exported names', names.length),
    line(
      'exported types that are a bare participle',
      participles.length,
      '0',
      participles.map(({ name, file }) => `${name}: ${file}`),
    ),
    line('exported names with two meanings', twice.length, '0', twice),
  ];
}

function isPastDoor({ from, to }: Import, rooms: RegExp): boolean {
  const room = to === undefined ? undefined : rooms.exec(to)?.[0];
  if (room === undefined || from.startsWith(room)) return false;
  return !/^index\.tsx?$/.test((to ?? '').slice(room.length)) && !from.includes('/db/demo/');
}

function arrows(imports: readonly Import[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { from, to } of imports) {
    if (to !== undefined) found.set(from, [...(found.get(from) ?? []), to]);
  }
  return found;
}

/** `any` as a type; comments and texts may say the word. */
function countAny(text: string): number {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm, '');
  return [...code.matchAll(/(?:[:<,|&]|\bas)\s*any\b(?!\s*[:(])/g)].length;
}

function line(
  name: string,
  value: number | string,
  limit = '',
  detail: readonly string[] = [],
): Measure {
  return { name, value: String(value), limit, detail };
}

const percent = (part: number, whole: number) =>
  `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const linesWhere = (tree: Tree, isCounted: (file: string) => boolean) =>
  sum([...tree].flatMap(([file, text]) => (isCounted(file) ? [lineCount(text)] : [])));
