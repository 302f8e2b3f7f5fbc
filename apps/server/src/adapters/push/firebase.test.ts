import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choosePush } from './choose-push.ts';
import { openFirebase } from './firebase.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const account = {
  project_id: 'matiz-1',
  client_email: 'push@matiz-1.iam.gserviceaccount.com',
  private_key: keys.privateKey,
  token_uri: 'https://oauth.test/token',
};
const phone = { token: 'fcm:0123456789', browser: null };
const note = {
  id: 'note-1',
  title: 'Va',
  text: 'Mira',
  path: '/home/cart',
  channel: 'avisos',
} as const;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'matiz-firebase-'));
  file = path.join(folder, 'account.json');
  await writeFile(file, JSON.stringify(account));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Firebase as it answers: access first, then what each note is told. */
async function open(...answers: (() => Response)[]) {
  const asked: { address: string; body: string; authorization: string | null }[] = [];
  let now = Date.now();
  const send: typeof fetch = async (input, init) => {
    const address = String(input);
    const authorization = new Headers(init?.headers).get('authorization');
    asked.push({ address, body: String(init?.body), authorization });
    if (address === account.token_uri) {
      return Response.json({ access_token: `access-${asked.length}`, expires_in: 3600 });
    }
    return answers.shift()?.() ?? Response.json({ name: 'sent' });
  };
  const push = await openFirebase({ file, send, now: () => now });
  const accesses = () => asked.filter(({ address }) => address === account.token_uri);
  const pass = (ms: number) => {
    now += ms;
  };
  return { push, asked, accesses, pass };
}
const refuse = (status: number, errorCode: string) => () =>
  Response.json({ error: { status: 'X', details: [{ '@type': 'x', errorCode }] } }, { status });

describe('phones are told through Firebase', () => {
  it('with the note, where it leads and the account’s own access', async () => {
    const { push, asked } = await open();
    expect(await push(phone, note)).toBe('sent');
    const [access, sent] = asked;
    const assertion = new URLSearchParams(access?.body).get('assertion') ?? '';
    const { payload } = await jwtVerify(assertion, await importSPKI(keys.publicKey, 'RS256'));
    expect(payload).toMatchObject({ iss: account.client_email, aud: account.token_uri });
    expect(sent?.address).toBe('https://fcm.googleapis.com/v1/projects/matiz-1/messages:send');
    expect(sent?.authorization).toBe('Bearer access-1');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      message: {
        token: phone.token,
        notification: { title: 'Va', body: 'Mira' },
        data: { path: '/home/cart', id: 'note-1' },
        android: { notification: { channel_id: 'avisos' } },
      },
    });
  });

  it('with one access for many, until it ends or is refused', async () => {
    const { push, accesses, pass } = await open();
    await push(phone, note);
    await push(phone, note);
    expect(accesses()).toHaveLength(1);
    pass(56 * 60_000);
    await push(phone, note);
    expect(accesses()).toHaveLength(2);
    const refused = await open(() => new Response(null, { status: 401 }));
    await expect(refused.push(phone, note)).rejects.toThrow('401');
    await refused.push(phone, note);
    expect(refused.accesses()).toHaveLength(2);
  });

  it.each(['UNREGISTERED', 'SENDER_ID_MISMATCH'])('a phone is gone for %s', async (code) => {
    const { push } = await open(refuse(404, code));
    expect(await push(phone, note)).toBe('gone');
  });

  it.each([
    ['it is busy', refuse(503, 'UNAVAILABLE')],
    ['there is too much', refuse(429, 'QUOTA_EXCEEDED')],
    ['the note is wrong', refuse(400, 'INVALID_ARGUMENT')],
    ['it says nothing', () => new Response('<html>', { status: 502 })],
  ])('and none is forgotten where %s: the event comes again', async (_title, answer) => {
    const { push } = await open(answer);
    await expect(push(phone, note)).rejects.toThrow('did not take');
  });

  it('a file that is no service account’s says so when the first phone is told', async () => {
    const wrong = path.join(folder, 'wrong.json');
    await writeFile(wrong, '{}');
    const push = choosePush({ outbox: null, firebaseFile: wrong, webPush: null });
    await expect(push?.(phone, note)).rejects.toThrow();
    expect(choosePush({ outbox: null, firebaseFile: null, webPush: null })).toBeNull();
  });
});
