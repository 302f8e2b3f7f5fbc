import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import pg from 'pg';
import type { z } from 'zod';
import type { GivenRoles } from './db/roles/grant-roles.ts';
import type { variables } from './env-variables.ts';

/** An existing PostgreSQL and the ways to it. */
export interface ServerDatabase {
  readonly kind: 'url';
  readonly url: string;
  /** A pooler in transaction mode in front of the same database (ADR 88); null: none. */
  readonly pooler: string | null;
  /** A standby of it, for lists and search (ADR 96); null: none. */
  readonly read: string | null;
  /** Who owns the tables, where that is not the role of `url` (ADR 95); null: it is. */
  readonly owner: string | null;
  /** Who gets privileges from that owner; null: nobody. */
  readonly roles: GivenRoles | null;
}

type Variables = Pick<
  z.infer<typeof variables>,
  | 'DATABASE_URL'
  | 'DATABASE_POOLER_URL'
  | 'DATABASE_READ_URL'
  | 'DATABASE_OWNER_URL'
  | 'DATABASE_REPORTS_ROLE'
>;

/** The database of the settings; null: none is named, so the embedded one serves. */
export function readDatabase(env: Variables): Result<ServerDatabase | null, string> {
  const { DATABASE_URL: url, DATABASE_POOLER_URL: pooler, DATABASE_OWNER_URL: owner } = env;
  const { DATABASE_READ_URL: read } = env;
  if (url === undefined) {
    if (pooler !== undefined) {
      return fail(
        'Falta DATABASE_URL, la dirección de la base sin pooler, que es obligatoria con DATABASE_POOLER_URL.',
      );
    }
    if (read !== undefined) {
      return fail(
        'Falta DATABASE_URL, la dirección del líder, que es obligatoria con DATABASE_READ_URL.',
      );
    }
    if (owner === undefined) return ok(null);
    return fail(
      'Falta DATABASE_URL, la dirección con el rol de la aplicación, que es obligatoria con DATABASE_OWNER_URL.',
    );
  }
  const addresses = {
    DATABASE_URL: url,
    DATABASE_POOLER_URL: pooler,
    DATABASE_READ_URL: read,
    DATABASE_OWNER_URL: owner,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const fault = address === undefined ? null : describeFault(name, address);
    if (fault !== null) return fail(fault);
  }
  const application = roleOf(url);
  // One role at both addresses owns what it uses, as without the second one.
  const isApart = owner !== undefined && roleOf(owner) !== application;
  return ok({
    kind: 'url',
    url,
    pooler: pooler ?? null,
    read: read ?? null,
    owner: isApart ? owner : null,
    roles: isApart ? { application, reports: env.DATABASE_REPORTS_ROLE ?? null } : null,
  });
}

/** The role that an address connects as, by the driver's own reading of it. */
function roleOf(url: string): string {
  return new pg.Client({ connectionString: url }).user ?? '';
}

/** Reading an address also reads the files that it names; its password is not repeated. */
function describeFault(name: string, url: string): string | null {
  try {
    roleOf(url);
    return null;
  } catch (error) {
    const file = error instanceof Error && 'path' in error ? String(error.path) : null;
    return file === null
      ? `${name} no es una dirección que se pueda leer: revisa que su clave no tenga signos sin codificar (%40 es @).`
      : `${name} nombra el archivo ${file}, que no se puede leer: corrige su ruta o sus permisos.`;
  }
}
