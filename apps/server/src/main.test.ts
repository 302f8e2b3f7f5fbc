import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from './db/testing.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const secret = 'pYwR0t7uKq2zXv9Lb4Nf8Jm1Hd6Gs3Ec5Ta';
let folder: string;
const busy = createServer();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-main-'));
  writeFileSync(path.join(folder, 'file'), '');
  busy.listen(0);
  await once(busy, 'listening');
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the product with nothing but these settings. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    // As a test it serves the calls alone: the pages may not have been built.
    env: { NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { child, said, ended: once(child, 'close') };
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

describe('a start that cannot work ends with 1 and one plain line', () => {
  const url = { DATABASE_URL: 'postgres://app:hush@127.0.0.1:1/tienda', SESSION_SECRET: secret };
  test.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a port in use',
      () => ({ PORT: String((busy.address() as AddressInfo).port) }),
      /está ocupado.*PORT=/,
    ],
    [
      'a DATA_DIR that is a file',
      () => ({ DATA_DIR: path.join(folder, 'file') }),
      /no es una carpeta/,
    ],
    ['a DATABASE_URL that does not answer', () => url, /no responde \(ECONNREFUSED\)/],
    ['no secret', () => ({ ...url, SESSION_SECRET: '' }), /Falta SESSION_SECRET/],
    ['a wrong PORT', () => ({ PORT: 'http' }), /PORT \(vale "http"\)/],
  ])('%s', async (_, settings, sentence) => {
    const free = { PORT: await findFreePort() };
    const { said, ended } = start({ ...free, ...settings() });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toMatch(sentence);
    expect(said.err.trimEnd().split('\n')).toHaveLength(1);
    expect(said.err).not.toContain('hush');
  });
});

describe('with DATABASE_URL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  test('it migrates, says its address, loads no demonstration, and stops on SIGTERM', async () => {
    const { host, port } = inject('testServer');
    const { database: name, user, password } = database.address;
    const place = `host=${encodeURIComponent(host)}&port=${port}`;
    const url = `postgres://${user}:${password}@/${name}?${place}`;
    const PORT = await findFreePort();
    const { child, said, ended } = start({ PORT, DATABASE_URL: url, SESSION_SECRET: secret });
    while (child.exitCode === null && !said.out.includes('listo')) await once(child.stdout, 'data');
    expect(said.out).toContain(`Matiz listo en http://localhost:${PORT}`);
    expect(said.out).not.toContain('demo');
    const reply = await fetch(`http://localhost:${PORT}/readyz`);
    expect(reply.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said.err).toBe('');
  });
});
