import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { findPrincipal } from './principal.store.ts';
import type { Principals } from './principals.ts';
import { lockSession, setSessionAddress, setSessionCity } from './session-location.store.ts';

/** What a session delivers to: an address of its customer, or a city of its own. */
export type LocationChoice = { readonly addressId: string } | { readonly cityCode: string };

export type SessionLocations = ReturnType<typeof createSessionLocations>;

/** Where a session delivers. Whose the address is, delivery has checked before. */
export function createSessionLocations({
  clock,
  principals,
}: {
  clock: Clock;
  principals: Principals;
}) {
  return {
    /** Nobody else changes the place of the session until the transaction ends. */
    hold: (tx: Sql, sessionId: string) => lockSession(tx, sessionId),

    /** The same, and who the session is now. */
    async lock(tx: Sql, sessionId: string): Promise<Principal | null> {
      await lockSession(tx, sessionId);
      return findPrincipal(tx.reader, sessionId, clock());
    },

    /** Who the session is after what the transaction has written. */
    read: (tx: SqlReader, sessionId: string) => findPrincipal(tx, sessionId, clock()),

    async choose(tx: Sql, sessionId: string, choice: LocationChoice): Promise<void> {
      if ('addressId' in choice) await setSessionAddress(tx, sessionId, choice.addressId);
      else await setSessionCity(tx, sessionId, choice.cityCode);
    },

    /** After the transaction: the next request asks the database who it is. */
    forget: (sessionId: string) => principals.forget(sessionId),
  };
}
