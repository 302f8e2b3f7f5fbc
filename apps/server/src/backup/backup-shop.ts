import { type Address, createSql, withoutLimits } from '#db/pool.ts';
import { StartProblem } from '#db/start/start-problem.ts';
import { reachDatabase } from '#db/start/visit-database.ts';
import { findRemovedCustomers } from '#modules/identity/index.ts';
import type { Settings } from '../env.ts';
import { forgetOldBackups, newBackupFile } from './backup-files.ts';
import { mergeErasures } from './erasures.ts';
import { type BackupContent, takeBackup } from './take-backup.ts';

export interface BackupTold extends BackupContent {
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** Old ones that were thrown away. */
  readonly forgotten: number;
}

/**
 * Takes a backup of the shop of the settings, running or not, into BACKUP_DIR, and lays down beside
 * it whose data was erased until now. Throws `StartProblem`.
 */
export async function backupShop(
  settings: Settings,
  say: (line: string) => void,
): Promise<BackupTold> {
  const { dataDir, secret, backup } = settings;
  const passphrase = passphraseOf(settings);
  return reachDatabase(settings, say, async (address) => {
    const now = new Date();
    const file = await newBackupFile(backup.folder, now);
    const taken = await takeBackup({ address, dataDir, secret }, { file, passphrase });
    await mergeErasures(backup.folder, await readRemoved(address));
    const forgotten = await forgetOldBackups(backup.folder, { ...backup, now });
    return { ...taken, file, forgotten };
  });
}

export function passphraseOf({ backup }: Pick<Settings, 'backup'>): string {
  if (backup.passphrase !== null) return backup.passphrase;
  throw new StartProblem(
    'Falta BACKUP_PASSPHRASE: una frase de 20 caracteres o más que cifra los respaldos. Guárdala también fuera de esta máquina: sin ella nadie los abre.',
  );
}

async function readRemoved(address: Address) {
  const sql = createSql(address, withoutLimits);
  try {
    return await findRemovedCustomers(sql.reader);
  } finally {
    await sql.end();
  }
}
