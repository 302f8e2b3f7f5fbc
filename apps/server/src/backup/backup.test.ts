import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findViolations } from '#db/audit.ts';
import type { Sql } from '#db/pool.ts';
import { createEmptyDatabase, type TestDatabase } from '#db/testing.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { callAs } from '#testing/orders.ts';
import { buildRegistered } from '#testing/registrations.ts';
import { useShop } from '#testing/use-test-app.ts';
import { noteErasure } from './erasures.ts';
import { startFile } from './files.ts';
import { restoreBackup } from './restore-backup.ts';
import { eraseAgain } from './restore-shop.ts';
import { type BackupSource, takeBackup } from './take-backup.ts';

const shop = useShop({ hasFolder: true });
const passphrase = 'tres tijeras y un peine azul';
const secret = 'a secret that only the tests know, long enough';
let folder: string;
const restored: TestDatabase[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-backup-'));
});
afterAll(async () => {
  await Promise.all(restored.map((database) => database.drop()));
  rmSync(folder, { recursive: true, force: true });
});

function sourceOf(): BackupSource {
  return { address: shop.database, dataDir: shop.deps.settings.dataDir ?? '', secret };
}

async function takeAs(name: string) {
  const file = path.join(folder, name);
  return { file, ...(await takeBackup(sourceOf(), { file, passphrase })) };
}

async function restoreFrom(file: string) {
  const database = await createEmptyDatabase();
  restored.push(database);
  const dataDir = mkdtempSync(path.join(folder, 'restored-'));
  const told = await restoreBackup(file, passphrase, { address: database.address, dataDir });
  return { ...told, ...database, dataDir };
}

async function placeOrder() {
  const product = await buildProduct(shop.sql);
  const calls = callAs(shop, await buildRegistered(shop));
  await calls.add({ productId: String(product.id), code: product.code, quantity: 2 });
  const { cart } = (await calls.cart()).value;
  return (await calls.order({ cartId: cart?._id ?? '' })).value.order;
}

/** What every table holds, as one line each; jobs are worked on meanwhile. */
async function digest(sql: Sql): Promise<string[]> {
  const tables = await sql.unsafe<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ hash: string }[]>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(held::text, '|' ORDER BY held::text)), '')
         AS hash FROM ${name} held`,
    );
    lines.push(`${name} ${row?.hash}`);
  }
  return lines;
}

/** How tables, their keys, indexes, triggers and counters are made. */
async function shape(sql: Sql): Promise<unknown> {
  return sql.unsafe(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT sequencename, last_value::text FROM pg_sequences WHERE schemaname = 'public'
     ORDER BY 1, 2`,
  );
}

it('npm run backup and restore: the same rows, keys, counters, files and secret', async () => {
  await placeOrder();
  const picture = await startFile(sourceOf().dataDir, 'pictures/upload/product-1.webp');
  await picture.write(Buffer.from('a picture'));
  await picture.end();
  const backup = await takeAs('whole.backup');
  expect(readFileSync(backup.file).includes(secret)).toBe(false);

  const { sql, ...told } = await restoreFrom(backup.file);
  expect(told.counts).toEqual(backup.counts);
  expect(told.secret).toBe(secret);
  expect(await digest(sql)).toEqual(await digest(shop.sql));
  expect(await shape(sql)).toEqual(await shape(shop.sql));
  expect(await findViolations(sql)).toEqual([]);
  const kept = path.join(told.dataDir, 'pictures/upload/product-1.webp');
  expect(readFileSync(kept, 'utf8')).toBe('a picture');
});

it('npm run backup: one moment, while orders come; nothing acknowledged before it is missing', async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  const ordering = (async () => {
    while (!isOver) acknowledged.push((await placeOrder()).code);
  })().finally(() => (isOver = true));
  await vi.waitUntil(() => isOver || acknowledged.length >= 2, { timeout: 60_000 });
  const before = [...acknowledged];
  const { file } = await takeAs('busy.backup');
  isOver = true;
  await ordering;
  const { sql } = await restoreFrom(file);
  const orders = await sql<{ code: string }[]>`SELECT code FROM customer_order`;
  expect(orders.map(({ code }) => code)).toEqual(expect.arrayContaining(before));
  expect(await findViolations(sql)).toEqual([]);
});

it('npm run restore: a damaged backup leaves the database without a row', async () => {
  // More than a frame, so that it is noticed after rows were loaded.
  const noise = await startFile(sourceOf().dataDir, 'pictures/upload/product-2.webp');
  await noise.write(randomBytes(600_000));
  await noise.end();
  const { file, size } = await takeAs('cut.backup');
  truncateSync(file, size - 1000);
  await expect(restoreFrom(file)).rejects.toThrow(/dañado o incompleto/);
  const left = await restored.at(-1)?.sql.unsafe('SELECT FROM customer_order');
  expect(left).toEqual([]);
});

it('npm run restore: whose data was erased after the backup is erased again (Ley 1581)', async () => {
  const person = await buildRegistered(shop, { name: 'Penélope' });
  const { file } = await takeAs('before-removal.backup');
  const reply = await shop.app.inject({
    method: 'DELETE',
    url: '/api/customer/remove',
    headers: person.headers,
    payload: { password: person.body.password },
  });
  expect(reply.statusCode).toBe(200);
  const [event] = await shop.sql<{ customerId: string; at: string }[]>`
    SELECT data->>'customerId' AS "customerId", data->>'at' AS at FROM pgboss.job
    WHERE data->>'kind' = 'customer.removed'`;
  expect(event?.customerId).toBe(person.customerId);
  const ledger = mkdtempSync(path.join(folder, 'ledger-'));
  await noteErasure(ledger, { customerId: person.customerId, at: new Date(event?.at ?? '') });
  await noteErasure(ledger, { customerId: person.customerId, at: new Date() });

  const { sql, address } = await restoreFrom(file);
  const find = () => sql`SELECT name, status FROM customer WHERE id = ${person.customerId}`;
  expect(await find()).toEqual([{ name: 'Penélope', status: 'approved' }]);
  expect(await eraseAgain(address, [ledger])).toBe(1);
  expect(await find()).toEqual([{ name: 'Cuenta eliminada', status: 'removed' }]);
  expect(await eraseAgain(address, [ledger])).toBe(0);
});
