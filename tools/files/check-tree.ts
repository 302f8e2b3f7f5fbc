import { fullFolders, maxFolderFiles } from '../measure/folders.ts';
import { exportedNames, namesTwice } from '../measure/names.ts';
import { isProduct, type Tree } from '../measure/read-tree.ts';
import type { Finding } from './check-file.ts';

/** Folders of the product with more files than one finds by looking. */
export function checkFolders(tree: Tree): Finding[] {
  return fullFolders([...tree.keys()].filter(isProduct)).map(([folder, count]) => ({
    file: folder,
    level: 'error',
    message: `${count} archivos (máximo ${maxFolderFiles}): agrupa en una subcarpeta los que van juntos.`,
  }));
}

/** Exported names that mean one thing here and another there, told at the last of their files. */
export function checkMeanings(tree: Tree): Finding[] {
  return [...namesTwice(exportedNames(tree, isProduct))].map(([name, files]) => ({
    file: files.at(-1) ?? '',
    level: 'error',
    message: `«${name}» ya se exporta en ${files.slice(0, -1).join(', ')}: impórtalo de allí si es lo mismo, o dale a uno de los dos un nombre propio.`,
  }));
}
