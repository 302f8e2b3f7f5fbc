import type { addQuickOrder, checkQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { ResolvedRow } from '@matiz/domain/cart/quick-order/decide-quick-order.ts';
import {
  chooseReading,
  type ItemChoice,
  isDecided,
  type KnownReading,
} from '@matiz/domain/cart/quick-order-choice.ts';
import { isNumberAlone } from '@matiz/domain/cart/quick-order-fit.ts';
import { type QuickOrderItem, readQuickOrderItem } from '@matiz/domain/cart/quick-order-item.ts';
import {
  isRowTooLong,
  type QuickOrderReading,
  readQuickOrderRow,
} from '@matiz/domain/cart/quick-order-row.ts';
import type { SqlReader } from '#db/pool.ts';
import { type CodedItem, findItemsByCode } from './find-items.store.ts';
import { type CatalogueCandidate, candidateOfCode } from './item-candidate.ts';
import { type Choices, type SearchScope, searchItems } from './search-items.ts';

type Body = Omit<BodyOf<typeof checkQuickOrder | typeof addQuickOrder>, 'mutationId'>;

/** A row of a quick order, and what the catalogue says that it is. */
export type ResolvedItemRow = ResolvedRow<CatalogueCandidate>;

interface Reading extends QuickOrderReading, QuickOrderItem {
  readonly coded: CodedItem | null;
}
interface RowReadings {
  readonly text: string;
  readonly isTooLong: boolean;
  readonly readings: readonly Reading[];
}

/**
 * Finds what each row asks for: codes by one statement, the rest by asking the search. The other ways
 * to read a row are asked about only where the likeliest leaves a doubt.
 */
export async function resolveRows(
  sql: SqlReader,
  { rows, productId }: Body,
  where: Pick<SearchScope, 'warehouseId' | 'moment'>,
): Promise<ResolvedItemRow[]> {
  const read = await readRows(sql, rows);
  const scope = { ...where, productId: productId === undefined ? null : Number(productId) };
  const first = await searchItems(
    sql,
    read.flatMap(({ readings }) => readings.slice(0, 1)),
    scope,
  );
  const open = read.flatMap(({ readings: [likeliest, ...others] }) =>
    likeliest && !isDecided(known(likeliest, first)) ? others : [],
  );
  const choices = new Map([...first, ...(await searchItems(sql, open, scope))]);
  return read.map(({ text, isTooLong, readings }) => {
    if (isTooLong) return { text, isTooLong, item: text, quantityText: null, ...nothing };
    const best = chooseReading(readings.map((one) => known(one, choices)));
    return best
      ? { text, item: best.item, quantityText: best.quantityText, ...best.choice }
      : { text, item: text, quantityText: null, ...nothing };
  });
}

const nothing: ItemChoice<CatalogueCandidate> = { kind: 'near', candidates: [] };

/** Each row as it may be read; where one reading is a code, no other counts. */
async function readRows(sql: SqlReader, rows: Body['rows']): Promise<RowReadings[]> {
  const read = rows.map((row) => ({
    text: 'text' in row ? row.text : row.code,
    isTooLong: isRowTooLong(row),
    readings: (isRowTooLong(row) ? [] : readingsOf(row)).map((one) => ({
      ...one,
      ...readQuickOrderItem(one.item),
    })),
  }));
  const codes = read.flatMap(({ readings }) => readings.flatMap((one) => one.codes));
  const byCode = await findItemsByCode(sql, [...new Set(codes)]);
  return read.map(({ readings, ...row }) => {
    const all = readings.map((one) => ({ ...one, coded: codedOf(one, byCode) }));
    const coded = all.filter((one) => one.coded !== null);
    return { ...row, readings: coded.length > 0 ? coded : all };
  });
}

/** In two parts the quantity is the second's, though the first may say one as well: `7.1 x2`, 3. */
function readingsOf(row: Body['rows'][number]): QuickOrderReading[] {
  if ('text' in row) return readQuickOrderRow(row.text);
  const typed = String(row.quantity).trim();
  const quantityText = typed === '' ? null : typed;
  const said = readQuickOrderRow(row.code).filter(({ isSaid }) => isSaid);
  return [row.code, ...said.map(({ item }) => item)].map((item) => ({
    item,
    quantityText,
    isSaid: true,
  }));
}

function codedOf(
  { codes }: QuickOrderItem,
  byCode: ReadonlyMap<string, CodedItem>,
): CodedItem | null {
  return codes.flatMap((code) => byCode.get(code) ?? [])[0] ?? null;
}

function known(reading: Reading, choices: Choices): KnownReading<CatalogueCandidate> {
  return { ...reading, choice: choiceOf(reading, choices.get(reading.item) ?? nothing) };
}

/** A code is sure, unless it is a number that is also the tone of something else. */
function choiceOf(
  { coded, question }: Reading,
  found: ItemChoice<CatalogueCandidate>,
): ItemChoice<CatalogueCandidate> {
  if (!coded) return found;
  const hit = candidateOfCode(coded);
  const isTone = isNumberAlone(question) && found.kind !== 'near';
  const others = isTone
    ? found.candidates.filter(({ versionId }) => versionId !== hit.versionId)
    : [];
  if (others.length > 0) return { kind: 'several', candidates: [hit, ...others] };
  return { kind: coded.isChosen ? 'sure' : 'open', candidates: [hit] };
}
