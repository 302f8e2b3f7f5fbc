import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** The folder of the server's package. */
export const server = path.resolve(import.meta.dirname, '..', '..', '..');
const source = path.join(server, 'src');

/**
 * Lays the server out in another folder: copies of these files and of all that leads to them, and
 * links to the rest. What is a link is the very module of the product: it is neither read nor
 * compiled a second time, and there is one of each class, since who needs a copy is one.
 */
export function mirrorServer(folder: string, changed: ReadonlySet<string>): void {
  const files = readdirSync(server, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]node_modules[\\/]|\.test\.ts$/.test(file));
  const copied = whatLeadsTo(changed, files);
  for (const file of files) {
    const place = path.join(folder, path.relative(server, file));
    mkdirSync(path.dirname(place), { recursive: true });
    if (copied.has(file)) copyFileSync(file, place);
    else symlinkSync(file, place);
  }
}

/** These files, those that name one of them, and so on. */
function whatLeadsTo(changed: ReadonlySet<string>, files: readonly string[]): Set<string> {
  const namedBy = new Map<string, string[]>();
  for (const file of files.filter((each) => each.endsWith('.ts'))) {
    for (const named of filesNamedIn(file)) {
      namedBy.set(named, [...(namedBy.get(named) ?? []), file]);
    }
  }
  const found = new Set(changed);
  // A set is walked in the order in which it grows.
  for (const file of found) {
    for (const other of namedBy.get(file) ?? []) found.add(other);
  }
  return found;
}

/** However it names them: imports, threads and processes of their own. */
function filesNamedIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/['"`]([^'"`\s]+\.ts)['"`]/g);
  return Array.from(names, ([, name = '']) =>
    name.startsWith('#') ? path.join(source, name.slice(1)) : path.resolve(file, '..', name),
  );
}
