/**
 * `node bench/enumeration.ts --samples 200`: whether answers or their time tell who has an account.
 * Each call is asked about accounts that are there and accounts
 * that are not, in pairs whose order is thrown, one after the other. Bodies must be equal to the
 * byte once what is random in them is masked; medians may differ by 10 % or less. A machine that
 * others use is noisier than that: a call is asked up to three times, and a difference that is
 * real stays.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { type Account, addAccounts, addressAt, openOutbox, strangerAt } from './account-fixture.ts';
import { prepareFixture } from './fixture.ts';
import { startServer } from './server.ts';

const { values: options } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    port: { type: 'string', default: '4294' },
  },
});
const samples = Number(options.samples);
const address = `http://127.0.0.1:${options.port}`;
/** Before the first sample that counts: connections open, statements prepared, code compiled. */
const warmUp = 20;

const fixture = await prepareFixture(50);
await openOutbox(fixture.sql);
const accounts = await addAccounts(fixture.sql, samples + warmUp);
// Waiting for the disk would drown what is looked for; the answers themselves are not durable.
await fixture.sql.unsafe('ALTER ROLE CURRENT_USER SET synchronous_commit = off');
const secret = randomBytes(48).toString('base64');
const env = { TRUST_PROXY: '127.0.0.1' };
const server = await startServer(fixture.database.address, { port: options.port, secret, env });

interface Probe {
  readonly name: string;
  ask(who: Account, visit: Visit): Promise<string>;
  /** What must be there before it is asked. */
  prepare?(visit: Visit): Promise<void>;
}

interface Visit {
  readonly place: number;
  readonly token: string;
}

const probes: readonly Probe[] = [
  {
    name: 'POST /v3/auth/login',
    ask: ({ email }, visit) =>
      call('POST', '/v3/auth/login', { email, password: 'otra-clave' }, visit),
  },
  {
    name: 'POST /recovery-password',
    ask: ({ email }, visit) => call('POST', '/recovery-password', { email }, visit),
  },
  {
    name: 'POST /verify/user-status',
    ask: ({ phone }, visit) => call('POST', '/verify/user-status', { phone }, visit),
  },
  {
    name: 'POST /auth/verify',
    ask: ({ phone }, visit) => call('POST', '/auth/verify', { phone }, visit),
  },
  {
    name: 'POST /auth/check',
    ask: ({ phone }, visit) => call('POST', '/auth/check', { phone, code: '000000' }, visit),
  },
  {
    name: 'POST /verify/verify',
    ask: ({ phone }, visit) => call('POST', '/verify/verify', { phone }, visit),
  },
  {
    name: 'POST /verify/check',
    ask: ({ phone }, visit) => call('POST', '/verify/check', { phone, code: '000000' }, visit),
  },
  {
    name: 'POST /v3/auth/register',
    prepare: proveNewPhone,
    ask: ({ email }, visit) =>
      call('POST', '/v3/auth/register', registrationOf(email, visit), visit),
  },
];

process.stdout.write(`${samples} samples of each side\n`);
let isBad = false;
let opened = 0;
for (const probe of probes) {
  const isSame = (await measure(probe)) || (await measure(probe)) || (await measure(probe));
  isBad ||= !isSame;
}
server.kill('SIGTERM');
await once(server, 'exit');
await fixture.stop();
process.exitCode = isBad ? 1 : 0;

/** Whether both sides are told the same in the same time. */
async function measure(probe: Probe): Promise<boolean> {
  await forgetLimits();
  const known: number[] = [];
  const unknown: number[] = [];
  const bodies = new Set<string>();
  const visits = await openVisits();
  for (const visit of visits) await probe.prepare?.(visit);
  for (let place = 0; place < samples + warmUp; place += 1) {
    const sides = [
      { times: known, who: accounts[place], visit: visits[2 * place] },
      { times: unknown, who: strangerAt(place), visit: visits[2 * place + 1] },
    ];
    if (randomInt(2) === 0) sides.reverse();
    for (const { times, who, visit } of sides) {
      if (!who || !visit) continue;
      const start = performance.now();
      const body = await probe.ask(who, visit);
      const took = performance.now() - start;
      bodies.add(body);
      if (place >= warmUp) times.push(took);
    }
  }
  const [one, other] = [median(known), median(unknown)];
  const apart = Math.abs(one - other) / Math.max(one, other);
  process.stdout.write(
    `${probe.name.padEnd(24)} known ${one.toFixed(2)} ms  unknown ${other.toFixed(2)} ms  ${(100 * apart).toFixed(1)} % apart  ${bodies.size === 1 ? 'bodies equal' : `${bodies.size} bodies: ${[...bodies].slice(0, 3).join(' | ')}`}\n`,
  );
  return bodies.size === 1 && apart <= 0.1;
}

/** The answer as text, with what is random in it masked. */
async function call(method: string, path: string, body: unknown, visit: Visit): Promise<string> {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      token: visit.token,
      'content-type': 'application/json',
      'x-forwarded-for': addressAt(visit.place),
      'x-request-id': 'the-same-for-all',
    },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return `${reply.status} ${text
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'id')
    .replace(/"(token|refreshToken|device)":"[^"]+"/g, '"$1":"…"')}`;
}

/** A session and an address for each sample, so that no limit is met. */
async function openVisits(): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let n = 0; n < 2 * (samples + warmUp); n += 1) {
    opened += 1;
    const reply = await fetch(`${address}/api/v3/auth/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressAt(opened) },
      body: '{}',
    });
    const { token } = (await reply.json()) as { token: string };
    visits.push({ place: opened, token });
  }
  return visits;
}

/** As if a day had passed since what was asked before; phones and documents are free again. */
async function forgetLimits(): Promise<void> {
  await fixture.sql`DELETE FROM phone_code`;
  await fixture.sql`DELETE FROM rate_limit`;
}

async function proveNewPhone({ place, token }: Visit): Promise<void> {
  const [, claims = ''] = token.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  await fixture.sql`
    UPDATE session SET proven_phone = ${`+57${phoneOf(place)}`}, proven_at = now()
    WHERE id = ${sid}`;
}

function phoneOf(place: number): string {
  return String(3_500_000_000 + place);
}

function registrationOf(email: string, { place }: Visit) {
  return {
    name: 'Lucía',
    last_name: 'Medida',
    businessName: 'Salón Medida',
    documentType: 'CC',
    documentNumber: String(52_000_000 + place),
    tradeTypeId: '1',
    address: {
      address: 'Calle 10 # 20-30',
      neighbourhood: 'Centro',
      cityId: '11001',
      stateId: '11',
    },
    phone: phoneOf(place),
    email,
    password: 'tijeras y peine largo',
    fecha_lead: '2026-01-15',
    dataTreatment: { accepted: true, version: baseTextVersion },
    acceptsMarketing: false,
  };
}

function median(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
