import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from '#db/start/start-problem.ts';

const pattern = /^matiz-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.backup$/;
/** So many stay however old they are: a backup that failed for a month must not leave none. */
const leastKept = 3;

export interface BackupFile {
  readonly file: string;
  readonly takenAt: Date;
}

/** Where a backup of this moment goes; the folder is made. */
export async function newBackupFile(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(folder, `matiz-${stamp}Z.backup`);
}

/** The backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [day, time] = pattern.exec(name)?.[1]?.split('T') ?? [];
      if (day === undefined || time === undefined) return [];
      const takenAt = new Date(`${day}T${time.replaceAll('-', ':')}Z`);
      return [{ file: path.join(folder, name), takenAt }];
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

/** Throws away what is older than it may be kept. Answers how many went. */
export async function forgetOldBackups(
  folder: string,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<number> {
  const oldest = now.getTime() - keepDays * 24 * 60 * 60_000;
  const all = await listBackups(folder);
  const old = all.slice(leastKept).filter(({ takenAt }) => takenAt.getTime() < oldest);
  for (const { file } of old) await rm(file);
  return old.length;
}
