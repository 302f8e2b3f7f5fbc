import type { FileRecord } from './shopify.ts';

/** A list of objects as a table: a column for each address of a value, a row for each option. */
export interface ObjectTable {
  readonly header: readonly string[];
  readonly records: readonly FileRecord[];
}

type Cells = Map<string, string>;

/**
 * Lays a list of objects out as a table. A value inside of an object is called by its address
 * (`price.amount`); a list of objects (tones, variants) makes a row of each of its elements, on which
 * what the object itself says is repeated. Null for what is no list of objects.
 */
export function readObjectList(content: unknown): ObjectTable | null {
  const list = listIn(content);
  if (list === null) return null;
  const header = new Set<string>();
  const rows = list.flatMap((object) => rowsOf(object));
  for (const row of rows) for (const name of row.keys()) header.add(name);
  const names = [...header];
  return {
    header: names,
    // As people count rows of a table: the header is the first.
    records: rows.map((row, at) => ({
      line: at + 2,
      cells: names.map((name) => row.get(name) ?? ''),
    })),
  };
}

/** The list itself, or the only one that an object holds: `{ "products": […] }`. */
function listIn(content: unknown): readonly object[] | null {
  const lists = Array.isArray(content)
    ? [content]
    : Object.values(isObject(content) ? content : {}).filter((one) => Array.isArray(one));
  const [list] = lists.filter((one) => one.length > 0 && one.every(isObject));
  return list ?? null;
}

function rowsOf(object: object): Cells[] {
  const own: Cells = new Map();
  const options = fill(own, object, '');
  if (options === null) return [own];
  return options.elements.map((element) => {
    const row: Cells = new Map(own);
    fill(row, element, `${options.address}.`);
    return row;
  });
}

/** Sets down the values of an object. Answers its longest list of objects, which makes rows. */
function fill(
  cells: Cells,
  object: object,
  prefix: string,
): { address: string; elements: readonly object[] } | null {
  let longest: { address: string; elements: readonly object[] } | null = null;
  for (const [name, value] of Object.entries(object)) {
    const address = prefix + name;
    if (Array.isArray(value) && value.length > 0 && value.every(isObject)) {
      if (longest === null || value.length > longest.elements.length) {
        longest = { address, elements: value };
      }
    } else if (isObject(value)) {
      const inner = fill(cells, value, `${address}.`);
      longest ??= inner;
    } else if (!Array.isArray(value) || value.length > 0) {
      cells.set(address, textOf(value));
    }
  }
  return longest;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(textOf).join('|') : String(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
