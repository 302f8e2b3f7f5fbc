import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { grantRoles } from '#db/roles/grant-roles.ts';
import { createTestRoles, type TestRoles } from '#db/roles/testing.ts';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { buildStaff, orderOf } from '#testing/order-fixture.ts';
import { buildShopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { joinTestApp, type TestApp } from '#testing/test-app.ts';
import { useShop } from '#testing/use-test-app.ts';
import { usualChoices } from './modules/catalogue/import/import-request.ts';
import { createWork } from './work.ts';

const owner = useShop({ hasFolder: true });
const warn = vi.fn();
const patience = { timeout: 60_000 };
let roles: TestRoles;
let server: TestApp;
/** What the server does by its own role, over goods and people that the owner built. */
let shop: TestApp;
beforeAll(async () => {
  roles = await createTestRoles();
  await grantRoles(owner.sql, roles.names);
  const { dataDir } = owner.deps.settings;
  server = await joinTestApp(
    { database: roles.as('application', owner.database) },
    { settings: dataDir === undefined ? {} : { dataDir }, ports: { clock: createClock() } },
  );
  shop = { ...server, sql: owner.sql };
});
afterAll(async () => {
  await server.close();
  await roles.drop(owner.database.database);
});

describe('a server whose role owns nothing (ADR 95)', () => {
  test('sells, tells the buyer of it, and counts what was delivered', async () => {
    const [me] = await server.sql`SELECT current_user AS name`;
    expect(me).toEqual({ name: roles.names.application });
    await server.deps.jobs.start(createWork(server.deps), { warn });
    const ana = await buildShopper(shop);
    const staff = await buildStaff(shop);
    const product = await buildProduct(owner.sql, { price: 10_000, stock: 5 });
    const { code } = await orderOf(ana, [[product, 2]]);
    for (const state of ['in_preparation', 'dispatched', 'delivered'] as const) {
      expect((await staff.advance({ orderCode: code, state })).refusal).toBeNull();
    }
    const told = () => owner.sql`
      SELECT count(*)::int AS mails, (SELECT count(*)::int FROM loyalty_entry) AS entries
      FROM local_message`;
    await vi.waitFor(
      async () => expect(await told()).toEqual([{ mails: 2, entries: 1 }]),
      patience,
    );
    expect(warn).not.toHaveBeenCalled();
    expect(await findViolations(server.sql)).toEqual([]);
  });

  test('imports a file over an older one, and tidies up after it', async () => {
    await buildBrand(owner.sql, 'Alma');
    await buildCategory(owner.sql, { name: 'Tintes' });
    const file = path.join(server.deps.settings.dataDir ?? '', 'catalogo.csv');
    const lines = Array.from(
      { length: 2_100 },
      (_, n) => `ROL${n},,Tinte ${n},Alma,Tintes,12500,40`,
    );
    writeFileSync(
      file,
      ['codigo_producto,codigo,producto,marca,categoria,precio,existencias_BOG', ...lines].join(
        '\n',
      ),
    );
    const since = new Date();
    for (const added of [2_100, 0]) {
      const request = { ...usualChoices, file, isDryRun: false, actorId: null };
      const outcome = await server.deps.catalogueImport.import(request);
      expect(outcome).toMatchObject({ ok: true, value: { new: added, bad: 0 } });
    }
    const lastVacuum = () => owner.sql<{ at: Date | null }[]>`
      SELECT last_vacuum AS at FROM pg_stat_user_tables WHERE relname = 'product'`;
    // It is told a moment later.
    await vi.waitFor(async () => {
      const [tidied] = await lastVacuum();
      expect(tidied?.at?.getTime()).toBeGreaterThanOrEqual(since.getTime() - 1_000);
    }, patience);
  });

  test('does each task of its timetable', async () => {
    for (const { name, run } of createWork(server.deps).tasks) {
      await expect(run(), name).resolves.toBeUndefined();
    }
  });
});
