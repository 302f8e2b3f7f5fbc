import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './map-rules.ts';

const folders = ['apps', 'packages', 'e2e'];
const isSource = /\.(tsx?|css)$/;
const isBuilt = /node_modules|[\\/]dist[\\/]/;

/** Every file of source of the repository, in the order of their names. */
export function readSource(root: string): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => isSource.test(file) && !isBuilt.test(file))
      .toSorted()
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}
