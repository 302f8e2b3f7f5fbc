import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import type { WompiKeys } from '../wompi.ts';

export interface LocalWompiOptions {
  readonly sql: Sql;
  /** Made up, with the beginnings that Wompi gives those of its sandbox. */
  readonly keys: WompiKeys;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Where notices go: our own address for Wompi's events. */
  readonly noticeUrl: string;
  /** As the payer's browser reaches this server, without a path. Unless given, as it was asked. */
  readonly publicUrl?: string;
  readonly wait?: (ms: number) => Promise<void>;
  readonly fetch?: typeof fetch;
  /** Milliseconds from the payer's decision to the end of a payment. */
  readonly settleMs?: number;
  readonly log?: { warn(detail: object, message: string): void };
}
