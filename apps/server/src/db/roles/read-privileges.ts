import type { SqlReader } from '../pool.ts';
import {
  openSchemas,
  type Privilege,
  privilegesOf,
  type Relation,
  type RoleKind,
} from './privileges.ts';

/** A relation, with what a role should be able to do with it and what it can. */
export interface RelationPrivileges extends Relation {
  readonly missing: readonly Privilege[];
  readonly excess: readonly Privilege[];
}

/** Before it only a table's owner may vacuum, analyse or cluster it. */
const maintainVersion = 170_000;
const everywhere: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'];

interface Row extends Relation {
  held: Privilege[];
}

/** Compares what a role may with what it should be able to (`privilegesOf`), for each relation of ours. */
export async function readPrivileges(
  sql: SqlReader,
  role: string,
  kind: RoleKind,
): Promise<RelationPrivileges[]> {
  const [server] = await sql<{ version: number }[]>`
    SELECT current_setting('server_version_num')::int AS version`;
  const known: readonly Privilege[] =
    (server?.version ?? 0) >= maintainVersion ? [...everywhere, 'MAINTAIN'] : everywhere;
  const rows = await sql<Row[]>`
    SELECT space.nspname AS schema, class.relname AS name,
      CASE class.relkind WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind,
      ARRAY(
        SELECT privilege FROM unnest(${[...known]}::text[]) AS each (privilege)
        WHERE CASE
          WHEN class.relkind <> 'S' THEN has_table_privilege(${role}::name, class.oid, privilege)
          WHEN privilege IN ('SELECT', 'UPDATE')
            THEN has_sequence_privilege(${role}::name, class.oid, privilege)
          ELSE false
        END
      ) AS held
    FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
    WHERE space.nspname = ANY (${[...openSchemas]}::text[]) AND class.relkind IN ('r', 'p', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend
        WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype = 'e')
    ORDER BY 1, 2`;
  return rows.map(({ held, ...relation }) => {
    const demanded = privilegesOf(kind, relation).filter((each) => known.includes(each));
    return {
      ...relation,
      missing: demanded.filter((each) => !held.includes(each)),
      excess: held.filter((each) => !demanded.includes(each)),
    };
  });
}
