import { describe, expect, it } from 'vitest';
import { readMigrations } from '../migration-files.ts';
import { findHazards } from './find-hazards.ts';
import { growingTables } from './growing-tables.ts';
import { skeletonOf, splitStatements } from './statements.ts';

/** The first that had to keep to it: those before ran on shops that nobody sold in yet. */
const firstKept = 93;

const file = (number: number, text: string) => ({
  number,
  name: `${String(number).padStart(4, '0')}-try-it`,
  text,
  checksum: '',
});
const hazards = (text: string, earlier: readonly string[] = []) => {
  const files = [...earlier, text].map((each, index) => file(index + 1, each));
  return findHazards(files, files.length);
};
const outside = '-- outside of a transaction\n';

it('no migration stops a shop that sells', () => {
  expect(findHazards(readMigrations(), firstKept)).toEqual([]);
});

it('every table that grows is there', () => {
  const made = new Set(
    readMigrations().flatMap(({ text }) =>
      splitStatements(text).flatMap(
        (each) =>
          /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(skeletonOf(each))?.[1] ?? [],
      ),
    ),
  );
  expect([...growingTables].filter((table) => !made.has(table))).toEqual([]);
});

describe('on a table that grows', () => {
  it.each([
    ['CREATE INDEX order_line_sku ON order_line (sku)', 'CONCURRENTLY'],
    ['CREATE UNIQUE INDEX one ON "customer_order" (code)', 'CONCURRENTLY'],
    ['create index concurrently one on cart (id)', 'outside of a transaction'],
    [`${outside}CREATE INDEX CONCURRENTLY one ON cart (id)`, 'IF NOT EXISTS'],
    [`${outside}ALTER TABLE cart ADD COLUMN x int`, 'IF NOT EXISTS'],
    ['ALTER TABLE order_line ALTER COLUMN quantity TYPE bigint', 'reescribe'],
    ['ALTER TABLE order_line ALTER quantity SET DATA TYPE bigint', 'reescribe'],
    ['ALTER TABLE stock SET UNLOGGED', 'reescribe'],
    ['ALTER TABLE cart ADD COLUMN key uuid DEFAULT gen_random_uuid()', 'otro en cada fila'],
    [
      'ALTER TABLE cart ADD COLUMN at timestamptz NOT NULL DEFAULT clock_timestamp()',
      'otro en cada fila',
    ],
    ['ALTER TABLE cart ADD COLUMN n bigserial', 'otro en cada fila'],
    ['ALTER TABLE cart ADD n bigint GENERATED ALWAYS AS IDENTITY', 'otro en cada fila'],
    ['ALTER TABLE cart ADD COLUMN a int GENERATED ALWAYS AS (1) STORED', 'otro en cada fila'],
    ['ALTER TABLE cart ADD COLUMN a int CHECK (a > 0)', 'NOT VALID'],
    ['ALTER TABLE cart ADD COLUMN a int REFERENCES city (id)', 'NOT VALID'],
    ['ALTER TABLE cart ADD COLUMN a int UNIQUE', 'NOT VALID'],
    ['ALTER TABLE cart ADD COLUMN a int NOT NULL', 'sin DEFAULT'],
    ['ALTER TABLE banner ADD COLUMN a int NOT NULL', 'versión anterior'],
    ['ALTER TABLE cart ALTER COLUMN a SET NOT NULL', 'IS NOT NULL'],
    ['ALTER TABLE cart ADD CONSTRAINT c CHECK (a > 0)', 'NOT VALID'],
    ['ALTER TABLE cart ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES city (id)', 'NOT VALID'],
    ['ALTER TABLE cart ADD CONSTRAINT c UNIQUE (a)', 'USING INDEX'],
    ['ALTER TABLE cart ADD PRIMARY KEY (a)', 'USING INDEX'],
    [
      'ALTER TABLE cart ADD CONSTRAINT c CHECK (a > 0) NOT VALID; ALTER TABLE cart VALIDATE CONSTRAINT c',
      'otra migración',
    ],
    ['UPDATE customer_order SET total = 0', 'por partes'],
    ['DELETE FROM search_log', 'por partes'],
    ["DO $$ BEGIN EXECUTE 'ALTER TABLE cart ALTER a TYPE bigint'; END $$", 'esconde'],
    ['VACUUM FULL cart', 'bloquea'],
    ['LOCK TABLE cart', 'bloquea'],
    ['ALTER TABLE cart DROP COLUMN a', 'versión anterior'],
    ['ALTER TABLE cart RENAME COLUMN a TO b', 'versión anterior'],
    ['DROP TABLE banner', 'versión anterior'],
  ])('refuses %s', (text, remedy) => {
    expect(hazards(text)).toEqual([expect.stringContaining(remedy)]);
  });

  it.each([
    'ALTER TABLE cart ADD COLUMN a int',
    "ALTER TABLE cart ADD COLUMN a text NOT NULL DEFAULT 'ninguno; UPDATE cart'",
    'ALTER TABLE cart ADD COLUMN at timestamptz NOT NULL DEFAULT now()',
    'ALTER TABLE cart ADD CONSTRAINT c CHECK (a > 0) NOT VALID',
    'ALTER TABLE cart VALIDATE CONSTRAINT c',
    'ALTER TABLE cart ALTER COLUMN a DROP NOT NULL',
    'ALTER TABLE cart ALTER COLUMN a SET DEFAULT 1',
    'ALTER TABLE cart ADD CONSTRAINT c UNIQUE USING INDEX one',
    'ALTER TABLE cart DROP CONSTRAINT c',
    `${outside}-- why\nCREATE INDEX CONCURRENTLY IF NOT EXISTS one ON cart (id);\nANALYZE cart;`,
    `${outside}DROP INDEX CONCURRENTLY IF EXISTS one`,
    'CREATE TABLE cart_note (id int PRIMARY KEY); CREATE INDEX one ON cart_note (id)',
    'CREATE INDEX one ON trade_type (name)',
    '-- UPDATE cart SET a = 1;\n/* DROP TABLE cart; */ SELECT 1',
  ])('lets %s', (text) => {
    expect(hazards(text)).toEqual([]);
  });

  it('lets SET NOT NULL once each row was looked at, in files before', () => {
    const set = 'ALTER TABLE cart ALTER COLUMN a SET NOT NULL';
    const check = 'ALTER TABLE cart ADD CONSTRAINT a_there CHECK (a IS NOT NULL) NOT VALID';
    const validate = 'ALTER TABLE cart VALIDATE CONSTRAINT a_there';
    expect(hazards(set, [check])).toHaveLength(1);
    expect(hazards(set, [check, validate])).toEqual([]);
  });

  it('lets go of what an earlier one replaced, and says which', () => {
    const drop = 'ALTER TABLE cart DROP COLUMN a';
    expect(hazards(`-- contracts: 0001\n${drop}`, ['SELECT 1'])).toEqual([]);
    expect(hazards(`-- contracts: 0002\n${drop}`, ['SELECT 1'])).toHaveLength(1);
  });
});

it('statements are parted where they end, and nowhere else', () => {
  const text = `-- a; b
SELECT ';' AS "a;b"; /* ; */
CREATE FUNCTION f() RETURNS int AS $body$ BEGIN; END; $body$ LANGUAGE plpgsql;
-- the end`;
  expect(splitStatements(text)).toEqual([
    `SELECT ';' AS "a;b"`,
    `/* ; */
CREATE FUNCTION f() RETURNS int AS $body$ BEGIN; END; $body$ LANGUAGE plpgsql`,
  ]);
});
