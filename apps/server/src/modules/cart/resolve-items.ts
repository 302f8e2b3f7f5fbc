import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { addQuickOrder, checkQuickOrder } from '@matiz/contracts/quick-order.ts';
import { type QuickOrderItem, readQuickOrderItem } from '@matiz/domain/cart/quick-order-item.ts';
import { type QuickOrderReading, readQuickOrderRow } from '@matiz/domain/cart/quick-order-row.ts';
import type { Sql } from '../../db/pool.ts';
import { type Found, findByCode, findByWords, type WordsAsked } from './find-items.store.ts';

type Body = Omit<BodyOf<typeof checkQuickOrder | typeof addQuickOrder>, 'mutationId'>;

/** A row of a quick order, and what the catalogue says that it is. */
export interface ResolvedRow {
  readonly text: string;
  readonly item: string;
  readonly quantityText: string | null;
  /** One: it is that. Several: it may be any of them. None: nothing is called so. */
  readonly found: readonly Found[];
}

/** Looked up by its words at a time, so that no statement takes long. */
const WORDS_AT_ONCE = 250;

/**
 * Finds what each row asks for: codes by one statement, the rest by their words. A row that can be
 * read in several ways is read in the one that leaves least doubt.
 */
export async function resolveRows(
  sql: Sql,
  { rows, productId }: Body,
  warehouseId: number,
): Promise<ResolvedRow[]> {
  const read = rows.map((row) => ({ text: textOf(row), readings: readingsOf(row) }));
  const items = new Set(read.flatMap(({ readings }) => readings.map(({ item }) => item)));
  const found = await findItems(sql, [...items], { warehouseId, productId });
  return read.map(({ text, readings }) => {
    const known = readings.map((one) => ({ ...one, found: found.get(one.item) ?? [] }));
    const [best] = known.toSorted((a, b) => doubtOf(a.found) - doubtOf(b.found));
    return { text, ...(best ?? { item: text, quantityText: null, found: [] }) };
  });
}

function textOf(row: Body['rows'][number]): string {
  return 'text' in row ? row.text : row.code;
}

function readingsOf(row: Body['rows'][number]): QuickOrderReading[] {
  if ('text' in row) return readQuickOrderRow(row.text);
  const quantityText = String(row.quantity).trim();
  return [{ item: row.code, quantityText: quantityText === '' ? null : quantityText }];
}

/** A version is sure; a product whose version is open less so; several, or nothing, least. */
function doubtOf(found: readonly Found[]): number {
  const [first, ...others] = found;
  if (!first) return 3;
  if (others.length > 0) return 2;
  return first.isChosen ? 0 : 1;
}

async function findItems(
  sql: Sql,
  items: readonly string[],
  { warehouseId, productId }: { warehouseId: number; productId: string | undefined },
): Promise<ReadonlyMap<string, readonly Found[]>> {
  const read = items.map((item) => ({ item, ...readQuickOrderItem(item) }));
  const codes = new Set(read.flatMap((one) => one.codes));
  const byCode = await findByCode(sql, [...codes]);
  const found = new Map<string, readonly Found[]>();
  const unknown: typeof read = [];
  for (const one of read) {
    const code = one.codes.find((each) => byCode.has(each));
    const hit = code === undefined ? undefined : byCode.get(code);
    if (hit) found.set(one.item, [hit]);
    else if (one.words.length > 0) unknown.push(one);
  }
  const asked = unknown.flatMap((one) =>
    waysToAsk(one, productId).map((words) => ({ item: one.item, words })),
  );
  for (let from = 0; from < asked.length; from += WORDS_AT_ONCE) {
    const some = asked.slice(from, from + WORDS_AT_ONCE);
    const hits = await findByWords(
      sql,
      some.map(({ words }) => words),
      warehouseId,
    );
    for (const [place, { item }] of some.entries()) {
      const [known, hit] = [found.get(item) ?? [], hits[place] ?? []];
      found.set(item, doubtOf(hit) < doubtOf(known) ? hit : known);
    }
  }
  return found;
}

/** With the tone or the volume told apart from the name; or all of it, or all but its end, is it. */
function waysToAsk(item: QuickOrderItem, productId: string | undefined): WordsAsked[] {
  const { tone, volume, isToneAlone, ending } = item;
  const within = isToneAlone && productId !== undefined ? Number(productId) : null;
  const whole = { words: item.words, tone: null, volume: null, productId: null };
  const isTold = tone !== null || volume !== null;
  return [
    ...(isTold ? [{ words: item.nameWords, tone, volume, productId: within }] : []),
    whole,
    ...(ending ? [{ ...whole, words: ending.nameWords, tone: ending.tone }] : []),
  ];
}
