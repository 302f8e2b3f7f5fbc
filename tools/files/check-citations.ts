import type { Finding } from './check-file.ts';

/** What a text may cite: sections of docs/product, decisions of docs/decisions.md, records of docs/adr. */
export interface Citable {
  readonly sections: ReadonlySet<number>;
  readonly decisions: ReadonlySet<number>;
  readonly records: ReadonlySet<number>;
}

interface Kind {
  readonly cited: RegExp;
  readonly found: (citable: Citable) => ReadonlySet<number>;
  readonly remedy: string;
}

const kinds: readonly Kind[] = [
  {
    cited: /§(\d+(?:\.\d+)?)/g,
    found: ({ sections }) => sections,
    remedy: 'escribe la sección en docs/product o corrige la cita.',
  },
  {
    cited: /\bD-(\d+)\b/g,
    found: ({ decisions }) => decisions,
    remedy: 'escribe la decisión en docs/decisions.md o corrige la cita.',
  },
  {
    cited: /\bADR (\d+)\b/g,
    found: ({ records }) => records,
    remedy: 'escribe el registro en docs/adr o corrige la cita.',
  },
];

/** Texts that leave the repository: nobody who clones it can follow them. */
const outside = /\breference (?:§|\d)|\.\.\/shared\//;

/** The sections, decisions and records that stand in the repository, by the names and texts of its files. */
export function citableOf(docs: ReadonlyMap<string, string>): Citable {
  const numbers = (file: RegExp) =>
    [...docs.keys()].flatMap((each) => {
      const number = file.exec(each)?.[1];
      return number === undefined ? [] : [Number(number)];
    });
  const decided = docs.get('docs/decisions.md') ?? '';
  return {
    sections: new Set(numbers(/^docs\/product\/(\d+)-/)),
    decisions: new Set([...decided.matchAll(/^## D-(\d+) /gm)].map(([, n]) => Number(n))),
    records: new Set(numbers(/^docs\/adr\/(\d{4})-/)),
  };
}

/** Every citation of a text that leads nowhere. */
export function checkCitations(file: string, text: string, citable: Citable): Finding[] {
  const missing = kinds.flatMap(({ cited, found, remedy }) => {
    const known = found(citable);
    const dangling = [...text.matchAll(cited)].filter(([, number]) => !known.has(Number(number)));
    return [...new Set(dangling.map(([citation]) => citation))].map((citation) => ({
      file,
      level: 'error' as const,
      message: `${citation} no está en el repositorio: ${remedy}`,
    }));
  });
  const leaving = outside.exec(text)?.[0];
  if (leaving === undefined) return missing;
  const message = `"${leaving}" cita un texto de fuera: di aquí lo que dice, o ponlo en docs/.`;
  return [...missing, { file, level: 'error', message }];
}
