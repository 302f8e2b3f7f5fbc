import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory, for all programs. */
const inMemory = '/dev/shm';
/** What a run's databases and their log take, several times over; a container may have 64 MB. */
const enoughBytes = 4 * 1024 ** 3;

/**
 * A folder for what a test run throws away. A database is copied for each test file, and for a test
 * here and there: two thousand files, which a disk takes several times as long for as memory.
 */
export function quickFolder(): string {
  try {
    accessSync(inMemory, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize >= enoughBytes) return inMemory;
  } catch {
    // Another system than Linux.
  }
  return tmpdir();
}
