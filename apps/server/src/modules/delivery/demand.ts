import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import type { CityDemand, leaveContact } from '@matiz/contracts/delivery.ts';
import { failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import { isMobilePhone, normalisePhone } from '@matiz/domain/identity/phone.ts';
import { addDays, bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { limitKey, spendTry } from '../identity/index.ts';
import { type CityCoverage, findCoverage } from './delivery.store.ts';
import { countLookup, findDemand, keepLead } from './demand.store.ts';

const perSession: Limit = { name: 'lead.session', burst: 5, refillSeconds: 600 };
const perAddress: Limit = { name: 'lead.address', burst: 300, refillSeconds: 10 };
const dayMs = 86_400_000;
/** How far back staff looks. */
const daysShown = 90;

/** Where people would buy if we delivered there (§8): anonymous counts, and phones that were left. */
export function createDemand({ sql, clock }: { sql: Sql; clock: Clock }) {
  /**
   * Counts where nobody delivers; the same session (or, without one, address) asks for a
   * city once a day, however often.
   */
  async function look(asker: string, location: CityCoverage): Promise<void> {
    if (location.zone !== null) return;
    const now = clock();
    const { cityCode } = location;
    const day = bogotaDate(now);
    const subject = `${asker} ${cityCode} ${day}`;
    const key = limitKey({ name: 'coverage.look' }, subject);
    await countLookup(sql, { key, forgottenAt: new Date(now.getTime() + dayMs), cityCode, day });
  }

  /** Keeps a phone to be told when we come; `address` is where the request comes from. */
  async function leave(
    { sessionId }: Pick<Principal, 'sessionId'>,
    body: BodyOf<typeof leaveContact>,
    address: string,
  ): Promise<Result<string, FailureOf<typeof leaveContact>>> {
    const phone = isMobilePhone(body.phone) ? normalisePhone(body.phone) : null;
    if (phone === null) return fail(failureAt('phone', 'INVALID_PHONE'));
    const location = await findCoverage(sql.reader, body.cityId);
    if (!location) return fail(failureAt('cityId', 'UNKNOWN_CITY'));
    if (location.zone !== null) return ok(say('alreadyServed', { city: location.city }));
    const now = clock();
    const wait =
      (await spendTry(sql, perSession, sessionId, now)) ||
      (await spendTry(sql, perAddress, address, now));
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    await keepLead(sql, { cityCode: location.cityCode, phone, at: now });
    return ok(say('contactLeft'));
  }

  return {
    look,
    leave,
    list: (): Promise<CityDemand[]> =>
      findDemand(sql.reader, addDays(bogotaDate(clock()), 1 - daysShown)),
  };
}
