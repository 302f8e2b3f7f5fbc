import { lockStartStep } from '../connection/lock-start-step.ts';
import { quoteIdentifier } from '../connection/render-sql.ts';
import type { Sql, Tx } from '../pool.ts';
import { StartProblem } from '../start/start-problem.ts';
import { openSchemas, type RoleKind } from './privileges.ts';
import { type RelationPrivileges, readPrivileges } from './read-privileges.ts';

/** The roles of a database whose tables belong to another one. */
export interface GivenRoles {
  /** What the server connects as. */
  readonly application: string;
  /** What only reads, for reports; null: nobody does. */
  readonly reports: string | null;
}

/**
 * Gives each role what it needs and takes away what is beyond it, as the owner of the tables; nothing
 * is written where nothing differs. Throws `StartProblem` where a role does not exist.
 */
export async function grantRoles(sql: Sql, { application, reports }: GivenRoles): Promise<void> {
  await sql.begin(async (tx) => {
    await lockStartStep(tx, 'roles');
    await grantRole(tx, application, 'application');
    await grantLater(tx, application);
    if (reports !== null) await grantRole(tx, reports, 'reports');
  });
}

async function grantRole(tx: Tx, role: string, kind: RoleKind): Promise<void> {
  const [found] = await tx<{ isOwner: boolean }[]>`
    SELECT pg_has_role(oid, (SELECT oid FROM pg_roles WHERE rolname = current_user), 'USAGE')
      AS "isOwner" FROM pg_roles WHERE rolname = ${role}`;
  if (!found) {
    throw new StartProblem(
      `El rol ${role} no existe en la base de datos: créalo como dice docs/runbooks/roles.md y repite.`,
    );
  }
  if (found.isOwner) {
    throw new StartProblem(
      `El rol ${role} puede todo lo que puede el dueño de las tablas: usa otro, que no sea superusuario ni miembro del dueño (docs/runbooks/roles.md).`,
    );
  }
  await closeDatabase(tx, role);
  const name = quoteIdentifier(role);
  for (const schema of await readSchemas(tx)) {
    if (kind === 'reports' && schema !== 'public') continue;
    await tx.unsafe(`GRANT USAGE ON SCHEMA ${schema} TO ${name}`);
  }
  const relations = await readPrivileges(tx, role, kind);
  for (const [privileges, names] of groupBy(relations, ({ missing }) => missing)) {
    await tx.unsafe(`GRANT ${privileges} ON ${names} TO ${name}`);
  }
  for (const [privileges, names] of groupBy(relations, ({ excess }) => excess)) {
    await tx.unsafe(`REVOKE ${privileges} ON ${names} FROM ${name}`);
  }
}

/** Nobody but the owner makes anything here, not even a table of a session. */
async function closeDatabase(tx: Tx, role: string): Promise<void> {
  const [may] = await tx<{ database: string; create: boolean; temporary: boolean }[]>`
    SELECT current_database() AS database,
      has_schema_privilege(${role}::name, 'public', 'CREATE') AS create,
      has_database_privilege(${role}::name, current_database(), 'TEMPORARY') AS temporary`;
  const name = quoteIdentifier(role);
  if (may?.create) await tx.unsafe(`REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${name}`);
  if (may?.temporary) {
    const database = quoteIdentifier(may.database);
    await tx.unsafe(`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC, ${name}`);
  }
}

/**
 * What a later migration makes is open to the servers that are running from the moment on at which it
 * is there: a trigger of it may have them write into a table that they do not know.
 */
async function grantLater(tx: Tx, application: string): Promise<void> {
  const name = quoteIdentifier(application);
  for (const schema of await readSchemas(tx)) {
    const defaults = `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT`;
    await tx.unsafe(`${defaults} SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name}`);
    await tx.unsafe(`${defaults} SELECT ON SEQUENCES TO ${name}`);
  }
}

async function readSchemas(tx: Tx): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY (${[...openSchemas]}::text[])`;
  return rows.map(({ name }) => name);
}

/** Statements for many relations at once: the privileges, and those that they are about. */
function groupBy(
  relations: readonly RelationPrivileges[],
  select: (relation: RelationPrivileges) => readonly string[],
): (readonly [privileges: string, names: string])[] {
  const groups = Map.groupBy(
    relations.filter((each) => select(each).length > 0),
    (each) => `${each.kind} ${select(each).join(', ')}`,
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    const names = group.map(({ schema, name }) => `${schema}.${quoteIdentifier(name)}`).join(', ');
    const privileges = first ? select(first).join(', ') : '';
    return [privileges, `${first?.kind === 'sequence' ? 'SEQUENCE ' : ''}${names}`] as const;
  });
}
