import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAuthority, type TestCertificate } from '#testing/certificates.ts';
import { openClient } from '../../backup/dump-database.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { locateCluster } from '../embedded/cluster-files.ts';
import { type EmbeddedDatabase, startEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { createSql, type PoolOptions, withoutLimits } from '../pool.ts';
import { openDatabase } from '../start/open-database.ts';
import { readOwnConnection } from '../start/own-connection.ts';

const authority = createAuthority();
let parent: string;
let dataDir: string;
let database: EmbeddedDatabase;

/** A PostgreSQL on a port: on a socket it does not encrypt. */
beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'matiz-tls-'));
  dataDir = path.join(parent, 'longer-than-a-socket-may-be'.repeat(4));
  mkdirSync(dataDir, { mode: 0o711 });
  database = await startEmbedded({
    dataDir,
    passwords: { owner: 'matiz', superuser: 'super' },
    say: () => {},
    isDurable: false,
  });
  for (const name of ['ca', 'other'] as const) {
    const { certificate } = name === 'ca' ? authority : createAuthority();
    writeFileSync(path.join(parent, `${name}.pem`), certificate);
  }
  await present(authority.issue(['localhost', '127.0.0.1']));
});
afterAll(async () => {
  await database.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** From now on the server shows this certificate; null: none, and encrypts nothing. */
async function present(shown: TestCertificate | null): Promise<void> {
  const { data } = locateCluster(dataDir);
  const { uid, gid } = statSync(data);
  for (const [name, text] of Object.entries({ crt: shown?.certificate, key: shown?.key })) {
    const file = path.join(data, `server.${name}`);
    writeFileSync(file, text ?? '', { mode: 0o600 });
    chownSync(file, uid, gid);
  }
  const sql = createSql(database.admin, { max: 1 });
  await sql.unsafe(`ALTER SYSTEM SET ssl = ${shown ? 'on' : 'off'}`);
  await sql`SELECT pg_reload_conf()`;
  const wanted = shown ? 'on' : 'off';
  await vi.waitFor(async () => expect(await sql`SHOW ssl`).toEqual([{ ssl: wanted }]));
  await sql.end();
}

function addressBy(host: string, query: string): string {
  const { port, user, password, database: name } = database.address;
  return `postgres://${user}:${password}@${host}:${port}/${name}${query}`;
}
const proven = (host = 'localhost', file = 'ca') =>
  addressBy(host, `?sslmode=verify-full&sslrootcert=${path.join(parent, `${file}.pem`)}`);

/** How each session of the database is asked that is not this question's own, a socket left out. */
async function readSessions(): Promise<boolean[]> {
  const sql = createSql(database.admin, { max: 1 });
  const rows = await sql<{ ssl: boolean }[]>`
    SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = 'matiz'`;
  await sql.end();
  return rows.map(({ ssl }) => ssl);
}

describe('sslmode=verify-full with sslrootcert', () => {
  test.each<[string, PoolOptions]>([
    ['reads and writes of a server', {}],
    ['what runs without limits', withoutLimits],
    ['a pooler', { pooler: 'its own address' }],
  ])('is kept by %s', async (_, options) => {
    const pooler = options.pooler ? { pooler: proven() } : {};
    const sql = createSql(proven(), { ...options, ...pooler });
    const heard = vi.fn();
    const ear = sql.listen('news', { onOpen: heard, onLost: () => {}, onNews: () => {} });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await sql.reader`SELECT 1`;
    await sql.begin((tx) => tx`SELECT 1`);
    expect((await readOwnConnection(sql.reader)).isEncrypted).toBe(true);
    expect(await readSessions()).toEqual([true, true, true]);
    await ear.stop();
    await sql.end();
  });

  test('is kept by jobs and by backups', async () => {
    const sql = createSql(proven(), withoutLimits);
    await migrate(sql);
    const jobs = createJobs(sql);
    await jobs.open();
    const client = await openClient(proven());
    const sessions = await readSessions();
    expect(sessions.length).toBeGreaterThanOrEqual(2);
    expect(sessions).not.toContain(false);
    await client.end();
    await jobs.stop();
    await sql.end();
  });

  /** What a start says of an address. */
  async function startWith(url: string): Promise<string> {
    const kind = { kind: 'url', url, pooler: null, read: null, owner: null, roles: null } as const;
    const settings = { dataDir, database: kind, processes: 1 };
    return openDatabase(settings, () => {}).then(
      () => 'opened',
      (error: Error) => error.message,
    );
  }

  test('a server by its name or its address is let in, and no other', async () => {
    expect(await startWith(proven())).toBe('opened');
    expect(await startWith(proven('127.0.0.1'))).toBe('opened');
    expect(await startWith(proven('localhost', 'other'))).toMatch(/no lo firma la autoridad/);
    await present(authority.issue(['db.interna']));
    expect(await startWith(proven())).toMatch(/es de otro nombre/);
    expect(await startWith(proven('127.0.0.1'))).toMatch(/es de otro nombre/);
    await present(createAuthority().issue(['localhost']));
    expect(await startWith(proven())).toMatch(/no lo firma la autoridad/);
    await present(null);
    expect(await startWith(proven())).toMatch(/el servidor no cifra/);
    expect(await startWith(addressBy('localhost', ''))).toBe('opened');
  });
});
