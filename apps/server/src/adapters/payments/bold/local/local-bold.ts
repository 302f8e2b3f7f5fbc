import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import type { Notices } from '../../local/notices.ts';
import type { BoldKeys } from '../bold.ts';
import type { LinkStore } from './link-store.ts';

export const boldPrefix = '/dev/bold';

/** How the keys of the practice begin: real ones must not get into it. */
export const practiceBeginning = 'practica_';

export interface LocalBoldOptions {
  readonly sql: Sql;
  readonly keys: BoldKeys;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Where notices go: our own address for Bold's. */
  readonly noticeUrl: string;
  /** As the payer's browser reaches this server, without a path. Unless given, as it was asked. */
  readonly publicUrl?: string;
  readonly wait?: (ms: number) => Promise<void>;
  readonly fetch?: typeof fetch;
  /** Milliseconds from the payer's decision to its end. */
  readonly settleMs?: number;
  readonly log?: { warn(detail: object, message: string): void };
}

/** What the routes work with. */
export interface LocalBold {
  readonly keys: BoldKeys;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly settleMs: number;
  readonly publicUrl?: string;
  readonly store: LinkStore;
  readonly notices: Notices;
}
