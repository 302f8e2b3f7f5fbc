import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { FastifyRequest } from 'fastify';
import type { WompiKeys } from '../wompi.ts';
import type { Faults } from './faults.ts';
import type { Notices } from './notices.ts';
import type { Store } from './store.ts';

export const prefix = '/dev/wompi';

/** What the routes work with. */
export interface LocalWompi {
  readonly keys: WompiKeys;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly settleMs: number;
  readonly store: Store;
  readonly faults: Faults;
  readonly notices: Notices;
  /** An absolute address below the prefix. */
  addressOf(request: FastifyRequest, path: string): string;
}

/**
 * Throws unless each key begins as the sandbox's do. It finds two that were swapped, which else
 * both sides of the practice would agree on, and keeps real ones out of it.
 */
export function checkKeys(keys: WompiKeys): void {
  const beginnings = {
    public: 'pub_test_',
    private: 'prv_test_',
    integrity: 'test_integrity_',
    events: 'test_events_',
  } as const;
  for (const name of ['public', 'private', 'integrity', 'events'] as const) {
    if (!keys[name].startsWith(beginnings[name])) {
      throw new Error(`local Wompi: its ${name} key must begin with ${beginnings[name]}`);
    }
  }
}
