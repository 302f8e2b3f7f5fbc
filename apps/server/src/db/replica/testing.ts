import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseAccount, giveFolder } from '../embedded/account.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { locateCluster } from '../embedded/cluster-files.ts';
import { chooseEndpoint } from '../embedded/endpoint.ts';
import { launchPostmaster, stopPostmaster } from '../embedded/postmaster.ts';
import { settingFlags } from '../embedded/settings.ts';
import { startEmbedded } from '../embedded.ts';
import { type Address, createSql } from '../pool.ts';

type Place = Exclude<Address, string>;

export interface TestPair {
  readonly leader: Place;
  /** As the owner, and as the superuser, who may hold it back. */
  readonly standby: Place;
  readonly standbyAdmin: Place;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

const passwords = { owner: 'matiz', superuser: 'super' };

/** A PostgreSQL and one that streams from it, a copy of its folder from before its start. */
export async function startPair(): Promise<TestPair> {
  const parent = mkdtempSync(path.join(tmpdir(), 'matiz-pair-'));
  const start = { passwords, say: () => {}, isDurable: false };
  const [dataDir, copy] = ['leader', 'standby'].map((name) => mkdtempSync(path.join(parent, name)));
  if (dataDir === undefined || copy === undefined) throw new Error('no folders were made');
  const first = await startEmbedded({ dataDir, ...start });
  await first.stop();
  const files = locateCluster(copy);
  cpSync(locateCluster(dataDir).data, files.data, { recursive: true });
  const leader = await startEmbedded({ dataDir, ...start });
  const { host, port, user, password } = leader.admin;
  const source = `host=${host} port=${port} user=${user} password=${password}`;
  writeFileSync(path.join(files.data, 'standby.signal'), '');
  writeFileSync(
    path.join(files.data, 'postgresql.auto.conf'),
    `primary_conninfo = '${source}'\nhot_standby_feedback = on\n`,
  );
  const binaries = findBinaries();
  mkdirSync(files.run);
  const needed = [binaries.initdb, binaries.postgres, binaries.home, files.run];
  const account = chooseAccount(locateCluster(dataDir).data, needed);
  giveAll(files.data, statSync(locateCluster(dataDir).data));
  giveFolder(files.data, account);
  giveFolder(files.run, account);
  const endpoint = await chooseEndpoint(files.run);
  const standbyAdmin = { ...leader.admin, host: endpoint.host, port: endpoint.port };
  const launch = {
    postgres: binaries.postgres,
    flags: [...settingFlags(false, 1), ...endpoint.flags],
    account,
    files,
    admin: standbyAdmin,
    say: () => {},
  };
  let postmaster = await launchPostmaster(launch);
  return {
    leader: leader.address,
    standby: { ...leader.address, host: endpoint.host, port: endpoint.port },
    standbyAdmin,
    stopStandby: () => stopPostmaster(postmaster, files),
    startStandby: async () => {
      postmaster = await launchPostmaster(launch);
    },
    stop: async () => {
      await stopPostmaster(postmaster, files);
      await leader.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

function giveAll(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(path.join(folder, name), uid, gid);
  }
}

/** Stops the standby from following, or lets it. */
export async function holdBack({ standbyAdmin }: TestPair, isHeld: boolean): Promise<void> {
  const sql = createSql(standbyAdmin, { max: 1 });
  await sql.unsafe(`SELECT pg_wal_replay_${isHeld ? 'pause' : 'resume'}()`);
  await sql.end();
}
