import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOldBackups, listBackups, newBackupFile } from './backup-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const day = (text: string) => new Date(`2026-${text}T10:00:00Z`);

async function keep(days: readonly string[]): Promise<void> {
  for (const each of days) writeFileSync(await newBackupFile(folder, day(each)), '');
}

const daysLeft = async () =>
  (await listBackups(folder)).map(({ takenAt }) => takenAt.toISOString().slice(5, 10));

it('lists backups from the newest, and nothing else', async () => {
  await keep(['11-01', '11-03', '11-02']);
  writeFileSync(path.join(folder, 'notas.txt'), '');
  expect(await daysLeft()).toEqual(['11-03', '11-02', '11-01']);
  expect(await listBackups(path.join(folder, 'nowhere'))).toEqual([]);
});

it('forgets what is too old, but never the newest three', async () => {
  await keep(['09-01', '09-02', '09-03', '11-19', '11-20']);
  const settings = { keepDays: 30, now: day('11-20') };
  expect(await forgetOldBackups(folder, settings)).toBe(2);
  expect(await daysLeft()).toEqual(['11-20', '11-19', '09-03']);
});
