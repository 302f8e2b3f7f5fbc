import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/pool.ts';
import type { Buyer } from '../../http/principal.ts';
import type { IdentityService } from '../identity/index.ts';
import {
  type CityCoverage,
  findAddresses,
  findCities,
  findCoverage,
  findServedZones,
  findStates,
  type ServedCity,
  type Zone,
} from './delivery.store.ts';
import { type DispatchEstimate, estimateDispatch } from './estimate-dispatch.ts';

export interface DeliveryDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly identity: Pick<IdentityService, 'rememberAddress'>;
}

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** Where we deliver, on which terms and when (D-11), and to which addresses. */
export function createDeliveryService({ sql, clock, identity }: DeliveryDeps) {
  async function listCities(stateCode: string | null): Promise<Result<ServedCity[], Failure>> {
    const cities = await findCities(sql, stateCode);
    return cities.length > 0 ? ok(cities) : fail(failure('NOT_FOUND'));
  }

  /** A city with its zone; `zone` null: no coverage. Null: there is no such city. */
  async function coverageOf(cityCode: string): Promise<CityCoverage | null> {
    return (await findCoverage(sql, cityCode)) ?? null;
  }

  async function checkCoverage(
    cityCode: string,
    stateCode: string,
  ): Promise<Result<CityCoverage, Failure>> {
    const found = await coverageOf(cityCode);
    if (found === null) return fail(failure('NOT_FOUND'));
    return found.stateCode === stateCode ? ok(found) : fail(failure('CITY_OUTSIDE_STATE'));
  }

  /** The buyer's own addresses; asking for another customer's finds nobody. */
  async function listAddresses(
    buyer: Buyer,
    customerId?: string,
  ): Promise<Result<Address[], Failure>> {
    if (customerId !== undefined && customerId !== buyer.customer.id) {
      return fail(failure('CUSTOMER_NOT_FOUND'));
    }
    return ok(await findAddresses(sql, buyer.customer.id));
  }

  /** One of the customer's addresses; null when it is another's, removed or not there. */
  async function addressOf(customerId: string, addressId: string): Promise<Address | null> {
    const [address] = await findAddresses(sql, customerId, addressId);
    return address ?? null;
  }

  /**
   * Takes an address as this session's place of delivery: from the next request on, prices and
   * stock are those of its city. Fails with UNKNOWN_ADDRESS, or NO_COVERAGE.
   */
  async function chooseAddress(buyer: Buyer, addressId: string): Promise<Result<Address, Failure>> {
    const address = await addressOf(buyer.customer.id, addressId);
    if (address === null) return fail(failure('UNKNOWN_ADDRESS'));
    const { city, state, cityid } = address;
    if (!(await coverageOf(cityid))?.zone) return fail(failure('NO_COVERAGE', { city, state }));
    await identity.rememberAddress(buyer.sessionId, addressId);
    return ok(address);
  }

  return {
    listStates: () => findStates(sql),
    listCities,
    listServedZones: () => findServedZones(sql),
    coverageOf,
    checkCoverage,
    listAddresses,
    addressOf,
    chooseAddress,
    /** When what is ordered now leaves the zone's warehouse, and when it is at the door. */
    estimate: (zone: Zone): DispatchEstimate => estimateDispatch(zone, clock()),
  };
}

/** The sentence of §8 under the title 'Sin cobertura'; null where we deliver. */
export function noCoverageMessage({ city, state, zone }: CityCoverage): string | null {
  return zone === null ? say('noCoverage', { city, state }) : null;
}
