import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { messages } from '@matiz/contracts/messages.ts';
import type { Plugin } from 'vite';

const prefix = '@matiz/contracts/';
const mark = '?lean';
const book = '/contracts/src/messages.ts';
/** They hold sentences and types, not schemas: they travel as they are. */
const plain = ['messages.ts', 'define-call.ts'];
/** Where the web names the sentences that it says itself. */
const speakers = ['src', '../../packages/ui/src'];

/**
 * Sends each call's address to the browser without its Zod schemas, which only forms need.
 * A file named `*.schema.ts` gets the contract whole; everything else gets `{ method, path, access }`
 * and the names of the query's parameters. Types are not touched. A build also leaves out the
 * sentences that only the server says.
 */
export function leanContracts(): Plugin {
  let isBuild = false;
  return {
    name: 'matiz:lean-contracts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async transform(code, id) {
      if (!isBuild || !id.endsWith(book)) return null;
      return { code: dropSilent(code, await readWords()), map: null };
    },
    async resolveId(source, importer) {
      if (!source.startsWith(prefix) || !importer || importer.endsWith('.schema.ts')) return null;
      if (plain.some((name) => source.endsWith(name)) || importer.includes('/contracts/'))
        return null;
      const file = fileURLToPath(import.meta.resolve(source));
      return `${file}${mark}`;
    },
    async load(id) {
      if (!id.endsWith(mark)) return null;
      const file = id.slice(0, -mark.length);
      this.addWatchFile(file);
      const module: unknown = await import(`${pathToFileURL(file)}?at=${Date.now()}`);
      return Object.entries(module as Record<string, unknown>)
        .flatMap(([name, value]) => writeExport(name, value))
        .join('\n');
    },
  };
}

/** Every quoted word of the web's own files: among them the names of the sentences that it says. */
async function readWords(): Promise<ReadonlySet<string>> {
  const web = new URL('../', import.meta.url);
  const files = await Promise.all(
    speakers.map(async (folder) => {
      const entries = await readdir(new URL(folder, web), { recursive: true });
      return entries
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => new URL(`${folder}/${name}`, web));
    }),
  );
  const texts = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/(?<=')\w+(?=')/g) ?? []));
}

/** The book of sentences with those alone whose name the web says: one object, and no other file. */
export function dropSilent(code: string, words: ReadonlySet<string>): string {
  const said = Object.entries(messages).filter(([name]) => words.has(name));
  const whole = /(?<=^export const messages = )\{[^}]*\}(?: as const)?/m;
  if (!whole.test(code)) throw new Error('messages.ts has no book of sentences to make lean');
  return code.replace(whole, () => JSON.stringify(Object.fromEntries(said)));
}

function writeExport(name: string, value: unknown): string[] {
  const data = isCall(value) ? leanCall(value) : value;
  if (typeof data === 'function' || isSchema(data) || !isPlain(data)) return [];
  return [`export const ${name} = ${JSON.stringify(data)};`];
}

type WholeCall = { method: string; path: string; access: string; query?: unknown };

function leanCall({ method, path, access, query }: WholeCall) {
  const names = typeof query === 'object' && query !== null && 'shape' in query ? query.shape : {};
  const shape = Object.fromEntries(Object.keys(names ?? {}).map((key) => [key, true]));
  return { method, path, access, query: { shape } };
}

function isCall(value: unknown): value is WholeCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'replies' in value;
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Objects of schemas (`requestContext`, `paging`) are of no use without Zod. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((item) => !isSchema(item) && isPlain(item));
}
