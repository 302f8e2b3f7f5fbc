import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';

/** Fewer could be tried out. */
const shortestSecret = 32;
/** A notice counts for so long around the time that it was signed at. */
const freshSeconds = 300;

/** Of `<seconds since 1970>.<body>`, in hex. */
export function signLenderNotice(time: string, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
}

/** Whether time and bytes are what the lender signed, a moment ago. */
export function isLenderSigned(
  { time, text, signature }: { time: string; text: string; signature: string },
  secret: string,
  now: Date,
): boolean {
  if (!/^\d{10}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(time));
  const due = Buffer.from(signLenderNotice(time, text, secret), 'hex');
  return timingSafeEqual(due, Buffer.from(signature, 'hex')) && age <= freshSeconds;
}

/** `platam=secret,via=secret`, as the setting has them. */
export function readLenderSecrets(
  written: string | undefined,
): Result<ReadonlyMap<string, string>, string> {
  const secrets = new Map<string, string>();
  for (const part of written?.split(',') ?? []) {
    const [, code = '', secret = ''] = /^\s*([a-z0-9-]+)=(\S+)\s*$/.exec(part) ?? [];
    if (secret.length < shortestSecret || secrets.has(code)) {
      return fail(
        `LENDER_SECRETS no se entiende: se espera método=secreto, cada método una vez, secretos de ${shortestSecret} letras o más, con comas entre ellos.`,
      );
    }
    secrets.set(code, secret);
  }
  return ok(secrets);
}
