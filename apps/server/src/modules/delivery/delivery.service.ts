import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { nextArrival as nextArrivalCall } from '@matiz/contracts/orders/delivery-windows.ts';
import { planArrival } from '@matiz/domain/delivery/plan-arrival.ts';
import type { Sender } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Sql } from '#db/pool.ts';
import { draftSellerOf, type Visitor } from '#http/session/principal.ts';
import type { IdentityService } from '../identity/index.ts';
import { createAddressBook } from './address-book.ts';
import {
  type CityCoverage,
  findCities,
  findCoverage,
  findServedZones,
  findStates,
  type ServedCity,
} from './delivery.store.ts';
import { createDemand } from './demand.ts';
import { createLocationChange } from './location-change.ts';
import { type CartPort, createLocationKeeper } from './location-keeper.ts';
import { readZoneWindows } from './windows/next-arrival.store.ts';
import { showDeliveryWindow } from './windows/show-window.ts';

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
  async function coverageOf(
    cityCode: string,
    tier: Tier | null = null,
  ): Promise<CityCoverage | null> {
    return (await findCoverage(sql.reader, cityCode, tier)) ?? null;
  }

  /** In the terms of a tier (D-13). Counts as demand where nobody delivers (§8). */
  async function checkCoverage(
    { sessionId, address }: Sender,
    { cityId, stateId }: { readonly cityId: string; readonly stateId: string },
    tier: Tier | null,
  ): Promise<Result<CityCoverage, Failure<'NOT_FOUND' | 'CITY_OUTSIDE_STATE'>>> {
    const found = await coverageOf(cityId, tier);
    if (found === null) return fail(failure('NOT_FOUND'));
    if (found.stateCode !== stateId) return fail(failure('CITY_OUTSIDE_STATE'));
    await demand.look(sessionId ?? address, found);
    return ok(found);
  }

  /**
   * When what lies in the warehouse and is ordered now is at the door of who looks (D-11): in the
   * window that their cart asks for, else the earliest.
   */
  async function nextArrival(visitor: Visitor): Promise<ReplyOf<typeof nextArrivalCall>> {
    const now = clock();
    const { zoneId } = visitor.location;
    const cart = { customerId: visitor.customer?.id ?? null, sellerId: draftSellerOf(visitor) };
    const found = zoneId === null ? null : await readZoneWindows(sql.reader, zoneId, cart);
    const planned = found && planArrival(found.zone, found.windows, { now, chosen: found.chosen });
    const arrival =
      planned && planned.leftOnly === null
        ? {
            day: planned.day,
            orderBy: planned.orderBy.toISOString(),
            window: planned.slot && showDeliveryWindow(planned.slot.window),
          }
        : null;
    return { arrival, now: now.toISOString() };
  }

  return {
    listStates: () => findStates(sql.reader),
    listCities,
    listServedZones: () => findServedZones(sql.reader),
    coverageOf,
    checkCoverage,
    addresses: createAddressBook({ ...deps, keeper }),
    changeLocation: keeper.change,
    location: createLocationChange({ ...deps, keeper, demand }),
    demand,
    nextArrival,
  };
}
