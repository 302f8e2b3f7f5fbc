import { foldText } from '../../../kernel/text.ts';
import { isReportColumn, ownColumnOf, type WarehouseChoice } from '../columns.ts';
import { columnWords, unusedWords, warningWords } from './column-words-data.ts';
import { headerWords, withoutSubject } from './header-words.ts';
import { fits, shareOf, sizePattern } from './value-shapes.ts';

/**
 * What a column of a file may be. `own`: it has our name; `sure`: a name that means nothing else;
 * `guess`: to be looked at; `unused`: known, and nothing that Matiz has; `unknown`: nobody knows.
 */
export interface ProposedColumn {
  readonly name: string;
  /** Our column's name; null: left out. */
  readonly target: string | null;
  readonly certainty: 'own' | 'sure' | 'guess' | 'unused' | 'unknown';
}

/** The rows that a proposal looks at, as they stand below the header. */
export type Sample = readonly (readonly string[])[];

/** A phrase of `columnWords`, as it is compared. */
interface Phrase {
  readonly target: string;
  readonly words: readonly string[];
  /** Its place among those of its target: the lower, the more common. */
  readonly rank: number;
}

const phrases: readonly Phrase[] = Object.entries(columnWords).flatMap(([target, names]) =>
  names.map((name, rank) => ({ target, words: headerWords(name), rank })),
);
const byWords = new Map<string, Phrase>();
// As they are said first: `valor` is a price, though `valor variante` is a tone.
for (const wordsOf of [(words: readonly string[]) => words, withoutSubject]) {
  for (const phrase of phrases) {
    const key = wordsOf(phrase.words).join(' ');
    if (!byWords.has(key)) byWords.set(key, phrase);
  }
}
const unused = new Set(unusedWords.map((name) => headerWords(name).join(' ')));
const warnings = new Set(warningWords);

/** Lists of what was sold: their quantities are no stock. */
const salesWords = /factura|invoice|^(order|pedido) (id|no|number|numero)|^(id|numero) pedido/;

/** Of these there is a column for each warehouse. */
const perWarehouse = /^(precio|existencias|llegadas)$/;

interface Candidate {
  readonly place: number;
  readonly target: string;
  readonly certainty: 'own' | 'sure' | 'guess';
  readonly rank: number;
}

/**
 * Says for each column of a file which of ours it most likely is, by its name and what stands in it.
 * Of two for the same one the likelier is taken. Nothing is decided: the one who imports accepts it.
 */
export function proposeMapping(
  header: readonly string[],
  sample: Sample,
  warehouses: WarehouseChoice,
): ProposedColumn[] {
  const valuesOf = (place: number) =>
    sample.map((cells) => cells[place]?.trim() ?? '').filter((value) => value !== '');
  const isOfSales = header.some((name) => salesWords.test(headerWords(name).join(' ')));
  const candidates = header.flatMap((name, index): Candidate[] => {
    const found = candidateOf(name, valuesOf(index), warehouses);
    if (found === null || (isOfSales && found.target.startsWith('existencias'))) return [];
    return [{ place: index, ...found }];
  });
  const chosen = new Map<number, Candidate>();
  const taken = new Set<string>();
  for (const candidate of candidates.toSorted(likelierFirst)) {
    // Our own name twice is a fault, not a choice.
    if (taken.has(candidate.target) && candidate.certainty !== 'own') continue;
    taken.add(candidate.target);
    chosen.set(candidate.place, candidate);
  }
  nameFromDescription(header, chosen, valuesOf);
  productFromCode(header, chosen, valuesOf);
  return header.map((name, index) => {
    const { target = null, certainty } = chosen.get(index) ?? {};
    if (target !== null && certainty) return { name, target, certainty };
    if (isReportColumn(name)) return { name, target: null, certainty: 'own' };
    const isKnown = isUnused(name) || candidates.some((one) => one.place === index);
    return { name, target: null, certainty: isKnown || name === '' ? 'unused' : 'unknown' };
  });
}

/** Our column that a name means, as someone types it; null when it means none. */
export function targetNamed(typed: string, warehouses: WarehouseChoice): string | null {
  if (ownColumnOf(typed, warehouses) !== null) return typed;
  const found = wordsCandidate(typed);
  // `precio_CTG` is of a warehouse that there is not, and no price of all.
  const isPart = found?.certainty === 'guess' && perWarehouse.test(found.target);
  return isPart && /^\w+_\w+$/.test(typed) ? null : (found?.target ?? null);
}

const order = { own: 0, sure: 1, guess: 2 };
function likelierFirst(one: Candidate, other: Candidate): number {
  return (
    order[one.certainty] - order[other.certainty] ||
    one.rank - other.rank ||
    one.place - other.place
  );
}

type Found = Omit<Candidate, 'place'>;

