import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSql, type SqlPool } from '../pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { grantRoles } from './grant-roles.ts';
import { describeRoleFault, readOwnRole } from './own-role.ts';
import { readPrivileges } from './read-privileges.ts';
import { createTestRoles, type TestRoles } from './testing.ts';

let database: TestDatabase;
let roles: TestRoles;
let application: SqlPool;
let reports: SqlPool;
beforeAll(async () => {
  database = await createTestDatabase();
  roles = await createTestRoles();
  application = createSql(roles.as('application', database.address), { max: 1 });
  reports = createSql(roles.as('reports', database.address), { max: 1 });
  await grantRoles(database.sql, roles.names);
});
afterAll(async () => {
  await application.end();
  await reports.end();
  await roles.drop(database.address.database);
  await database.drop();
});

const refused = { code: '42501' };

describe('the role of the application (ADR 95)', () => {
  test('has all that it needs and nothing beyond, and says which role it is', async () => {
    const differing = (
      await readPrivileges(database.sql.reader, roles.names.application, 'application')
    )
      .filter(({ missing, excess }) => missing.length + excess.length > 0)
      .map(({ name }) => name);
    expect(differing).toEqual([]);
    expect(await readOwnRole(application.reader)).toEqual({
      name: roles.names.application,
      isSuperuser: false,
      isOwner: false,
      missing: [],
    });
  });

  test.each([
    'CREATE TABLE thing (id int)',
    'CREATE TABLE pgboss.thing (id int)',
    'CREATE TEMPORARY TABLE thing (id int)',
    'CREATE SCHEMA thing',
    'CREATE EXTENSION citext',
    'CREATE FUNCTION thing() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'ALTER TABLE product ADD COLUMN thing int',
    'ALTER TABLE audit_entry DISABLE TRIGGER USER',
    'CREATE INDEX thing ON product (name)',
    'DROP TABLE rate_limit',
    'TRUNCATE customer_order CASCADE',
    "INSERT INTO schema_migration VALUES (9999, 'a', 'b')",
    "UPDATE audit_entry SET action = 'nothing'",
    'DELETE FROM consent',
    'UPDATE credit_entry SET amount = 0',
    'DELETE FROM loyalty_entry',
  ])('is refused: %s', async (statement) => {
    await expect(application.unsafe(statement)).rejects.toMatchObject(refused);
  });

  test('looks after the tables that are searched, and empties the staging table', async () => {
    await application`ANALYZE product_search (sales_rank)`;
    await application.unsafe('CLUSTER product_search');
    await application.unsafe('VACUUM (ANALYZE) product');
    await application.unsafe('TRUNCATE import_row');
  });

  test('sees which PostgreSQL it is and how far its log, for a standby (ADR 96)', async () => {
    const seen = await application`
      SELECT pg_current_wal_lsn() AS lsn, system_identifier::text FROM pg_control_system()`;
    expect(seen).toHaveLength(1);
  });

  test('may write what a migration makes while it serves', async () => {
    await database.sql.unsafe('CREATE TABLE later (id int GENERATED ALWAYS AS IDENTITY, n int)');
    await application`INSERT INTO later (n) VALUES (1)`;
    await database.sql.unsafe('DROP TABLE later');
  });

  test('what it lacks is named with the remedy, and given by the next migrate', async () => {
    const name = roles.names.application;
    await database.sql.unsafe(`REVOKE INSERT, UPDATE ON customer_order, order_line FROM ${name}`);
    const fault = describeRoleFault(await readOwnRole(application.reader));
    expect(fault).toBe(
      `Al rol ${name} de DATABASE_URL le faltan permisos (INSERT en customer_order, UPDATE en customer_order, INSERT en order_line y 1 más): ejecuta npm start -- migrate con DATABASE_OWNER_URL, que los da.`,
    );
    await grantRoles(database.sql, roles.names);
    expect(describeRoleFault(await readOwnRole(application.reader))).toBeNull();
  });

  test('loses what it was given beyond it', async () => {
    const name = roles.names.application;
    await database.sql.unsafe(`GRANT DELETE, TRUNCATE ON audit_entry TO ${name}`);
    await grantRoles(database.sql, roles.names);
    await expect(application`DELETE FROM audit_entry WHERE false`).rejects.toMatchObject(refused);
  });

  test('is not the owner, nor one who may do what the owner may', async () => {
    const asOwner = { application: 'matiz', reports: null };
    await expect(grantRoles(database.sql, asOwner)).rejects.toThrow(/usa otro/);
    const unknown = { application: 'nadie', reports: null };
    await expect(grantRoles(database.sql, unknown)).rejects.toThrow(/El rol nadie no existe/);
  });
});

describe('the role of reports (ADR 95)', () => {
  test('adds up what was sold, and reads no account, session, code or card', async () => {
    const [sold] = await reports`
      SELECT count(*)::int AS lines FROM customer_order 
        JOIN order_line ON order_id = customer_order.id`;
    expect(sold).toEqual({ lines: 0 });
    const closed = ['app_user', 'session_token', 'phone_code', 'staff_factor', 'stored_card'];
    for (const table of [...closed, 'kept_identity', 'push_token', 'audit_entry', 'pgboss.job']) {
      await expect(reports.unsafe(`SELECT FROM ${table}`), table).rejects.toMatchObject(refused);
    }
  });

  test.each([
    'UPDATE customer_order SET code = code',
    'DELETE FROM order_line',
    "INSERT INTO brand (name) VALUES ('x')",
    'TRUNCATE import_row',
    'CREATE TABLE thing (id int)',
    'CREATE TEMPORARY TABLE thing (id int)',
    'ANALYZE VERBOSE order_line; UPDATE stock SET available = 0',
  ])('is refused: %s', async (statement) => {
    await expect(reports.unsafe(statement)).rejects.toMatchObject(refused);
  });
});
