import { exportedNames, isBareParticiple } from '../measure/names.ts';
import { isProduct } from '../measure/read-tree.ts';
import type { Finding } from './check-file.ts';

/** Exported types whose name does not say what they are. */
export function checkNames(file: string, text: string): Finding[] {
  const bare = exportedNames(new Map([[file, text]]), isProduct).filter(isBareParticiple);
  return bare.map(({ name }) => ({
    file,
    level: 'error',
    message: `el tipo «${name}» no dice qué es: ponle un sustantivo (${name}Line, ${name}Order …).`,
  }));
}
