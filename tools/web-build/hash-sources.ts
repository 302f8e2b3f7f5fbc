import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../lib/repository.ts';

/** What the builds of the shop and the desk are made from. */
const roots = [
  'apps/web',
  'apps/desk',
  'packages/client',
  'packages/ui',
  'packages/contracts',
  'packages/domain',
  'tools/web-build',
  'package-lock.json',
];
const skipped = new Set(['node_modules', 'dist', '.vite']);

/** SHA-256 over the names and contents of all sources, tests left out. */
export function hashSources(root = repository): string {
  const hash = createHash('sha256');
  for (const file of roots.flatMap((each) => listFiles(path.join(root, each)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { withFileTypes: true }).filter(
    ({ name }) => !skipped.has(name),
  );
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(place, entry.name);
      if (entry.isDirectory()) return listFiles(file);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });
}
