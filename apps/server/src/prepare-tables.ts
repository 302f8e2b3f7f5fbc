import { createPracticeTables } from './adapters/payments/practice-tables.ts';
import { checkHistory, readApplied } from './db/applied-migrations.ts';
import { hasTable } from './db/has-table.ts';
import { migrate } from './db/migrate.ts';
import { readMigrations } from './db/migration-files.ts';
import { type Address, createSql, type SqlPool, withoutLimits } from './db/pool.ts';
import { loadReferenceData } from './db/reference/load-reference-data.ts';
import { grantRoles } from './db/roles/grant-roles.ts';
import { describeRoleFault, readOwnRole } from './db/roles/own-role.ts';
import { ensureDemonstration, hasDemonstration } from './db/start/demonstration.ts';
import { beginProduction, readDeployment } from './db/start/deployment.ts';
import { StartProblem } from './db/start/start-problem.ts';
import type { Settings } from './env.ts';
import { hasJobsSchema, installJobs } from './jobs/jobs-schema.ts';
import { signOf } from './production/advice.ts';

type Say = (line: string) => void;

/**
 * Tables and what every database holds; the demonstration where it may be, its end where not. By the
 * owner of the tables, if the settings name one apart; else by the role of DATABASE_URL if they are
 * its own. A role that owns nothing changes nothing: it is proven that others did it (ADR 95). Throws
 * `StartProblem`.
 */
export async function prepareTables(address: Address, settings: Settings, say: Say): Promise<void> {
  const { owner, roles } = ownerOf(settings);
  if (owner !== null) {
    await inDatabase(owner, async (sql) => {
      await makeTables(sql, settings, say);
      if (roles !== null) await grantRoles(sql, roles);
    });
  }
  await inDatabase(address, async (sql) => {
    const { isOwner } = await readOwnRole(sql.reader);
    if (isOwner && owner === null) await makeTables(sql, settings, say);
    else await proveTables(sql);
    await markProduction(sql, settings);
  });
}

function ownerOf({ database }: Settings) {
  return database.kind === 'url' ? database : { owner: null, roles: null };
}

async function makeTables(sql: SqlPool, settings: Settings, say: Say): Promise<void> {
  const now = new Date();
  await migrate(sql);
  await installJobs(sql);
  await loadReferenceData(sql);
  const facts = await readDeployment(sql.reader, now);
  if (settings.isDemo && facts.productionSince === null && !(await hasDemonstration(sql))) {
    say('Cargando la demostración (solo la primera vez)…');
    await loadDemonstration(sql, now);
  }
  if (signOf(settings, await readDeployment(sql.reader, now)) === null) {
    await createPracticeTables(sql);
  }
}

/** What only this needs is read here: every other start goes without it. */
async function loadDemonstration(sql: SqlPool, now: Date): Promise<void> {
  const { loadDemo } = await import('./db/demo/load.ts');
  const { createPasswordHasher } = await import('./modules/identity/index.ts');
  const { hash: hashPassword } = createPasswordHasher();
  const newId = () => crypto.randomUUID();
  await ensureDemonstration(sql, (tx) => loadDemo(tx, { now, newId, hashPassword }));
}

/** That everything is there which this role could not make, and open to it. */
async function proveTables(sql: SqlPool): Promise<void> {
  const role = await readOwnRole(sql.reader);
  const remedy =
    'ejecuta primero npm start -- migrate con DATABASE_OWNER_URL, el dueño de las tablas.';
  const [made] = await sql.reader<{ isMade: boolean }[]>`
    SELECT ${hasTable(sql.reader, 'schema_migration')} AS "isMade"`;
  if (!made?.isMade) {
    throw new StartProblem(
      `La base de datos está vacía y el rol ${role.name} de DATABASE_URL no puede crear tablas: ${remedy}`,
    );
  }
  const fault = describeRoleFault(role);
  if (fault !== null) throw new StartProblem(fault);
  const migrations = readMigrations();
  const applied = await readApplied(sql.reader);
  checkHistory(applied, migrations);
  if (applied.length < migrations.length || !(await hasJobsSchema(sql.reader))) {
    throw new StartProblem(
      `A la base de datos le faltan tablas de esta versión y el rol ${role.name} de DATABASE_URL no las puede crear: ${remedy}`,
    );
  }
}

async function markProduction(sql: SqlPool, settings: Settings): Promise<void> {
  const now = new Date();
  const sign = signOf(settings, await readDeployment(sql.reader, now));
  if (sign !== null) await beginProduction(sql, now);
}

async function inDatabase(address: Address, work: (sql: SqlPool) => Promise<void>): Promise<void> {
  const sql = createSql(address, withoutLimits);
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
