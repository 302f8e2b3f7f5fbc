import type { Finding } from './check-file.ts';

interface WordList {
  readonly home: string;
  /** What only its home may write down. */
  readonly written: RegExp;
}

const quote = '[\'"`]';
const states =
  'created|paid|confirmed|pending|in_preparation|dispatched|delivered|cancelled|returned';

const lists: readonly WordList[] = [
  {
    home: 'packages/domain/src/orders/state-words.ts',
    // Verbs share the keys of states: what a button does, "Despachar".
    written: new RegExp(
      `\\b(?:${states}): ${quote}(?:Pendiente|Por (?:pagar|preparar)|En (?:preparación|camino)|Confirmado|Despachado|Entregado|Devuelto)${quote}`,
    ),
  },
  {
    home: 'packages/domain/src/catalogue/level-names.ts',
    written: new RegExp(
      `${quote}(?:Negro castaño|Castaño (?:muy )?(?:oscuro|medio|claro)|Rubio (?:muy |extra )?(?:oscuro|medio|claro|platino)|Superaclarante (?:extra|especial))${quote}`,
    ),
  },
  { home: 'packages/domain/src/kernel/count-words.ts', written: /'unidad'\s*:\s*'unidades'/ },
  {
    home: 'packages/domain/src/kernel/show-date.ts',
    written: new RegExp(`${quote}ene(?:${quote}, ${quote}| )feb|dateStyle: 'medium'`),
  },
];

/** Words of the screen that a second list would say otherwise one day (D-15). */
export function checkWords(file: string, text: string): Finding[] {
  const isProduct = /^(apps|packages)\/[^/]+\/src\//.test(file);
  if (!isProduct || /\.(?:test|builders)\.tsx?$|\/showcase\/|import\/template\.ts$/.test(file))
    return [];
  return lists.flatMap(({ home, written }) => {
    const found = file === home ? undefined : written.exec(text)?.[0];
    if (found === undefined) return [];
    const message = `«${found}» ya está en ${home}: úsalo de allí.`;
    return [{ file, level: 'error' as const, message }];
  });
}
