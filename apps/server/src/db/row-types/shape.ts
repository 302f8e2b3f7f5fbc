/** What a type of TypeScript lets a value be: any of these. */
export type Shape = readonly Alternative[];

export type Alternative =
  | { readonly is: 'any' | 'null' | 'undefined' | 'Date' | 'bytes' }
  | { readonly is: 'string' | 'number' | 'boolean'; readonly only?: string | number | boolean }
  | { readonly is: 'list'; readonly items: number }
  | {
      readonly is: 'object';
      readonly fields: Readonly<Record<string, number>>;
      /** What other fields are; left out, there are no others. */
      readonly others?: number;
    };

/** Shapes by number, so that one may hold itself. */
export type Shapes = readonly Shape[];

/** Where a value is not what its type says, and what it is; null where it fits. */
export interface Misfit {
  readonly at: string;
  readonly declared: string;
  readonly found: string;
}

/** Compares a value of a row, with all that it holds. */
export function findMisfit(shapes: Shapes, number: number, value: unknown, at = ''): Misfit | null {
  const shape = shapes[number] ?? [];
  let nearest: Misfit | null = null;
  for (const one of shape) {
    const misfit = findIn(shapes, one, value, at);
    if (misfit === null) return null;
    // The alternative that goes on inside tells more than «is none of these».
    if (misfit.at !== at) nearest = misfit;
  }
  return nearest ?? { at, declared: nameOfShape(shape), found: kindOf(value) };
}

function findIn(shapes: Shapes, one: Alternative, value: unknown, at: string): Misfit | null {
  if (one.is === 'any') return null;
  const wrong = { at, declared: one.is, found: kindOf(value) };
  if (one.is !== kindOf(value)) return wrong;
  if ('only' in one) return one.only === value ? null : { ...wrong, found: JSON.stringify(value) };
  if (one.is === 'list' && Array.isArray(value)) {
    return firstOf(value, (item) => findMisfit(shapes, one.items, item, `${at}[]`));
  }
  if (one.is !== 'object' || typeof value !== 'object' || value === null) return null;
  const has = new Map<string, unknown>(Object.entries(value));
  const names = new Set([...Object.keys(one.fields), ...has.keys()]);
  return firstOf(names, (name) => {
    const place = at === '' ? name : `${at}.${name}`;
    const field = one.fields[name] ?? one.others;
    if (field !== undefined) return findMisfit(shapes, field, has.get(name), place);
    return { at: place, declared: 'nothing', found: kindOf(has.get(name)) };
  });
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => Misfit | null): Misfit | null {
  for (const item of items) {
    const misfit = find(item);
    if (misfit) return misfit;
  }
  return null;
}

export function nameOfShape(shape: Shape): string {
  return [...new Set(shape.map(({ is }) => is))].join(' | ');
}

function kindOf(value: unknown): Alternative['is'] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Date) return 'Date';
  if (value instanceof Uint8Array) return 'bytes';
  const kind = typeof value;
  return kind === 'bigint' || kind === 'symbol' || kind === 'function' ? 'any' : kind;
}
