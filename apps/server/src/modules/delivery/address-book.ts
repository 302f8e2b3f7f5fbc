import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import type { addAddress, editAddress } from '@matiz/contracts/delivery.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { draftAddress } from '@matiz/domain/delivery/address-draft.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Buyer } from '#http/session/principal.ts';
import { recordAudit } from '../identity/index.ts';
import {
  chooseNextDefault,
  clearDefault,
  countAddresses,
  findAddresses,
  insertAddress,
  lockAddresses,
  makeDefault,
  markRemoved,
  updateAddress,
} from './address.store.ts';
import { findCoverage } from './delivery.store.ts';
import type { LocationKeeper } from './location-keeper.ts';

const maxAddresses = 20;

interface AddressBookDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly keeper: LocationKeeper;
}

/**
 * The addresses of whom the session acts for (§6, D-4): a business manages its own, a seller those
 * of the working customer. Anyone who has addresses has exactly one usual one.
 */
export function createAddressBook({ sql, clock, newId, keeper }: AddressBookDeps) {
  /** Asking for another customer's finds nobody. */
  async function list(
    buyer: Buyer,
    customerId?: string,
  ): Promise<Result<Address[], Failure<'CUSTOMER_NOT_FOUND'>>> {
    if (customerId !== undefined && customerId !== buyer.customer.id) {
      return fail(failure('CUSTOMER_NOT_FOUND'));
    }
    return ok(await findAddresses(sql.reader, buyer.customer.id));
  }

  /** One of the customer's addresses; null when it is another's, removed or not there. */
  async function find(
    customerId: string,
    id: string,
    from: SqlReader = sql.reader,
  ): Promise<Address | null> {
    const [address] = await findAddresses(from, customerId, id);
    return address ?? null;
  }

  /** The first one becomes the usual one whatever the body says. */
  async function add(
    buyer: Buyer,
    body: BodyOf<typeof addAddress>,
    requestId: string,
  ): Promise<Result<Address, FailureOf<typeof addAddress>>> {
    const customerId = buyer.customer.id;
    if (body.customer_id !== undefined && body.customer_id !== customerId) {
      return fail(failure('CUSTOMER_NOT_FOUND'));
    }
    const fault = await cityFault(body);
    if (fault) return fail(fault);
    const id = newId();
    return sql.begin(async (tx) => {
      await lockAddresses(tx, customerId);
      const { count, hasDefault } = await countAddresses(tx, customerId);
      if (count >= maxAddresses) {
        return fail(failure('TOO_MANY_ADDRESSES', { max: maxAddresses }));
      }
      const isDefault = body.isDefault === true || !hasDefault;
      if (isDefault) await clearDefault(tx, customerId);
      const draft = draftAddress(body);
      await insertAddress(tx, { ...draft, id, customerId, isDefault, moment: clock() });
      await note(tx, buyer, { action: 'address.add', id, requestId });
      return found(await find(customerId, id, tx));
    });
  }

  /**
   * Writes all of it again. An address where this session delivers may come to lie with another
   * warehouse: then the cart goes with it.
   */
  async function edit(
    buyer: Buyer,
    body: BodyOf<typeof editAddress>,
    requestId: string,
  ): Promise<Result<Address, FailureOf<typeof editAddress>>> {
    const fault = await cityFault(body);
    if (fault) return fail(fault);
    const name = { id: body._id, customerId: buyer.customer.id };
    return keeper.change(buyer, async (tx) => {
      await lockAddresses(tx, name.customerId);
      if (!(await updateAddress(tx, name, draftAddress(body)))) {
        return fail(failure('UNKNOWN_ADDRESS'));
      }
      const address = await find(name.customerId, name.id, tx.reader);
      if (body.isDefault === true && address?.isDefault === false) {
        await clearDefault(tx, name.customerId);
        await makeDefault(tx, name.id);
      }
      await note(tx, buyer, { action: 'address.edit', id: name.id, requestId });
      return found(await find(name.customerId, name.id, tx.reader));
    });
  }

  /** When the usual one goes, the oldest that is left becomes it. */
  async function remove(
    buyer: Buyer,
    id: string,
    requestId: string,
  ): Promise<Result<null, Failure<'UNKNOWN_ADDRESS'>>> {
    const customerId = buyer.customer.id;
    return keeper.change(buyer, async (tx) => {
      await lockAddresses(tx, customerId);
      if (!(await markRemoved(tx, { id, customerId }, clock()))) {
        return fail(failure('UNKNOWN_ADDRESS'));
      }
      await chooseNextDefault(tx, customerId);
      await note(tx, buyer, { action: 'address.remove', id, requestId });
      return ok(null);
    });
  }

  /** Why the city cannot be it, at its field; null when it can. */
  async function cityFault(body: {
    cityId: string;
    stateId: string;
  }): Promise<Failure<'UNKNOWN_CITY' | 'CITY_OUTSIDE_STATE'> | null> {
    const city = await findCoverage(sql.reader, body.cityId);
    if (!city) return failureAt('cityId', 'UNKNOWN_CITY');
    return city.stateCode === body.stateId ? null : failureAt('cityId', 'CITY_OUTSIDE_STATE');
  }

  function note(
    tx: Sql,
    { userId, sessionId, customer }: Buyer,
    { action, id, requestId }: { action: string; id: string; requestId: string },
  ): Promise<void> {
    return recordAudit(tx, {
      at: clock(),
      actorId: userId,
      customerId: customer.id,
      sessionId,
      requestId,
      action,
      subject: `address:${id}`,
    });
  }

  return { list, find, add, edit, remove };
}

function found(address: Address | null): Result<Address, never> {
  if (address === null) throw new Error('an address that was just written is not there');
  return ok(address);
}
