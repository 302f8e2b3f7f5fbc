import type { SpendTry } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { RandomSource } from '@matiz/domain/orders/order-code.ts';
import type { PictureFault } from '#adapters/images/picture-intake.ts';
import type { Sql } from '#db/pool.ts';
import type { CartService } from '../cart/index.ts';
import type { DeliveryService } from '../delivery/index.ts';
import type { CardsService, PaymentsService } from '../payments/index.ts';
import type { RetryPolicy } from './place/retry-conflicts.ts';
import type { PublishOrderEvent } from './rows/order-events.ts';

export interface OrdersDeps extends RetryPolicy {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly random: RandomSource;
  readonly cart: Pick<CartService, 'change' | 'removeFromDraft'>;
  readonly delivery: Pick<DeliveryService, 'location'>;
  /** Tells in the transaction of what happened (the outbox). */
  readonly publish: PublishOrderEvent;
  readonly payments: PaymentsService;
  readonly cards: Pick<CardsService, 'find'>;
  /** Makes a picture of a receipt one that can be kept, or says what is wrong with it. */
  /** A picture as a PDF takes it, by its key. */
  readonly readPaperPicture: (key: string) => Promise<Buffer | null>;
  readonly readProof: (bytes: Uint8Array) => Promise<Result<Uint8Array, PictureFault>>;
  /** By the code of a method, what its lender signs its notices with; none: staff say it. */
  readonly lenderSecrets: ReadonlyMap<string, string>;
  /** Whether mails of an order reach anybody. */
  readonly hasMail: boolean;
  readonly spendTry: SpendTry;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** How long an order that is paid online holds its goods, in milliseconds. */
  readonly reservationMs: number;
  readonly report: (detail: { err: unknown }, message: string) => void;
}
