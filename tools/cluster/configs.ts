import path from 'node:path';

export const host = '127.0.0.1';
export const nodes = [1, 2, 3] as const;
export type NodeNumber = (typeof nodes)[number];

/** What is acknowledged: an order that a standby has as well, or one that the leader alone has. */
export type ClusterMode = 'synchronous' | 'asynchronous';

export interface ClusterPlan {
  readonly folder: string;
  /** The first of the thirty ports that the cluster takes. */
  readonly basePort: number;
  readonly mode: ClusterMode;
  readonly passwords: {
    readonly superuser: string;
    readonly replica: string;
    readonly app: string;
  };
  /** PostgreSQL's own programs. */
  readonly postgres: string;
}

/** Every port of a cluster, by what listens on it. */
export function portsOf({ basePort }: Pick<ClusterPlan, 'basePort'>) {
  return {
    postgres: (node: NodeNumber) => basePort + node,
    patroni: (node: NodeNumber) => basePort + 4 + node,
    etcd: (node: NodeNumber) => basePort + 8 + node,
    etcdPeer: (node: NodeNumber) => basePort + 12 + node,
    leader: basePort + 20,
    standbys: basePort + 21,
    pooler: basePort + 22,
  };
}

export function etcdArguments(plan: ClusterPlan, node: NodeNumber): string[] {
  const ports = portsOf(plan);
  const own = `http://${host}:${ports.etcd(node)}`;
  const peer = (each: NodeNumber) => `http://${host}:${ports.etcdPeer(each)}`;
  return [
    ...['--name', `etcd${node}`, '--data-dir', path.join(plan.folder, `etcd${node}`)],
    ...['--listen-client-urls', own, '--advertise-client-urls', own],
    ...['--listen-peer-urls', peer(node), '--initial-advertise-peer-urls', peer(node)],
    ...['--initial-cluster', nodes.map((each) => `etcd${each}=${peer(each)}`).join(',')],
    ...['--initial-cluster-state', 'new', '--logger', 'zap', '--log-level', 'warn'],
  ];
}

/** JSON is YAML as well. A leader that says nothing for ten seconds is replaced. */
export function patroniConfig(plan: ClusterPlan, node: NodeNumber): string {
  const ports = portsOf(plan);
  const { superuser, replica } = plan.passwords;
  return JSON.stringify({
    scope: 'matiz',
    name: `node${node}`,
    restapi: {
      listen: `${host}:${ports.patroni(node)}`,
      connect_address: `${host}:${ports.patroni(node)}`,
    },
    etcd3: { hosts: nodes.map((each) => `${host}:${ports.etcd(each)}`) },
    bootstrap: {
      dcs: {
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: plan.mode === 'synchronous',
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        `host replication replica ${host}/32 scram-sha-256`,
        `host all all ${host}/32 scram-sha-256`,
      ],
    },
    postgresql: {
      listen: `${host}:${ports.postgres(node)}`,
      connect_address: `${host}:${ports.postgres(node)}`,
      data_dir: path.join(plan.folder, `node${node}`, 'data'),
      bin_dir: plan.postgres,
      authentication: {
        superuser: { username: 'postgres', password: superuser },
        replication: { username: 'replica', password: replica },
        rewind: { username: 'postgres', password: superuser },
      },
      parameters: {
        password_encryption: 'scram-sha-256',
        unix_socket_directories: path.join(plan.folder, `node${node}`),
        shared_buffers: '128MB',
        max_connections: 100,
      },
    },
  });
}

/** Two doors: the leader, and the standbys. Who is which is asked of Patroni each second. */
export function haproxyConfig(plan: ClusterPlan): string {
  const ports = portsOf(plan);
  const door = (name: string, port: number, role: string) => [
    `listen ${name}`,
    `  bind ${host}:${port}`,
    `  option httpchk GET /${role}`,
    '  http-check expect status 200',
    '  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      (node) =>
        `  server node${node} ${host}:${ports.postgres(node)} check port ${ports.patroni(node)}`,
    ),
  ];
  return [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 1s',
    ...door('leader', ports.leader, 'primary'),
    ...door('standbys', ports.standbys, 'replica'),
    '',
  ].join('\n');
}

/** Debian's PgBouncer is 1.18: no named statements, and no start-up parameters but its own few. */
export function pgbouncerConfig(plan: ClusterPlan): string {
  const ports = portsOf(plan);
  return [
    '[databases]',
    `matiz = host=${host} port=${ports.leader} dbname=matiz`,
    '[pgbouncer]',
    `listen_addr = ${host}`,
    `listen_port = ${ports.pooler}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${path.join(plan.folder, 'pgbouncer.users')}`,
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    'server_login_retry = 1',
    'server_connect_timeout = 2',
    'query_wait_timeout = 10',
    'admin_users = matiz',
    '',
  ].join('\n');
}

export function pgbouncerUsers({ passwords }: ClusterPlan): string {
  return `"matiz" "${passwords.app}"\n`;
}
