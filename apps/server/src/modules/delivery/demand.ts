import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { CityDemand, leaveContact } from '@matiz/contracts/delivery.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isMobilePhone, normalisePhone } from '@matiz/domain/identity/phone.ts';
import { addDays, bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/pool.ts';
import type { Principal } from '../../http/principal.ts';
import { type Limit, limitKey, spendTry } from '../identity/index.ts';
import { type CityCoverage, findCoverage } from './delivery.store.ts';
import { countLookup, findDemand, keepLead } from './demand.store.ts';

const perSession: Limit = { name: 'lead.session', burst: 5, refillSeconds: 600 };
const perAddress: Limit = { name: 'lead.address', burst: 40, refillSeconds: 60 };
const DAY = 86_400_000;
/** How far back staff looks. */
const DAYS_SHOWN = 90;

/** Where people would buy if we delivered there (§8): anonymous counts, and phones that were left. */
export function createDemand({ sql, clock }: { sql: Sql; clock: Clock }) {
  /** Counts where nobody delivers; the same session asks for a city once a day, however often. */
  async function look(session: Pick<Principal, 'sessionId'>, place: CityCoverage): Promise<void> {
    if (place.zone !== null) return;
    const now = clock();
    const { cityCode } = place;
    const day = bogotaDate(now);
    const subject = `${session.sessionId} ${cityCode} ${day}`;
    const key = limitKey({ name: 'coverage.look' }, subject);
    await countLookup(sql, { key, forgottenAt: new Date(now.getTime() + DAY), cityCode, day });
  }

  /** Keeps a phone to be told when we come; `address` is where the request comes from. */
  async function leave(
    { sessionId }: Pick<Principal, 'sessionId'>,
    body: BodyOf<typeof leaveContact>,
    address: string,
  ): Promise<Result<string, Failure>> {
    const phone = isMobilePhone(body.phone) ? normalisePhone(body.phone) : null;
    if (phone === null) return fail(failureAt('phone', 'INVALID_PHONE'));
    const place = await findCoverage(sql, body.cityId);
    if (!place) return fail(failureAt('cityId', 'UNKNOWN_CITY'));
    if (place.zone !== null) return ok(say('alreadyServed', { city: place.city }));
    const now = clock();
    const wait =
      (await spendTry(sql, perSession, sessionId, now)) ||
      (await spendTry(sql, perAddress, address, now));
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    await keepLead(sql, { cityCode: place.cityCode, phone, at: now });
    return ok(say('contactLeft'));
  }

  return {
    look,
    leave,
    list: (): Promise<CityDemand[]> =>
      findDemand(sql, addDays(bogotaDate(clock()), 1 - DAYS_SHOWN)),
  };
}
