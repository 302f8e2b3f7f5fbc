import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start/start-problem.ts';

interface Ids {
  readonly uid: number;
  readonly gid: number;
}

/** The account that PostgreSQL runs as, which refuses to run as root. */
export interface SystemAccount {
  /** Undefined: our own. */
  readonly ids: Ids | undefined;
  /** How a program is spawned as this account. */
  command(
    program: string,
    args: readonly string[],
  ): { program: string; args: readonly string[]; ids: Ids | undefined };
}

/**
 * Chooses the account: our own, or when we are root the owner of the data, else `postgres` or
 * `nobody`. When that account cannot pass through the folders above `needed` (a repository under
 * /root, a DATA_DIR under a private folder), it gets the one capability that takes it there.
 * Throws `StartProblem`.
 */
export function chooseAccount(dataFolder: string, needed: readonly string[]): SystemAccount {
  if (process.getuid?.() !== 0) return plainAccount(undefined);
  const ids = readOwner(dataFolder) ?? lookUp('postgres') ?? lookUp('nobody');
  if (ids === undefined) {
    throw new StartProblem(
      'PostgreSQL no corre como root y aquí no existe el usuario "postgres" ni "nobody": inicia Matiz con un usuario normal o usa DATABASE_URL.',
    );
  }
  const isReachable = needed.every((file) => isOpenTo(ids, file));
  return isReachable ? plainAccount(ids) : capableAccount(ids, needed);
}

/** Gives a folder to the account and closes it to everybody else. */
export function giveFolder(folder: string, account: SystemAccount): void {
  if (account.ids !== undefined) chownSync(folder, account.ids.uid, account.ids.gid);
  chmodSync(folder, 0o700);
}

function plainAccount(ids: Ids | undefined): SystemAccount {
  return { ids, command: (program, args) => ({ program, args, ids }) };
}

/**
 * `no_setuid_fixup` keeps the capability through access(2), by which PostgreSQL looks for its own
 * programs. It connects for us as a plain role, so no SQL of ours can use what this opens.
 */
function capableAccount(ids: Ids, needed: readonly string[]): SystemAccount {
  const isExecutable = needed.every((file) => (modeFor(ids, file) & 0o1) !== 0);
  const capability = isExecutable && isInBoundingSet(2) ? 'dac_read_search' : 'dac_override';
  const only = `-all,+${capability}`;
  const options = [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--securebits=+no_setuid_fixup,+no_setuid_fixup_locked',
    `--bounding-set=${only}`,
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
  ];
  return {
    ids,
    command: (program, args) => ({
      program: 'setpriv',
      args: [...options, program, ...args],
      ids: undefined,
    }),
  };
}

function readOwner(folder: string): Ids | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat === undefined || stat.uid === 0 ? undefined : { uid: stat.uid, gid: stat.gid };
}

function lookUp(name: string): Ids | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined
    ? undefined
    : { uid: Number(uid), gid: Number(gid) };
}

/** Whether the account may pass every folder above a file and read and run the file itself. */
function isOpenTo(ids: Ids, file: string): boolean {
  const { root } = path.parse(file);
  for (let folder = file; folder !== root; ) {
    folder = path.dirname(folder);
    if ((modeFor(ids, folder) & 0o1) === 0) return false;
  }
  const mode = modeFor(ids, file);
  return (mode & 0o5) === 0o5;
}

function modeFor(ids: Ids, file: string): number {
  const { mode, uid, gid } = statSync(file);
  if (uid === ids.uid) return mode >> 6;
  return gid === ids.gid ? mode >> 3 : mode;
}

function isInBoundingSet(bit: number): boolean {
  const set = /^CapBnd:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return set !== undefined && ((BigInt(`0x${set}`) >> BigInt(bit)) & 1n) === 1n;
}
