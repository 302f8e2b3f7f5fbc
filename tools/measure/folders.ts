import path from 'node:path';

/** More files than these beside each other, and nobody finds one by looking. */
export const maxFolderFiles = 20;

/** The folders with more files of their own than they may have, and how many. */
export function fullFolders(files: Iterable<string>): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > maxFolderFiles);
}
