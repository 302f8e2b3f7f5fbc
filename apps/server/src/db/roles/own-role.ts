import type { SqlReader } from '../pool.ts';
import { readPrivileges } from './read-privileges.ts';

/** What the role that the server connects as may. */
export interface OwnRole {
  readonly name: string;
  readonly isSuperuser: boolean;
  /** Whether the tables are its own, or would be: it makes and changes them. */
  readonly isOwner: boolean;
  /** What it may not do and has to, as `INSERT en customer_order`; nothing for an owner. */
  readonly missing: readonly string[];
}

export async function readOwnRole(sql: SqlReader): Promise<OwnRole> {
  const [row] = await sql<Omit<OwnRole, 'missing'>[]>`
    SELECT rolname AS name, rolsuper AS "isSuperuser",
      coalesce(
        (SELECT pg_has_role(relowner, 'USAGE') FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relname = 'schema_migration'),
        has_schema_privilege('public', 'CREATE')
      ) AS "isOwner"
    FROM pg_roles WHERE rolname = current_user`;
  if (!row) throw new Error('the database does not know who asks');
  if (row.isOwner) return { ...row, missing: [] };
  const relations = await readPrivileges(sql, row.name, 'application');
  const missing = relations.flatMap(({ schema, name, missing: privileges }) =>
    privileges.map((each) => `${each} en ${schema === 'public' ? '' : `${schema}.`}${name}`),
  );
  return { ...row, missing };
}

const mostNamed = 3;

/** What a role lacks that does not own the tables, in one Spanish sentence with its remedy; null: nothing. */
export function describeRoleFault({ name, missing }: OwnRole): string | null {
  if (missing.length === 0) return null;
  const named = missing.slice(0, mostNamed).join(', ');
  const more = missing.length > mostNamed ? ` y ${missing.length - mostNamed} más` : '';
  return `Al rol ${name} de DATABASE_URL le faltan permisos (${named}${more}): ejecuta npm start -- migrate con DATABASE_OWNER_URL, que los da.`;
}
