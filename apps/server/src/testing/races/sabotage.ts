import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sql } from '#db/pool.ts';
import { mirrorServer, server } from './mirror-server.ts';
import { type Removal, type Sabotage, sabotages } from './sabotages.ts';

const repository = path.resolve(server, '..', '..');

/** What the database itself would refuse, so that only the code is on trial. */
const backstops = [
  'ALTER TABLE stock DROP CONSTRAINT stock_available_check, DROP CONSTRAINT stock_sold_check, DROP CONSTRAINT stock_promised_is_sold',
  'ALTER TABLE arrival DROP CONSTRAINT arrival_check',
  'ALTER TABLE customer_order DROP CONSTRAINT customer_order_cart_id_key',
  'DROP INDEX stock_movement_arrival_once',
  'ALTER TABLE coupon DROP CONSTRAINT coupon_uses_within_limit',
  'DROP INDEX coupon_redemption_turn',
  'ALTER TABLE credit_account DROP CONSTRAINT credit_account_within_limit',
  'ALTER TABLE credit_entry DROP CONSTRAINT credit_entry_within_limit',
  'ALTER TABLE phone_code DROP CONSTRAINT phone_code_guesses_check',
];

/** What starts a server within a test. */
export type TestAppModule = typeof import('../test-app.ts');

export interface SabotagedBuild {
  /** Its `main.ts`, for processes of its own. */
  readonly main: string;
  /** Its `createTestApp`, for a server within the test. */
  load(): Promise<TestAppModule>;
  remove(): void;
}

/**
 * Mirrors the server as it is now and takes these guards out: a test that finds nothing in this
 * build would find nothing anywhere. Throws when a guard is not where it was.
 */
export function buildSabotaged(sabotage: Sabotage): SabotagedBuild {
  const removals: readonly Removal[] = sabotages[sabotage];
  const folder = mkdtempSync(path.join(tmpdir(), 'matiz-sabotaged-'));
  const copy = path.join(folder, 'apps', 'server');
  mirrorServer(copy, new Set(removals.map(({ file }) => path.join(server, file))));
  for (const name of ['node_modules', 'tsconfig.base.json', 'packages', 'apps/web', 'apps/desk']) {
    symlinkSync(path.join(repository, name), path.join(folder, name));
  }
  for (const { file, guard, instead } of removals) {
    const target = path.join(copy, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(guard)) throw new Error(`${file} has no guard “${guard.trim()}” any more`);
    writeFileSync(
      target,
      text.replaceAll(guard, () => instead),
    );
  }
  return {
    main: path.join(copy, 'src', 'main.ts'),
    load: () => import(path.join(copy, 'src', 'testing', 'test-app.ts')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Takes the database's own guards out. */
export async function dropBackstops(sql: Sql): Promise<void> {
  for (const statement of backstops) await sql.unsafe(statement);
}
