import { auditDatabase } from '../../apps/server/src/db/audit.ts';
import { readEnv } from '../../apps/server/src/env.ts';

/** What does not hold in the database of this folder (`npm run audit`). */
export async function auditFolder(dataDir: string): Promise<string[]> {
  const settings = readEnv({ DATA_DIR: dataDir });
  if (!settings.ok) return [settings.error];
  const violations = await auditDatabase(settings.value, () => {});
  return violations.map(({ invariant, subject }) => `${invariant}: ${subject}`);
}
