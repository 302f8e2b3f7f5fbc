import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { isBackwards, type Window } from '@matiz/domain/pricing/window.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';
import { rangeBound, ruleState, utcText } from '../rules/rule-columns.ts';
import { findProductsByCode } from '../rules/rules.store.ts';
import { findCrossings, sayRefusals } from './crossings.ts';
import { findDraft, type ProgrammedDraft } from './programmed.store.ts';

export interface ProgrammedForm {
  readonly name: string;
  readonly code?: string | undefined;
  readonly warehouseId?: string | null | undefined;
  readonly price: number;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
}
type ProgrammedSet = Partial<ProgrammedForm>;

/** Programmed prices as staff keep them; that none crosses another is the database's to say last. */
export const programmedResource = (clock: Clock): Resource<ProgrammedForm> => ({
  table: 'programmed_price',
  kind: 'programmed-price',
  key: 'id',
  fields: ['name', 'code', 'warehouseId', 'price', 'startsAt', 'endsAt'],
  source: {
    columns: (sql) => sql`due.id::text AS id, due.version, due.name, product.code,
      product.name AS product, due.warehouse_id::text AS "warehouseId",
      warehouse.name AS warehouse, due.price,
      (SELECT min(base_price.price) FROM base_price WHERE base_price.product_id = due.product_id
        AND base_price.warehouse_id = coalesce(due.warehouse_id, base_price.warehouse_id))
        AS "basePrice",
      ${stateOf(sql, clock)} AS state,
      ${utcText(sql, bound(sql, 'lower'))} AS "startsAt",
      ${utcText(sql, bound(sql, 'upper'))} AS "endsAt"`,
    from: (sql) => sql`programmed_price due JOIN product ON product.id = due.product_id
      LEFT JOIN warehouse ON warehouse.id = due.warehouse_id`,
    id: { key: (sql) => sql`due.id`, type: 'integer' },
    search: (sql, text) => sql`(fold_text(concat_ws(' ', due.name, product.name))
      LIKE '%' || fold_text(${text}) || '%' OR upper(product.code) LIKE upper(${text}) || '%')`,
    filters: {
      'f.state': (sql, value) => sql`${stateOf(sql, clock)} = ${value}`,
      'f.warehouse': (sql, value) => sql`due.warehouse_id = ${Number(value)}`,
    },
    orders: {
      '-starts': { key: startKey, type: 'timestamptz', isDescending: true },
      starts: { key: startKey, type: 'timestamptz' },
      name: { key: (sql) => sql`lower(due.name)`, type: 'text' },
      '-name': { key: (sql) => sql`lower(due.name)`, type: 'text', isDescending: true },
    },
  },
  async columnsOf(set, tx, id) {
    const { name, price, warehouseId } = set;
    const draft = await mergedDraft(tx, id, set);
    return {
      ...(name === undefined ? {} : { name }),
      ...(price === undefined ? {} : { price }),
      ...(warehouseId === undefined ? {} : { warehouse_id: numberOf(warehouseId) }),
      ...(draft && hasTimes(set, id) ? { during: rangeText(draft) } : {}),
      ...(draft && id === null ? { product_id: draft.productId } : {}),
    };
  },
  async check(tx, id, set) {
    if (id !== null && set.code !== undefined) {
      return failureAt('set.code', 'INVALID_REQUEST', say('programmedStays'));
    }
    const draft = await mergedDraft(tx, id, set);
    return draft ? refuseWindow(tx, draft) : id === null ? unknownCode(set.code) : null;
  },
  fieldsByConstraint: {
    programmed_price_product_id_coalesce_during_excl: 'set.startsAt',
    programmed_price_warehouse_id_fkey: 'set.warehouseId',
    programmed_price_during_check: 'set.endsAt',
  },
});

async function refuseWindow(tx: Tx, draft: ProgrammedDraft): Promise<Failure | null> {
  if (isBackwards(draft)) {
    return failureAt('set.endsAt', 'INVALID_REQUEST', say('windowBackwards'));
  }
  const [crossing] = sayRefusals(await findCrossings(tx, draft));
  return crossing === undefined ? null : failureAt('set.startsAt', 'VALUE_TAKEN', crossing);
}

function unknownCode(code = ''): Failure {
  return failureAt('set.code', 'UNKNOWN_REFERENCE', say('codesUnknown', { codes: code || '–' }));
}

/** The price as it would be: what is not sent stays as it is. Null: there is no such product or row. */
async function mergedDraft(
  tx: Tx,
  id: string | null,
  { name, price, code, warehouseId, startsAt, endsAt }: ProgrammedSet,
): Promise<ProgrammedDraft | null> {
  const stored = id === null ? await freshDraft(tx, code) : await findDraft(tx, id);
  if (stored === null) return null;
  return {
    ...stored,
    ...(name === undefined ? {} : { name }),
    ...(price === undefined ? {} : { price }),
    ...(warehouseId === undefined ? {} : { warehouseId }),
    ...(startsAt === undefined ? {} : { startsAt: dateOf(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: dateOf(endsAt) }),
  };
}

/** Of the code alone: the contract asks for the rest of what is new. */
async function freshDraft(tx: Tx, code: string | undefined): Promise<ProgrammedDraft | null> {
  const [product] = code === undefined ? [] : await findProductsByCode(tx, [code]);
  const empty = { id: 'new', name: '', price: 0, warehouseId: null, startsAt: null, endsAt: null };
  return product ? { ...empty, productId: product.id } : null;
}

function hasTimes({ startsAt, endsAt }: ProgrammedSet, id: string | null): boolean {
  return id === null || startsAt !== undefined || endsAt !== undefined;
}

function rangeText({ startsAt, endsAt }: Window): string {
  return `[${startsAt?.toISOString() ?? ''},${endsAt?.toISOString() ?? ''})`;
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function bound(sql: SqlFragments, side: 'lower' | 'upper'): Fragment {
  return rangeBound(sql, side, sql`due.during`);
}

function startKey(sql: SqlFragments): Fragment {
  return sql`coalesce(lower(due.during), '1900-01-01T00:00:00Z')`;
}

function stateOf(sql: SqlFragments, clock: Clock): Fragment {
  return ruleState(sql, clock(), { from: bound(sql, 'lower'), to: bound(sql, 'upper') });
}
