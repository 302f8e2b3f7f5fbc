import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import type {
  changeLocation,
  LocationChange,
  previewLocationChange,
} from '@matiz/contracts/delivery.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { say } from '@matiz/contracts/messages.ts';
import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, orThrow, type Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Fragment, Sql, SqlFragments } from '#db/pool.ts';
import type { Buyer, DeliveryLocation, Principal, Visitor } from '#http/session/principal.ts';
import { type IdentityService, type LocationChoice, recordAudit } from '../identity/index.ts';
import { findAddresses } from './address.store.ts';
import { type CityCoverage, findCoverage } from './delivery.store.ts';
import type { createDemand } from './demand.ts';
import type { CartPort, LocationKeeper } from './location-keeper.ts';
import { moveSession } from './move-session.store.ts';

type Destination = BodyOf<typeof changeLocation>;

/** A destination that the principal may choose, and what lies there. */
interface Target {
  readonly choice: LocationChoice;
  readonly address: Address | null;
  readonly coverage: CityCoverage;
}

interface LocationChangeDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly identity: Pick<IdentityService, 'location'>;
  readonly keeper: LocationKeeper;
  readonly cart: Pick<CartPort, 'preview'>;
  readonly demand: Pick<ReturnType<typeof createDemand>, 'look'>;
}

/** "Cambio de dirección" (§4): what would change, and the change. */
export function createLocationChange(deps: LocationChangeDeps) {
  const { sql, clock, identity, keeper, cart, demand } = deps;

  async function preview(
    principal: Visitor,
    destination: Destination,
  ): Promise<ResultOf<typeof previewLocationChange>> {
    const [target, here] = await Promise.all([
      readTarget(principal, destination),
      findCoverage(sql.reader, principal.location.cityCode),
    ]);
    if (!target.ok) return target;
    const { coverage, address } = target.value;
    const there = locationOf(coverage);
    return ok({
      delivery: show(target.value),
      message: noCoverageMessage(coverage),
      isSamePlace:
        (address?._id ?? null) === principal.addressId &&
        there.cityCode === principal.location.cityCode,
      isSameWarehouse: there.warehouseId === principal.location.warehouseId,
      deliveryDays: {
        before: here?.zone?.deliveryDays ?? null,
        after: coverage.zone?.deliveryDays ?? null,
      },
      cart: isBuyer(principal) ? await cart.preview(principal, there) : nothing,
    });
  }

  /** Sent twice it changes once: the second time the session is there already. */
  async function go(principal: Principal, target: Target, requestId: string): Promise<void> {
    await demand.look(principal.sessionId, target.coverage);
    const move = async (tx: Sql) => {
      await identity.location.choose(tx, principal.sessionId, target.choice);
      await note(tx, principal, target, requestId);
      return ok(null);
    };
    orThrow(await keeper.change(principal, move, 'place'));
  }

  /** A visitor leaves no trace beyond its own session (D-3). */
  async function note(
    tx: Sql,
    principal: Principal,
    { coverage, address }: Target,
    requestId: string,
  ) {
    if (principal.customer === null) return;
    await recordAudit(tx, {
      at: clock(),
      actorId: principal.userId,
      customerId: principal.customer.id,
      sessionId: principal.sessionId,
      requestId,
      action: 'place.change',
      subject: `session:${principal.sessionId}`,
      detail: { cityCode: coverage.cityCode, addressId: address?._id ?? null },
    });
  }

  /**
   * Anyone who buys for someone names one of their addresses. A seller chooses the customer first,
   * whose place it is then (§6); anybody else looks around by city.
   */
  async function readTarget(
    { role, customer }: Visitor,
    destination: Destination,
  ): Promise<Result<Target, FailureOf<typeof changeLocation>>> {
    if (customer === null) {
      if (role === 'Seller') return fail(failure('CUSTOMER_REQUIRED'));
      if ('addressId' in destination) return fail(failure('UNKNOWN_ADDRESS'));
      const coverage = await findCoverage(sql.reader, destination.cityId);
      if (!coverage) return fail(failure('UNKNOWN_CITY'));
      return ok({ choice: { cityCode: coverage.cityCode }, address: null, coverage });
    }
    if ('cityId' in destination) return fail(failure('ADDRESS_REQUIRED'));
    return readAddress(customer.id, destination.addressId);
  }

  async function readAddress(
    customerId: string,
    addressId: string,
  ): Promise<Result<Target, Failure<'UNKNOWN_ADDRESS'>>> {
    const [address] = await findAddresses(sql.reader, customerId, addressId);
    const coverage = address && (await findCoverage(sql.reader, address.cityid));
    if (!address || !coverage) return fail(failure('UNKNOWN_ADDRESS'));
    return ok({ choice: { addressId: address._id }, address, coverage });
  }

  async function change(
    principal: Principal,
    destination: Destination,
    requestId: string,
  ): Promise<ResultOf<typeof changeLocation>> {
    const target = await readTarget(principal, destination);
    if (!target.ok) return target;
    await go(principal, target.value, requestId);
    return ok({ delivery: show(target.value) });
  }

  /** The same for a purchase, which needs coverage. Answers the buyer as they stand there. */
  async function chooseAddress(
    buyer: Buyer,
    addressId: string,
    requestId: string,
  ): Promise<Result<Buyer, Failure<'UNKNOWN_ADDRESS' | 'NO_COVERAGE'>>> {
    const target = await readAddress(buyer.customer.id, addressId);
    if (!target.ok) return target;
    const { city, state, zone } = target.value.coverage;
    if (zone === null) return fail(failure('NO_COVERAGE', { city, state }));
    await go(buyer, target.value, requestId);
    return ok({ ...buyer, addressId, location: locationOf(target.value.coverage) });
  }

  /**
   * The same at once with what `writeCart` writes into the open cart: all of it or nothing. False:
   * the session stands elsewhere by now, the address lies elsewhere, there is no such cart, or
   * another one waits in the warehouse to which it is written.
   */
  async function moveAlong(
    buyer: Buyer,
    address: Pick<Address, '_id' | 'cityid'>,
    requestId: string,
    writeCart: (sql: SqlFragments) => Fragment,
  ): Promise<boolean> {
    const target = { cityCode: address.cityid, addressId: address._id };
    try {
      return await sql.begin(async (tx) => {
        await identity.location.hold(tx, buyer.sessionId);
        return moveSession(tx, { buyer, target, requestId, at: clock() }, writeCart(tx));
      });
    } catch (error) {
      if (brokenConstraint(error) === 'cart_one_open') return false;
      throw error;
    } finally {
      identity.location.forget(buyer.sessionId);
    }
  }

  return { preview, change, chooseAddress, moveAlong };
}

const nothing: LocationChange['cart'] = {
  lines: [],
  joining: null,
  amountBefore: 0,
  amountAfter: 0,
};

function isBuyer(principal: Visitor): principal is Buyer {
  return principal.customer !== null;
}

function locationOf({ cityCode, city, stateCode, state, zone }: CityCoverage): DeliveryLocation {
  const warehouseId = zone?.warehouseId ?? mainWarehouse;
  return { cityCode, city, stateCode, state, warehouseId, zoneId: zone?.id ?? null };
}

function show({ coverage, address }: Target) {
  return {
    cityId: coverage.cityCode,
    city: coverage.city,
    stateId: coverage.stateCode,
    state: coverage.state,
    addressId: address?._id ?? null,
    hasCoverage: coverage.zone !== null,
  };
}

/** The sentence of §8; null where we deliver. */
export function noCoverageMessage({ city, state, zone }: CityCoverage): string | null {
  return zone === null ? say('noCoverage', { city, state }) : null;
}
