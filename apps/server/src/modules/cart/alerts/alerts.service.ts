import { maxStockAlerts, type StockAlert } from '@matiz/contracts/cart/stock-alerts.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import type { Publish } from '#jobs/subscribers.ts';
import type { StockReturned } from './alert-events.ts';
import { addAlert, readAlerts, removeAlert, takeReturned } from './alerts.store.ts';

/** So many rows are told in one run; the next one comes a minute later. */
const mostTold = 500;

interface StockAlertsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly publish: Publish;
}

export type StockAlertsService = ReturnType<typeof createStockAlerts>;

/** «Avísame» (ADR 63): what is sold out and waited for, and the news that it is back. */
export function createStockAlerts({ sql, clock, publish }: StockAlertsDeps) {
  return {
    async list({ userId }: Principal): Promise<StockAlert[]> {
      const rows = await readAlerts(sql.reader, userId, maxStockAlerts);
      return rows.map(({ product_id, code, asked_at, ...row }) => ({
        ...row,
        productId: String(product_id),
        versionCode: code,
        askedAt: asked_at.toISOString(),
      }));
    },

    async add(
      {
        productId,
        versionCode,
      }: { readonly productId: string; readonly versionCode: string | null },
      { userId, location }: Principal,
    ): Promise<Result<boolean, Failure<'UNKNOWN_VERSION' | 'TOO_MANY_STOCK_ALERTS'>>> {
      const at = clock();
      const most = maxStockAlerts;
      const added = await addAlert(sql, {
        userId,
        warehouseId: location.warehouseId,
        productId: Number(productId),
        versionCode,
        at,
        today: bogotaDate(at),
        most,
      });
      if (!added.is_known) return fail(failure('UNKNOWN_VERSION'));
      if (added.is_there) return ok(false);
      return added.is_kept ? ok(true) : fail(failure('TOO_MANY_STOCK_ALERTS', { max: most }));
    },

    async remove(versionCode: string, { userId }: Principal): Promise<void> {
      await removeAlert(sql, userId, versionCode);
    },

    /** Publishes what came back, each row once, with the deletion of what was waited for. */
    async tellReturned(): Promise<void> {
      const today = bogotaDate(clock());
      await sql.begin(async (tx) => {
        const returned = await takeReturned(tx, today, mostTold);
        if (returned.length === 0) return;
        const events = returned.map(
          ({ user_id, version_ids }): StockReturned => ({
            kind: 'stock.returned',
            userId: user_id,
            versionIds: version_ids,
          }),
        );
        await publish(tx, events);
      });
    },
  };
}
