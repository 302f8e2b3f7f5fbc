import { isIP } from 'node:net';
import { describeRoleFault } from '../db/roles/own-role.ts';
import type { OwnConnection } from '../db/start/own-connection.ts';
import type { Settings } from '../env.ts';
import { fault, type Gap, notice } from './gap.ts';
import { unnamedOf } from './proxies.ts';

/** Whether the role of the server may more than it has to, or less (ADR 95). */
export function examineRole(database: Settings['database'], { role }: OwnConnection): Gap | null {
  if (database.kind === 'embedded') return null;
  const manual = 'Sepáralos como dice docs/runbooks/roles.md.';
  if (role.isSuperuser) {
    return fault(
      `DATABASE_URL entra como ${role.name}, que es superusuario: un hueco en la tienda abriría todo el servidor de base de datos. ${manual}`,
    );
  }
  const lack = describeRoleFault(role);
  if (lack !== null) return fault(lack);
  if (!role.isOwner) return null;
  return notice(
    `DATABASE_URL entra como ${role.name}, que es también el dueño de las tablas y puede borrarlas. ${manual}`,
  );
}

/** Whether what is asked of a database on another machine can be read, or answered by another, on the way. */
export function examineEncryption(
  database: Settings['database'],
  { isEncrypted, otherMachine }: OwnConnection,
): Gap | null {
  const [unproven] = addressesOf(database).filter(({ url }) => isUnproven(url));
  if (unproven) {
    return fault(`${unproven.variable} cifra sin comprobar quién responde: pon ${way}.`);
  }
  if (!isEncrypted && otherMachine !== null) {
    return clearGap('La base de datos', otherMachine, 'DATABASE_URL');
  }
  const pooler = database.kind === 'url' && database.pooler !== null ? database.pooler : null;
  const host = pooler === null ? null : hostInTheClear(pooler);
  return host === null ? null : clearGap('El pooler', host, 'DATABASE_POOLER_URL');
}

const way = '?sslmode=verify-full&sslrootcert=/ruta/ca.pem (docs/runbooks/roles.md)';

function clearGap(who: string, host: string, variable: string): Gap {
  const isInner = isIP(host) === 0 || unnamedOf([host], ['uniquelocal', 'linklocal']).length === 0;
  const network = isInner ? 'por la red interna' : 'por la red';
  const say = isInner ? notice : fault;
  return say(
    `${who} está en otra máquina (${host}) y todo viaja sin cifrar ${network}: agrega a ${variable} ${way}.`,
  );
}

function addressesOf(database: Settings['database']) {
  if (database.kind === 'embedded') return [];
  const { url, owner, pooler, read } = database;
  const given = {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: owner,
    DATABASE_POOLER_URL: pooler,
    DATABASE_READ_URL: read,
  };
  return Object.entries(given).flatMap(([variable, each]) =>
    each === null ? [] : { variable, url: each },
  );
}

/** As the driver reads it: every mode but these two proves the certificate. */
function isUnproven(url: string): boolean {
  const asked = URL.parse(url)?.searchParams;
  const mode = asked?.get('sslmode');
  if (mode === 'no-verify') return true;
  return asked?.get('uselibpqcompat') === 'true' && (mode === 'require' || mode === 'prefer');
}

/** The other machine that an address leads to without encrypting; null: it does not. */
function hostInTheClear(url: string): string | null {
  const { hostname = '', searchParams } = URL.parse(url) ?? {};
  const mode = searchParams?.get('sslmode');
  const isEncrypted = searchParams?.has('ssl') || (mode && mode !== 'disable');
  const host = searchParams?.get('host') ?? hostname.replaceAll(/^\[|\]$/g, '');
  const isHere = host === '' || host === 'localhost' || host.startsWith('/') || isLoopback(host);
  return isEncrypted || isHere ? null : host;
}

function isLoopback(host: string): boolean {
  return isIP(host) !== 0 && unnamedOf([host], ['loopback']).length === 0;
}
