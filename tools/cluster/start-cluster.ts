import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseAccount } from '../../apps/server/src/db/embedded/account.ts';
import { createSql } from '../../apps/server/src/db/pool.ts';
import {
  type ClusterMode,
  type ClusterPlan,
  etcdArguments,
  haproxyConfig,
  host,
  type NodeNumber,
  nodes,
  patroniConfig,
  pgbouncerConfig,
  pgbouncerUsers,
  portsOf,
} from './configs.ts';
import { findPrograms } from './packages.ts';
import { prepareShopDatabase } from './prepare-database.ts';

export interface Cluster {
  /** The leader of the moment; the standbys; and the leader by the pooler in transaction mode. */
  readonly urls: { readonly leader: string; readonly standbys: string; readonly pooler: string };
  leader(): Promise<NodeNumber | null>;
  /** What each node is by Patroni: `node1 leader running`. */
  describe(): Promise<string[]>;
  /** Ends a node's PostgreSQL and its Patroni by `kill -9`, as if the machine were gone. */
  killNode(node: NodeNumber): void;
  /** Starts a killed node again; it follows the new leader. */
  startNode(node: NodeNumber): void;
  /** Waits until there is a leader and every other node streams from it (in step, when synchronous). */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
}

/** Three PostgreSQL under Patroni with three etcd, HAProxy and PgBouncer, all on loopback. */
export async function startCluster(options: {
  folder: string;
  basePort: number;
  mode: ClusterMode;
}): Promise<Cluster> {
  const programs = findPrograms();
  const secret = () => randomBytes(18).toString('hex');
  const passwords = { superuser: secret(), replica: secret(), app: secret() };
  const plan: ClusterPlan = { ...options, passwords, postgres: programs.postgres };
  const ports = portsOf(plan);
  const { ids } = chooseAccount(plan.folder, []);
  const running = new Map<string, ChildProcess>();

  function own(file: string, mode: number): string {
    if (ids) chownSync(file, ids.uid, ids.gid);
    chmodSync(file, mode);
    return file;
  }
  function makeFolder(name: string): string {
    const folder = path.join(plan.folder, name);
    mkdirSync(folder, { recursive: true });
    return own(folder, 0o700);
  }
  function write(name: string, text: string): string {
    const file = path.join(plan.folder, name);
    writeFileSync(file, text);
    return own(file, 0o600);
  }
  function run(name: string, program: string, args: readonly string[]): void {
    const log = openSync(path.join(plan.folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      cwd: plan.folder,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: plan.folder },
      ...(ids ?? {}),
    });
    running.set(name, child);
  }
  function startNode(node: NodeNumber): void {
    run(`patroni${node}`, programs.patroni, [path.join(plan.folder, `patroni${node}.yml`)]);
  }
  function postmasterOf(node: NodeNumber): number | null {
    try {
      const file = path.join(plan.folder, `node${node}`, 'data', 'postmaster.pid');
      return Number(readFileSync(file, 'utf8').split('\n')[0]);
    } catch {
      return null;
    }
  }

  makeFolder('.');
  for (const node of nodes) {
    makeFolder(`etcd${node}`);
    makeFolder(`node${node}`);
    write(`patroni${node}.yml`, patroniConfig(plan, node));
    run(`etcd${node}`, programs.etcd, etcdArguments(plan, node));
  }
  for (const node of nodes) startNode(node);
  run('haproxy', programs.haproxy, ['-db', '-f', write('haproxy.cfg', haproxyConfig(plan))]);
  write('pgbouncer.users', pgbouncerUsers(plan));

  const url = (user: string, port: number, database: string) =>
    `postgres://${user}:${user === 'postgres' ? passwords.superuser : passwords.app}@${host}:${port}/${database}`;
  const cluster: Cluster = {
    urls: {
      leader: url('matiz', ports.leader, 'matiz'),
      standbys: url('matiz', ports.standbys, 'matiz'),
      pooler: url('matiz', ports.pooler, 'matiz'),
    },
    async leader() {
      const found = (await members()).find(
        ({ role, state }) => role === 'leader' && state === 'running',
      );
      return nodes.find((node) => found?.name === `node${node}`) ?? null;
    },
    async describe() {
      return (await members()).map(({ name, role, state }) => `${name} ${role} ${state}`);
    },
    killNode(node) {
      running.get(`patroni${node}`)?.kill('SIGKILL');
      const postmaster = postmasterOf(node);
      if (postmaster !== null) process.kill(postmaster, 'SIGKILL');
    },
    startNode,
    async untilWhole() {
      await until(120, 'the cluster is not whole', async () => {
        const all = await members();
        const streams = all.filter(({ role, state }) => role !== 'leader' && isStreaming(state));
        const isInStep =
          plan.mode === 'asynchronous' || all.some(({ role }) => role === 'sync_standby');
        return streams.length === nodes.length - 1 && isInStep && (await cluster.leader()) !== null;
      });
    },
    async stop() {
      // Standbys' Patroni first, or one of them would take over.
      const last = await cluster.leader();
      const order = [
        'pgbouncer',
        'haproxy',
        ...nodes.filter((node) => node !== last).map((node) => `patroni${node}`),
        `patroni${last}`,
      ];
      for (const name of order) await end(running.get(name));
      await Promise.all(nodes.map((node) => end(running.get(`etcd${node}`))));
    },
  };

  /** By any node that answers. */
  async function members(): Promise<{ name: string; role: string; state: string }[]> {
    for (const node of nodes) {
      const reply = await fetch(`http://${host}:${ports.patroni(node)}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null);
      if (reply?.ok) {
        const told = (await reply.json()) as {
          members: { name: string; role: string; state: string }[];
        };
        return told.members;
      }
    }
    return [];
  }

  try {
    await cluster.untilWhole();
    await prepareShopDatabase(url('postgres', ports.leader, 'postgres'), passwords.app);
    run('pgbouncer', programs.pgbouncer, [write('pgbouncer.ini', pgbouncerConfig(plan))]);
    await until(30, 'the pooler does not answer', async () => {
      const sql = createSql(cluster.urls.pooler, { pooler: cluster.urls.pooler, max: 1 });
      const answers = await sql`SELECT 1`.then(
        () => true,
        () => false,
      );
      await sql.end();
      return answers;
    });
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Patroni 3 says running of a standby that follows, later ones streaming. */
function isStreaming(state: string): boolean {
  return state === 'running' || state === 'streaming';
}

async function until(seconds: number, fault: string, isDone: () => Promise<boolean>) {
  for (let tries = 0; tries < seconds * 2; tries += 1) {
    if (await isDone().catch(() => false)) return;
    await wait(500);
  }
  throw new Error(`${fault} after ${seconds} s`);
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
}
