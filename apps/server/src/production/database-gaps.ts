import { describeRoleFault } from '../db/roles/own-role.ts';
import type { OwnConnection } from '../db/start/own-connection.ts';
import type { Settings } from '../env.ts';
import type { Gap } from './gaps.ts';
import { unnamedOf } from './proxies.ts';

/** Whether the role of the server may more than it has to, or less (ADR 95). */
export function examineRole(database: Settings['database'], { role }: OwnConnection): Gap | null {
  if (database.kind === 'embedded') return null;
  const manual = 'Sepáralos como dice docs/runbooks/roles.md.';
  if (role.isSuperuser) {
    const remedy = `DATABASE_URL entra como ${role.name}, que es superusuario: un hueco en la tienda abriría todo el servidor de base de datos. ${manual}`;
    return { severity: 'fault', remedy };
  }
  const lack = describeRoleFault(role);
  if (lack !== null) return { severity: 'fault', remedy: lack };
  if (!role.isOwner) return null;
  const remedy = `DATABASE_URL entra como ${role.name}, que es también el dueño de las tablas y puede borrarlas. ${manual}`;
  return { severity: 'notice', remedy };
}

/** Whether what is asked of a database on another machine can be read on the way. */
export function examineEncryption({ isEncrypted, otherMachine }: OwnConnection): Gap | null {
  if (isEncrypted || otherMachine === null) return null;
  const isInner = unnamedOf([otherMachine], ['uniquelocal', 'linklocal', 'loopback']).length === 0;
  const way = isInner ? 'por la red interna' : 'por la red';
  const remedy = `La base de datos está en otra máquina (${otherMachine}) y todo viaja sin cifrar ${way}: agrega ?sslmode=verify-full&sslrootcert=/ruta/ca.pem a DATABASE_URL (docs/runbooks/roles.md).`;
  return { severity: isInner ? 'notice' : 'fault', remedy };
}
