/**
 * `npm run test:soak -- accounts`: what an account must withstand, in full numbers, over HTTP against
 * the product as it runs: 10,000 guesses of a code from
 * 1,000 addresses and 200 sessions at a time, with a `kill -9` of the server among them; 50
 * sendings of one code; 200 times 20 parallel refreshes; 1,000 rounds of two tabs.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkRegistrationCode,
  sendRegistrationCode,
} from '@matiz/contracts/identity/registration.ts';
import { guestSession, refreshToken } from '@matiz/contracts/identity.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { createSql } from '../../apps/server/src/db/pool.ts';
import { startProduct } from '../harness/product.ts';
import { demand, send } from './client.ts';

const { values: options } = parseArgs({
  options: {
    guesses: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4392' },
  },
});
const guesses = Number(options.guesses);
const rounds = Number(options.rounds);
const port = Number(options.port);
const atOnce = 100;

const dataDir = mkdtempSync(join(tmpdir(), 'matiz-accounts-'));
const passwords = { owner: randomUUID(), superuser: randomUUID() };
const database = await startEmbedded({ dataDir, passwords, say: () => {} });
const sql = createSql(database.address, { max: 2 });
const env = {
  DATABASE_URL: urlOf(database.address),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  MATIZ_DEMO: '1',
  TRUST_PROXY: '127.0.0.1',
};
let product = await startProduct({ port, dataDir, env });
const { address } = product;
const faults: string[] = [];

await guessCodes();
await spendCodeOnce();
await refreshAtOnce();
await shareSession();

await product.stop();
await sql.end();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Half of the guesses come from the session that asked; from the 200th on every seventh is right. */
async function guessCodes(): Promise<void> {
  const phone = '3009876543';
  const own = await openVisit(0);
  const others = await inTurns(199, (turn) => openVisit(turn + 1));
  const right = await sendCode(phone, own);
  const answers = new Map<string, number>();
  const guess = async (turn: number) => {
    const session = turn % 2 === 0 ? own : (others[turn % others.length] ?? own);
    const headers = { ...session, 'x-forwarded-for': addressOf(turn % 1_000) };
    const answer = await send(address, checkRegistrationCode, {
      body: { phone, code: codeAt(turn, right) },
      headers,
    });
    const kind = answer === null ? 'none' : (/"code":"(\w+)"/.exec(answer.text)?.[1] ?? 'right');
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
  };
  await inTurns(guesses / 2, guess);
  await restart();
  await inTurns(guesses / 2, (turn) => guess(turn + guesses / 2));
  const [row] = await sql<{ guesses: number; isUsed: boolean }[]>`
    select guesses, used_at is not null as "isUsed" from phone_code where phone = ${`+57${phone}`}`;
  say(`${guesses} guesses: ${row?.guesses} looked at; answers ${describe(answers)}`);
  if (row?.guesses !== 5 || row.isUsed || answers.has('right') || answers.has('none')) {
    faults.push('a code was guessed more than five times, or opened');
  }
}

async function spendCodeOnce(): Promise<void> {
  const phone = '3009876544';
  const own = await openVisit(5_000);
  const code = await sendCode(phone, own);
  const answers = await inTurns(50, (turn) =>
    send(address, checkRegistrationCode, {
      body: { phone, code },
      headers: { ...own, 'x-forwarded-for': addressOf(turn) },
    }),
  );
  const right = answers.filter((answer) => answer?.status === 200).length;
  say(`50 sendings of the right code: ${right} accepted`);
  if (right !== 1) faults.push(`one code was accepted ${right} times`);
}

async function refreshAtOnce(): Promise<void> {
  let refused = 0;
  let split = 0;
  for (let turn = 0; turn < 200; turn += 1) {
    const held = await openTokens(10_000 + turn);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(held)));
    refused += answers.filter((next) => next === null).length;
    split += new Set(answers).size - 1;
  }
  say(`200 times 20 parallel refreshes: ${refused} refused, ${split} chains too many`);
  if (refused + split > 0) faults.push('parallel refreshes were refused or split a session');
}

/** Both tabs begin with what the browser holds; every third time one begins later, with the old. */
async function shareSession(): Promise<void> {
  let held = await openTokens(20_000);
  let logouts = 0;
  for (let round = 0; round < rounds; round += 1) {
    const shared = held;
    const first = refresh(shared);
    const second = round % 3 === 0 ? first.then(() => refresh(shared)) : refresh(shared);
    const [one, other] = await Promise.all([first, second]);
    if (one === null || other === null) logouts += 1;
    held = other ?? one ?? (await openTokens(20_000 + round));
  }
  say(`${rounds} rounds of two tabs: ${logouts} false logouts`);
  if (logouts > 0) faults.push(`two tabs logged each other out ${logouts} times`);
}

async function openTokens(place: number): Promise<string> {
  const headers = { 'x-forwarded-for': addressOf(place) };
  return (await demand(address, guestSession, { body: {}, headers })).refreshToken ?? '';
}

async function refresh(held: string): Promise<string | null> {
  const answer = await send(address, refreshToken, { headers: { refreshToken: held } });
  return answer?.body?.refreshToken ?? null;
}

async function openVisit(place: number): Promise<{ token: string }> {
  const headers = { 'x-forwarded-for': addressOf(place) };
  const { token } = await demand(address, guestSession, { body: {}, headers });
  return { token: token ?? '' };
}

/** Sends a code and reads it where a person would. */
async function sendCode(phone: string, headers: { token: string }): Promise<string> {
  await demand(address, sendRegistrationCode, { body: { phone }, headers });
  const page = await (await fetch(`${address}/dev/outbox?to=%2B57${phone}`)).text();
  const code = /(\d{6}) es tu código/.exec(page)?.[1];
  if (!code) throw new Error(`no code for ${phone} in the outbox`);
  return code;
}

async function restart(): Promise<void> {
  const ended = new Promise((resolve) => product.process.once('exit', resolve));
  product.process.kill('SIGKILL');
  await ended;
  product = await startProduct({ port, dataDir, env });
}

/** Runs it so many times, many at once. */
async function inTurns<T>(times: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let first = 0; first < times; first += atOnce) {
    const length = Math.min(atOnce, times - first);
    done.push(...(await Promise.all(Array.from({ length }, (_, index) => work(first + index)))));
  }
  return done;
}

function codeAt(turn: number, right: string): string {
  if (turn >= 200 && turn % 7 === 0) return right;
  const code = String(turn).padStart(6, '0');
  return code === right ? '999999' : code;
}

function addressOf(place: number): string {
  return `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
}

function urlOf(at: typeof database.address): string {
  return `postgres://${at.user}:${at.password}@${encodeURIComponent(at.host)}:${at.port}/${at.database}`;
}

function describe(answers: ReadonlyMap<string, number>): string {
  return [...answers].map(([kind, count]) => `${kind} ${count}`).join(', ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