function candidateOf(
  name: string,
  values: readonly string[],
  warehouses: WarehouseChoice,
): Found | null {
  const own = ownColumnOf(name, warehouses);
  if (own !== null) {
    const told = byValues({ target: own, certainty: 'own', rank: 0 }, values);
    return told.target === own ? told : { ...told, certainty: 'guess' };
  }
  // `product_colors.colour_name`: what is inside of a list says itself what it is.
  const last = name.split('.').at(-1) ?? name;
  const found = ofWarehouse(name, warehouses) ?? wordsCandidate(last) ?? wordsCandidate(name);
  if (found === null || isUnused(last)) return null;
  const told = byValues(found, values);
  return fits(told.target, values) ? told : null;
}

/** `Stock Bogotá`, `Precio (BOG)`: of one warehouse. */
function ofWarehouse(name: string, { known, names = {} }: WarehouseChoice): Found | null {
  const words = headerWords(name);
  for (const code of known) {
    const called = [code, names[code] ?? ''].map((one) => headerWords(one).join(' '));
    const rest = words.filter((word) => !called.some((one) => one.split(' ').includes(word)));
    if (rest.length === words.length) continue;
    const found = wordsCandidate(rest.join(' '));
    if (found && perWarehouse.test(found.target)) {
      return { ...found, target: `${found.target}_${code}` };
    }
  }
  return null;
}

function wordsCandidate(name: string): Found | null {
  const words = headerWords(name);
  for (const tried of [words, withoutSubject(words)]) {
    const phrase = byWords.get(tried.join(' '));
    if (phrase) return { target: phrase.target, certainty: 'sure', rank: phrase.rank };
  }
  return widerCandidate(words);
}

/** The longest phrase all of whose words stand in the name: `Precio de venta al salón`. */
function widerCandidate(words: readonly string[]): Found | null {
  let best: Phrase | null = null;
  for (const phrase of phrases) {
    const isInside = phrase.words.every((word) => words.includes(word));
    if (!isInside || phrase.words.length > words.length) continue;
    // One common word of several says too little.
    if (phrase.words.length === 1 && (words.length > 3 || phrase.rank > 3)) continue;
    if (best === null || phrase.words.length > best.words.length) best = phrase;
  }
  if (best === null) return null;
  if (words.some((word) => warnings.has(word)) && !best.words.some((word) => warnings.has(word))) {
    return null;
  }
  return { target: best.target, certainty: 'guess', rank: best.rank };
}

/** What stands in a column may say it better than its name. */
function byValues(found: Found, values: readonly string[]): Found {
  const is = (shape: RegExp) => values.length > 0 && shareOf(values, shape) >= 0.7;
  const { target } = found;
  if (/^(nombre_tono|tono|color)$/.test(target) && is(/^#[0-9a-f]{3,6}\b/)) {
    return { ...found, target: 'color' };
  }
  if (target === 'color' && values.length > 0 && !is(/^#?[0-9a-f]{6}\b/)) {
    return { ...found, target: 'nombre_tono' };
  }
  if (/^(volumen|nombre_tono)$/.test(target) && is(sizePattern)) {
    return { ...found, target: 'contenido' };
  }
  return found;
}

/** A list without names mostly calls them descriptions. */
function nameFromDescription(
  header: readonly string[],
  chosen: Map<number, Candidate>,
  valuesOf: (place: number) => readonly string[],
): void {
  const held = [...chosen.values()];
  if (held.some(({ target }) => target === 'producto')) return;
  const description = held.find(({ target }) => target === 'descripcion');
  if (description === undefined) return;
  const values = valuesOf(description.place);
  const isLong = values.some((value) => value.length > 200 || value.includes('<'));
  if (isLong || foldText(header[description.place] ?? '').includes('html')) return;
  chosen.set(description.place, { ...description, target: 'producto', certainty: 'guess' });
}

/** A code that stands on several options is that of their product. */
function productFromCode(
  header: readonly string[],
  chosen: Map<number, Candidate>,
  valuesOf: (place: number) => readonly string[],
): void {
  const held = [...chosen.values()];
  const code = held.find(({ target }) => target === 'codigo');
  const option = held.find(({ target }) => /^(tono|nombre_tono)$/.test(target));
  const isTaken = held.some(({ target }) => target === 'codigo_producto');
  if (code === undefined || option === undefined || isTaken) return;
  const values = valuesOf(code.place);
  const repeated = values.length - new Set(values).size;
  const isOutside =
    (header[option.place] ?? '').includes('.') && !header[code.place]?.includes('.');
  if (!isOutside && repeated <= values.length / 5) return;
  chosen.set(code.place, { ...code, target: 'codigo_producto' });
}

function isUnused(name: string): boolean {
  const words = headerWords(name);
  return unused.has(words.join(' ')) || unused.has(withoutSubject(words).join(' '));
}
