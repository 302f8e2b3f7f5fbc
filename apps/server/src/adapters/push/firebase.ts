import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { Push } from './push.ts';

/** Of a service account's file, what is used. */
const accountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url({ protocol: /^https$/ }).default('https://oauth2.googleapis.com/token'),
});

const accessSchema = z.object({ access_token: z.string(), expires_in: z.number().positive() });
/** `UNREGISTERED`: the app is gone from the phone. `SENDER_ID_MISMATCH`: another shop's token. */
const refusalSchema = z.object({
  error: z.object({
    details: z.array(z.looseObject({ errorCode: z.string().optional() })).optional(),
  }),
});
const goneFor = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const longestMs = 10_000;
/** A token is not used in its last minutes. */
const spareMs = 5 * 60_000;

interface FirebaseParts {
  /** Where the service account's file lies. */
  readonly file: string;
  readonly send?: typeof fetch;
  readonly now?: () => number;
}

/** Tells phones through Firebase (HTTP v1). Throws where the file is no service account's. */
export async function openFirebase({
  file,
  send = fetch,
  now = Date.now,
}: FirebaseParts): Promise<Push> {
  const account = accountSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const key = await importPKCS8(account.private_key, 'RS256');
  const address = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  let access: { readonly token: string; readonly until: number } | null = null;

  async function readAccess(): Promise<string> {
    if (access !== null && access.until > now()) return access.token;
    const issuedAt = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(key);
    const reply = await send(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      signal: AbortSignal.timeout(longestMs),
    });
    if (!reply.ok) throw new Error(`Firebase gave no access: ${reply.status}`);
    const { access_token: token, expires_in: seconds } = accessSchema.parse(await reply.json());
    access = { token, until: now() + seconds * 1000 - spareMs };
    return token;
  }

  return async ({ token }, { id, title, text, path, channel }) => {
    const reply = await send(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await readAccess()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        message: {
          token,
          notification: { title, body: text },
          // Read by the app when it is pressed.
          data: { path, id },
          android: { notification: { channel_id: channel } },
          apns: { payload: { aps: { sound: 'default' } } },
        },
      }),
      signal: AbortSignal.timeout(longestMs),
    });
    if (reply.ok) return 'sent';
    if (reply.status === 401) access = null;
    if (isGone(await reply.json().catch(() => null))) return 'gone';
    throw new Error(`Firebase did not take a note: ${reply.status}`);
  };
}

function isGone(answer: unknown): boolean {
  const refusal = refusalSchema.safeParse(answer);
  const details = refusal.success ? (refusal.data.error.details ?? []) : [];
  return details.some(({ errorCode }) => errorCode !== undefined && goneFor.includes(errorCode));
}
