import type { ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration-staff.ts';
import { codeLife } from '@matiz/domain/identity/code-sending.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Principal } from '#http/session/principal.ts';
import { authorOf } from '#resource/author.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { readContact } from '../phone/code-contact.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { findWaitingCodes, renewCode } from './registration-vouch.store.ts';

/** Milliseconds that someone waits for a call. */
const waitingLife = 24 * 60 * 60 * 1000;

interface VouchRequest {
  readonly staff: Principal;
  readonly phone: string;
  readonly requestId: string;
}

/**
 * The staff as the carrier of codes: a person calls the number and tells the code. Anyone who asked for
 * it types it in the session that asked; to anybody else it is worth nothing (ADR 0037).
 */
export function createVouching({ sql, clock, random, codes }: RegistrationDeps) {
  const since = () => new Date(clock().getTime() - waitingLife);

  async function listWaiting(): Promise<ReplyOf<typeof calls.listCodeRequests>['results']> {
    const waiting = await findWaitingCodes(sql.reader, since());
    return [...Map.groupBy(waiting, ({ phone }) => phone)].map(([phone, asked]) => ({
      phone,
      askedAt: asked[0]?.askedAt.toISOString() ?? '',
      toldAt: asked.at(-1)?.toldAt?.toISOString() ?? null,
    }));
  }

  /**
   * A new code for a phone that waits, to be told now. It counts in every session that waits with
   * that phone: who else asked with it neither hears it nor keeps its owner from it.
   */
  async function tellCode(request: VouchRequest): Promise<ResultOf<typeof calls.tellCode>> {
    const read = readContact({ phone: request.phone });
    if (!read.ok) return fail(failure('INVALID_PHONE'));
    const { phone } = read.value;
    const now = clock();
    const code = codes.secret.make(random);
    const expiresAt = new Date(now.getTime() + codeLife);
    const told = await sql.begin(async (tx) => {
      const waiting = await findWaitingCodes(tx, since(), phone);
      for (const { id } of waiting) {
        await renewCode(tx, { id, hash: codes.secret.seal(id, code), toldAt: now, expiresAt });
      }
      const newest = waiting.at(-1);
      if (newest === undefined) return false;
      const { staff: principal, requestId } = request;
      await writeAudit(tx, authorOf({ principal, requestId }, now), {
        action: 'registration.vouch',
        subject: `phone_code:${newest.id}`,
        // Whose it is becomes known with the registration; the number is not kept for ever.
        after: { phoneEnding: phone.slice(-4) },
      });
      return true;
    });
    if (!told) return fail(failure('NOBODY_WAITS'));
    return ok({ results: { code, expiresInSeconds: codeLife / 1000 } });
  }

  return { listWaiting, tellCode };
}
