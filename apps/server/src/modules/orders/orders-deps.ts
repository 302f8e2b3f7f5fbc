import type { SpendTry } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { RandomSource } from '@matiz/domain/orders/order-code.ts';
import type { Sql } from '#db/pool.ts';
import type { DeliveryService } from '../delivery/index.ts';
import type { PaymentsService } from '../payments/index.ts';
import type { Patience } from './place/retry-conflicts.ts';
import type { AnnounceOrder } from './rows/order-events.ts';

export interface OrdersDeps extends Patience {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly random: RandomSource;
  readonly delivery: Pick<DeliveryService, 'place'>;
  /** Tells in the transaction of what happened (the outbox). */
  readonly announce: AnnounceOrder;
  readonly payments: PaymentsService;
  readonly spendTry: SpendTry;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** How long an order that is paid online holds its goods, in milliseconds. */
  readonly reservationMs: number;
  readonly report: (detail: { err: unknown }, message: string) => void;
}
