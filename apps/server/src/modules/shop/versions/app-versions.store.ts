import type { SqlReader, Tx } from '#db/sql.ts';

interface AppVersionRow {
  minimum: string;
  latest: string;
  storeLink: string | null;
}

export async function readAppVersions(
  sql: SqlReader,
  platform: string,
): Promise<AppVersionRow | null> {
  const [row] = await sql<AppVersionRow[]>`
    SELECT minimum, latest, store_link AS "storeLink" FROM app_version
    WHERE platform = ${platform}`;
  return row ?? null;
}

/** As it is now, until the transaction ends. */
export async function lockAppVersion(tx: Tx, platform: string): Promise<AppVersionRow | null> {
  const [row] = await tx<AppVersionRow[]>`
    SELECT minimum, latest, store_link AS "storeLink" FROM app_version
    WHERE platform = ${platform} FOR UPDATE`;
  return row ?? null;
}
