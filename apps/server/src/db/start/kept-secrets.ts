import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isVapidKey, makeVapidKey } from '#lib/vapid-key.ts';
import { describeFailure, prepareDataDir } from './data-dir.ts';
import { StartProblem, systemCode } from './start-problem.ts';

const secret = z.string().min(32);
const keptSecrets = z.object({
  session: secret,
  database: z.object({ owner: secret, superuser: secret }),
  /** The private half of the VAPID key. */
  webPush: z.string().refine(isVapidKey),
});

export type KeptSecrets = z.infer<typeof keptSecrets>;

/**
 * The secrets of an embedded start: made once and kept in DATA_DIR, readable by its owner only.
 * Throws `StartProblem` when the folder cannot be written or the file is damaged.
 */
export function keepSecrets(dataDir: string): KeptSecrets {
  prepareDataDir(dataDir);
  const file = path.join(dataDir, 'secrets.json');
  try {
    return readSecrets(file) ?? makeSecrets(file);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(describeFailure(dataDir, systemCode(error)));
  }
}

/** Puts the session secret of a restored backup in the place of the one that is kept. */
export function replaceSessionSecret(dataDir: string, session: string): void {
  const kept = keepSecrets(dataDir);
  const file = path.join(dataDir, 'secrets.json');
  writeSecrets(`${file}.${randomUUID()}`, { ...kept, session }, (draft) => renameSync(draft, file));
}

function readSecrets(file: string): KeptSecrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  chmodSync(file, 0o600);
  const kept = parseJson(text);
  const parsed = keptSecrets.safeParse(kept);
  if (parsed.success) return parsed.data;
  // A file of before browsers were told.
  const older = keptSecrets.omit({ webPush: true }).safeParse(kept);
  if (older.success) {
    const whole = { ...older.data, webPush: makeVapidKey() };
    writeSecrets(`${file}.${randomUUID()}`, whole, (draft) => renameSync(draft, file));
    return whole;
  }
  throw new StartProblem(
    `${file} está dañado: bórralo para que se haga de nuevo (las sesiones abiertas se cerrarán).`,
  );
}

/** Written whole beside its place and then linked there: two first starts agree on one file. */
function makeSecrets(file: string): KeptSecrets {
  const made: KeptSecrets = {
    session: makeSecret(),
    database: { owner: makeSecret(), superuser: makeSecret() },
    webPush: makeVapidKey(),
  };
  try {
    writeSecrets(`${file}.${randomUUID()}`, made, (draft) => linkSync(draft, file));
    return made;
  } catch (error) {
    const winner = systemCode(error) === 'EEXIST' ? readSecrets(file) : undefined;
    if (winner === undefined) throw error;
    return winner;
  }
}

function writeSecrets(draft: string, secrets: KeptSecrets, place: (draft: string) => void): void {
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
    place(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

function makeSecret(): string {
  return randomBytes(48).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
