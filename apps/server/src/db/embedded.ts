import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, giveFolder } from './embedded/account.ts';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { ensureOwnerAndDatabase, owner } from './embedded/bootstrap.ts';
import { type ClusterFiles, locateCluster } from './embedded/cluster-files.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { chooseEndpoint } from './embedded/endpoint.ts';
import { type Launch, launchPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import { resetPassword } from './embedded/reset-password.ts';
import { settingFlags } from './embedded/settings.ts';
import type { Address } from './pool.ts';
import { lockDataDir } from './start/data-dir.ts';

export interface EmbeddedOptions {
  /** The folder that holds everything; it must exist. */
  readonly dataDir: string;
  readonly passwords: { readonly owner: string; readonly superuser: string };
  /** Prints a line for the person who started Matiz. */
  readonly say: (line: string) => void;
  /** Processes that will use it. Default 1. */
  readonly processes?: number;
  /** False only for tests: nothing is forced to the disk. Default true. */
  readonly isDurable?: boolean;
}

export interface EmbeddedDatabase {
  /** The database of Matiz, as its owner. */
  readonly address: Exclude<Address, string>;
  /** The server's own database, as its superuser: for tests, never for the product. */
  readonly admin: Exclude<Address, string>;
  /** Stops PostgreSQL cleanly and gives DATA_DIR back. Close the pools first. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that came with `npm ci` on the data under `dataDir`, making it at the
 * first time, and keeps it running: when it dies it is started again within seconds, at the same
 * address, until `stop`. Throws `StartProblem`.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { passwords, isDurable = true, processes = 1 } = options;
  const dataDir = realpathSync(options.dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const binaries = findBinaries();
    const files = locateCluster(dataDir);
    mkdirSync(files.run, { recursive: true });
    const account = chooseAccount(files.data, whatItReads(binaries, files));
    giveFolder(files.run, account);
    await createCluster(binaries, account, files, { password: passwords.superuser, isDurable });

    const endpoint = await chooseEndpoint(files.run);
    const { host, port } = endpoint;
    const admin = {
      host,
      port,
      user: 'postgres',
      password: passwords.superuser,
      database: 'postgres',
    };
    const flags = [...settingFlags(isDurable, processes), ...endpoint.flags];
    const launch = { postgres: binaries.postgres, flags, account, files, admin, say: options.say };
    const stop = await supervise(launch, passwords.superuser);
    await ensureOwnerAndDatabase(admin, passwords.owner).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return {
      address: { host, port, user: owner, password: passwords.owner, database: owner },
      admin,
      stop: async () => {
        await stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The files by which one sees whether another account can reach all that PostgreSQL needs. */
function whatItReads({ initdb, postgres, home }: Binaries, files: ClusterFiles): string[] {
  return [
    initdb,
    postgres,
    home,
    path.join(home, 'share', 'postgresql', 'tsearch_data'),
    files.run,
  ];
}

/** Starts PostgreSQL and starts it again whenever it ends unasked. Answers how to stop it. */
async function supervise(launch: Launch, password: string): Promise<() => Promise<void>> {
  let isStopping = false;
  let current = await launchPostmaster(launch);
  if (current.wrongPassword) {
    await stopPostmaster(current, launch.files);
    await resetPassword(launch, password);
    current = await launchPostmaster(launch);
  }
  let revival = Promise.resolve();
  const watch = () => current.child.once('exit', () => (revival = revive()));

  async function revive(): Promise<void> {
    if (isStopping) return;
    launch.say('PostgreSQL se detuvo sin que nadie lo pidiera; se inicia de nuevo…');
    for (let pause = 100; !isStopping; pause = Math.min(2 * pause, 5_000)) {
      try {
        current = await launchPostmaster(launch);
        watch();
        launch.say('PostgreSQL responde otra vez.');
        return;
      } catch (error) {
        launch.say(error instanceof Error ? error.message : String(error));
        await sleep(pause);
      }
    }
  }

  // However this process ends, short of a kill, PostgreSQL is told to stop as well.
  const onExit = () => current.child.kill('SIGINT');
  process.once('exit', onExit);
  watch();
  return async () => {
    isStopping = true;
    process.off('exit', onExit);
    await revival;
    await stopPostmaster(current, launch.files);
  };
}
