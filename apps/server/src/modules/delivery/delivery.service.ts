import { type Failure, failure } from '@matiz/contracts/errors.ts';
import {
  type DispatchEstimate,
  estimateDispatch,
} from '@matiz/domain/delivery/estimate-dispatch.ts';
import type { Sender } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import type { IdentityService } from '../identity/index.ts';
import { createAddressBook } from './address-book.ts';
import {
  type CityCoverage,
  findCities,
  findCoverage,
  findServedZones,
  findStates,
  type ServedCity,
  type Zone,
} from './delivery.store.ts';
import { createDemand } from './demand.ts';
import { createLocationChange } from './location-change.ts';
import { type CartPort, createLocationKeeper } from './location-keeper.ts';

export interface DeliveryDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly identity: Pick<IdentityService, 'location'>;
  readonly cart: CartPort;
}

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** Where we deliver, on which terms and when (D-11), and to which addresses. */
export function createDeliveryService(deps: DeliveryDeps) {
  const { sql, clock } = deps;
  const keeper = createLocationKeeper(deps);
  const demand = createDemand(deps);

  async function listCities(
    stateCode: string | null,
  ): Promise<Result<ServedCity[], Failure<'NOT_FOUND'>>> {
    const cities = await findCities(sql.reader, stateCode);
    return cities.length > 0 ? ok(cities) : fail(failure('NOT_FOUND'));
  }

  /** A city with its zone; `zone` null: no coverage. Null: there is no such city. */
  async function coverageOf(cityCode: string): Promise<CityCoverage | null> {
    return (await findCoverage(sql.reader, cityCode)) ?? null;
  }

  /** Counts as demand where nobody delivers (§8). */
  async function checkCoverage(
    { sessionId, address }: Sender,
    cityCode: string,
    stateCode: string,
  ): Promise<Result<CityCoverage, Failure<'NOT_FOUND' | 'CITY_OUTSIDE_STATE'>>> {
    const found = await coverageOf(cityCode);
    if (found === null) return fail(failure('NOT_FOUND'));
    if (found.stateCode !== stateCode) return fail(failure('CITY_OUTSIDE_STATE'));
    await demand.look(sessionId ?? address, found);
    return ok(found);
  }

  return {
    listStates: () => findStates(sql.reader),
    listCities,
    listServedZones: () => findServedZones(sql.reader),
    coverageOf,
    checkCoverage,
    addresses: createAddressBook({ ...deps, keeper }),
    location: createLocationChange({ ...deps, keeper, demand }),
    demand,
    /** When what is ordered now leaves the zone's warehouse, and when it is at the door. */
    estimate: (zone: Zone): DispatchEstimate => estimateDispatch(zone, clock()),
  };
}
