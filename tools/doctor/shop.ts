import { existsSync } from 'node:fs';
import { DatabaseUnavailable } from '../../apps/server/src/db/connection/unavailable.ts';
import { locateCluster } from '../../apps/server/src/db/embedded/cluster-files.ts';
import { StartProblem } from '../../apps/server/src/db/start/start-problem.ts';
import { visitDatabase } from '../../apps/server/src/db/start/visit-database.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { readFirstDay } from '../../apps/server/src/modules/shop/index.ts';
import type { Gap } from '../../apps/server/src/production/gap.ts';
import { adviseOnShop } from '../../apps/server/src/production/shop-advice.ts';

/** What the shop still lacks to sell, as its start says it; nothing before its first start. */
export async function examineShop(): Promise<Gap | undefined> {
  const settings = readEnv();
  if (!settings.ok) return undefined;
  const { database, dataDir, mail, wompi } = settings.value;
  if (database.kind === 'embedded' && !existsSync(locateCluster(dataDir).data)) return undefined;
  const connections = { hasMail: mail !== null, hasGateway: wompi !== null };
  try {
    const day = await visitDatabase(
      settings.value,
      { max: 1 },
      () => undefined,
      (sql) => readFirstDay(sql.reader, connections, new Date()),
    );
    const lines = adviseOnShop(day);
    return lines.length === 0 ? undefined : { severity: 'notice', remedy: lines.join('\n    ') };
  } catch (error) {
    // The database has an examination of its own.
    if (error instanceof StartProblem || error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}
