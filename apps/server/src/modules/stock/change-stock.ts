import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { adjustStock, countStock, transferStock } from '@matiz/contracts/staff/stock.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { addUnits, applyCount, physicalUnits } from '@matiz/domain/stock/units-on-hand.ts';
import type { Sql, Tx } from '#db/sql.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { findConflict } from '#resource/find-conflict.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { type StockChange, saveStock } from './save-stock.store.ts';
import { type LockedUnit, lockUnit } from './stock.store.ts';
import { readUnitId, type Unit, writeUnitId } from './unit-id.ts';

export interface StockDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
}

const edited = { table: 'stock', kind: 'stock', key: 'id' };

interface Edit extends Asking {
  readonly id: string;
  readonly version: number;
}

type Adjusting = Asking & BodyOf<typeof adjustStock>;
type Counting = Asking & BodyOf<typeof countStock>;
type Moving = Asking & BodyOf<typeof transferStock>;

/** What was saved: the units that changed, for the reply to show. */
export interface ChangedStock {
  readonly unit: Unit;
  readonly short: number;
}

export async function adjust(
  deps: StockDeskDeps,
  tx: Tx,
  adjusting: Adjusting,
): Promise<Result<ChangedStock, FailureOf<typeof adjustStock>>> {
  const locked = await lockAsRead(tx, adjusting);
  if (!locked.ok) return locked;
  const { available } = locked.value;
  const after = addUnits(locked.value, adjusting.delta);
  if (!after.ok) return fail(failure('UNITS_SHORT', { available }));
  await write(deps, tx, locked.value, adjusting, { delta: adjusting.delta, reason: 'adjust' });
  return ok({ unit: locked.value, short: 0 });
}

/** Of what she saw lying there; what came or left meanwhile she has not counted. */
export async function count(
  deps: StockDeskDeps,
  tx: Tx,
  counting: Counting,
): Promise<Result<ChangedStock, FailureOf<typeof countStock>>> {
  const locked = await lockAsRead(tx, counting, counting.seen);
  if (!locked.ok) return locked;
  const { available, short } = applyCount(locked.value, counting.counted);
  const delta = available - locked.value.available;
  await write(deps, tx, locked.value, counting, { delta, reason: 'count' }, counting.counted);
  return ok({ unit: locked.value, short });
}

/** What is promised stays: its orders leave from where they were placed. */
export async function transfer(
  deps: StockDeskDeps,
  tx: Tx,
  moving: Moving,
): Promise<Result<ChangedStock & { to: Unit }, FailureOf<typeof transferStock>>> {
  const from = readUnitId(moving.id);
  const target = { ...from, warehouseId: Number(moving.toWarehouseId) };
  if (target.warehouseId === from.warehouseId) return fail(failure('UNKNOWN_REFERENCE'));
  // Both are held in the order of their warehouses, so that two who move do not wait in a circle.
  const early = target.warehouseId < from.warehouseId ? await lockUnit(tx, target) : null;
  const locked = await lockAsRead(tx, moving);
  if (!locked.ok) return locked;
  const to = early ?? (await lockUnit(tx, target));
  if (!to?.isOpen) return fail(failure('UNKNOWN_REFERENCE'));
  const { available } = locked.value;
  if (!addUnits(locked.value, -moving.units).ok) return fail(failure('UNITS_SHORT', { available }));
  const both = { reason: 'transfer', transferId: deps.newId() } as const;
  await write(deps, tx, locked.value, moving, { delta: -moving.units, ...both });
  await write(deps, tx, to, moving, { delta: moving.units, ...both });
  return ok({ unit: locked.value, to, short: 0 });
}

async function lockAsRead(
  tx: Tx,
  { id, version }: Edit,
  seen?: number,
): Promise<Result<LockedUnit, Failure<'NOT_FOUND' | 'ROW_CHANGED'>>> {
  const locked = await lockUnit(tx, readUnitId(id));
  if (locked === null) return fail(failure('NOT_FOUND'));
  const isAsRead =
    locked.version === version && (seen ?? physicalUnits(locked)) === physicalUnits(locked);
  if (isAsRead) return ok(locked);
  const { available, promised } = locked;
  const row = { available, promised, version: locked.version };
  return fail({
    ...failure('ROW_CHANGED'),
    conflict: await findConflict(tx, edited, { id, version }, row),
  });
}

type Movement = Pick<StockChange, 'reason' | 'transferId'> & { readonly delta: number };

/** The movement, the stock and who did it, together. */
async function write(
  { clock }: StockDeskDeps,
  tx: Tx,
  locked: LockedUnit,
  asking: Asking,
  { delta, ...movement }: Movement,
  counted?: number,
): Promise<void> {
  const author = authorOf(asking, clock());
  const { productId, versionId, warehouse, available, version } = locked;
  const due = { product_id: productId, version_id: versionId, warehouse, delta };
  const by = { now: author.at, actorId: author.userId, note: author.reason };
  await saveStock(tx, [due], { ...movement, ...by });
  await writeAudit(tx, author, {
    action: `stock.${movement.reason}`,
    subject: `stock:${writeUnitId(locked)}`,
    before: { available, version },
    after: {
      available: available + delta,
      version: version + 1,
      ...(counted === undefined ? {} : { counted }),
    },
  });
}
