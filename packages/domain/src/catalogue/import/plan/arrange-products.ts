import { foldText, slugOf } from '../../../kernel/text.ts';
import { codeKey, type ImportRow, type ProductFields, shortCode } from '../import-row.ts';

/** Whose a version code is now: that product's code; undefined: nobody's. */
export type OwnerOf = (code: string) => string | undefined;

/** The rows of products by the key of their code, after what differs in size or price was separated. */
export type ArrangedProducts = ReadonlyMap<string, readonly ImportRow[]>;

/**
 * Makes products of the rows that a file gives one code (ADR 30). What is sold in another size or at
 * another price is another product: it has a name and a code of its own, and the tones and volumes of
 * its size and price. What the rows say of the product stands on its first one. A row whose code the
 * catalogue knows stays with its product, so that the same file finds again what it made.
 */
export function arrangeProducts(rows: readonly ImportRow[], ownerOf: OwnerOf): ArrangedProducts {
  const whole = gatherFields(rows);
  const sizeOf = ({ product }: ImportRow) =>
    foldText(product.contentSize ?? whole.contentSize ?? '');
  const groups = groupBy(rows, sizeOf).flatMap((ofSize) => splitByPrice(ofSize));
  const sizes = new Set(rows.flatMap(({ product }) => product.contentSize ?? []));
  const largest = groups.toSorted((one, other) => other.length - one.length)[0];
  const arranged = new Map<string, ImportRow[]>();
  for (const group of groups) {
    const isLargest = group === largest;
    const label = groups.length > 1 ? labelOf(group, rows, sizes.size > 1, isLargest) : '';
    const own = groups.length > 1 ? ownCode(group, label) : (group[0]?.productCode ?? '');
    const contentSize = group.find(({ product }) => product.contentSize)?.product.contentSize;
    const fields: Partial<ProductFields> = {
      ...whole,
      ...(contentSize ? { contentSize } : {}),
      ...(whole.name !== undefined && label !== '' ? { name: nameWith(whole.name, label) } : {}),
    };
    for (const some of groupBy(group, (row) => ownerOf(codeKey(row.code)) ?? '')) {
      const owner = ownerOf(codeKey(some[0]?.code ?? ''));
      // A file that does not know of the product says nothing of it, only of the option.
      const isOther = owner !== undefined && codeKey(owner) !== codeKey(own);
      const key = codeKey(owner ?? own);
      const prices = pricesOf(isOther ? some : group);
      const said = { product: isOther ? {} : fields, prices };
      const placed = withFields(some, owner ?? own, said, owner !== undefined);
      arranged.set(key, [...(arranged.get(key) ?? []), ...placed]);
    }
  }
  return arranged;
}

/** What the rows say of the product itself: the first to say something speaks for all. */
function gatherFields(rows: readonly ImportRow[]): Partial<ProductFields> {
  const fields: Record<string, unknown> = {};
  for (const { product } of rows) {
    for (const [name, value] of Object.entries(product)) fields[name] ??= value;
  }
  const names = new Set(rows.flatMap(({ product }) => product.name ?? []));
  if (names.size > 1) fields.name = commonBeginning([...names]);
  return fields as Partial<ProductFields>;
}

/** `Tinte Alma` of `Tinte Alma 7.1` and `Tinte Alma 8.0`; the first one where they share too little. */
function commonBeginning([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  let shared = words.length;
  for (const other of others) {
    const its = other.split(' ');
    while (shared > 0 && words.slice(0, shared).some((word, at) => word !== its[at])) shared -= 1;
  }
  const common = words
    .slice(0, shared)
    .join(' ')
    .replace(/[\s,;:/–-]+$/, '');
  return common.length >= 4 ? common : first;
}

/** Those that cost the same together; what says no price is of the largest group. */
function splitByPrice(rows: readonly ImportRow[]): (readonly ImportRow[])[] {
  const isPriced = ({ prices }: ImportRow) => Object.keys(prices).length > 0;
  const priced = groupBy(rows.filter(isPriced), ({ prices }) =>
    JSON.stringify(Object.entries(prices).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  if (priced.length <= 1) return [rows];
  const [largest = []] = priced.toSorted((one, other) => other.length - one.length);
  const rest = rows.filter((row) => !isPriced(row));
  return priced.map((group) => (group === largest ? [...group, ...rest] : group));
}

/** What tells a group from the others: its size, its series, or its first and last option. */
function labelOf(
  group: readonly ImportRow[],
  all: readonly ImportRow[],
  hasSizes: boolean,
  isLargest: boolean,
): string {
  const [first] = group;
  const size = hasSizes ? (first?.product.contentSize ?? '') : '';
  const ofSize = all.filter((row) => (row.product.contentSize ?? '') === size || !hasSizes);
  if (ofSize.length === group.length) return size;
  if (!hasSizes && isLargest) return '';
  const series = new Set(group.map(({ version }) => version.toneSeries ?? ''));
  const [only = ''] = series;
  const options = group.map(optionOf).filter((option) => option !== '');
  const range = [...new Set([options[0], options.at(-1)])].filter(Boolean).join(' – ');
  return [size, series.size === 1 && only !== '' ? only : range].filter(Boolean).join(' ');
}

function optionOf({ version }: ImportRow): string {
  const tone = version.toneNumber ?? version.toneName ?? '';
  return [tone, version.volume ? `${version.volume} vol` : ''].filter(Boolean).join(' ');
}

/** A single thing without options has its own code; a group that of its label. */
function ownCode(group: readonly ImportRow[], label: string): string {
  const [first] = group;
  if (first === undefined) return '';
  if (group.length === 1 && optionOf(first) === '') return first.code;
  return label === '' ? first.productCode : shortCode(`${first.productCode}-${slugOf(label)}`);
}

function nameWith(name: string, label: string): string {
  const isThere = slugOf(name).includes(slugOf(label));
  return isThere ? name : `${name.slice(0, 199 - label.length)} ${label}`;
}

function pricesOf(rows: readonly ImportRow[]): ImportRow['prices'] {
  return rows.find(({ prices }) => Object.keys(prices).length > 0)?.prices ?? {};
}

function withFields(
  group: readonly ImportRow[],
  productCode: string,
  said: Pick<ImportRow, 'product' | 'prices'>,
  isKnown: boolean,
): ImportRow[] {
  return group.map((row, at) => ({
    ...row,
    productCode,
    // A new product that is one row has its own code.
    code: !isKnown && group.length === 1 && optionOf(row) === '' ? productCode : row.code,
    ...(at === 0 ? said : { product: {}, prices: {} }),
  }));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
