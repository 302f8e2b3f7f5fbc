import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { variables } from '../../apps/server/src/env-variables.ts';
import { repository } from '../lib/repository.ts';

const read = (file: string) => readFileSync(path.join(repository, 'deploy', file), 'utf8');
const known = Object.keys(variables.shape);
const securitySchema = z.object({
  readOnlyRootFilesystem: z.literal(true),
  allowPrivilegeEscalation: z.literal(false),
  capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
});

describe('deploy/Containerfile', () => {
  const lines = read('Containerfile').replaceAll('\\\n', ' ').split('\n');
  const steps = lines.flatMap((line) => {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return word === '' ? [] : [{ word, rest: rest.trim() }];
  });
  const all = (word: string) => steps.filter((step) => step.word === word).map(({ rest }) => rest);

  it('has two stages, runs as nobody of importance, and has a health check', () => {
    expect(all('FROM')).toHaveLength(2);
    expect(all('FROM').every((from) => /^docker\.io\/library\/node:24-/.test(from))).toBe(true);
    expect(all('USER')).toEqual(['1000:1000']);
    expect(all('HEALTHCHECK').join()).toContain('/readyz');
    expect(all('ADD')).toEqual([]);
  });

  it('starts what is there, and copies what is there', () => {
    const [command] = all('CMD');
    const [program, file] = z.array(z.string()).parse(JSON.parse(command ?? ''));
    expect(program).toBe('node');
    expect(existsSync(path.join(repository, file ?? ''))).toBe(true);
    for (const copy of all('COPY').filter((each) => each.startsWith('--from'))) {
      const source = copy.split(' ')[1]?.replace('/matiz/', '') ?? '';
      if (source !== 'node_modules') expect(existsSync(path.join(repository, source))).toBe(true);
    }
  });

  it('sets only what the server reads', () => {
    const names = all('ENV').flatMap((each) => each.split(' ').map((pair) => pair.split('=')[0]));
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });
});

describe('deploy/compose.yaml', () => {
  const compose = z
    .object({
      services: z.record(
        z.string(),
        z.looseObject({
          environment: z.record(z.string(), z.string()),
          read_only: z.boolean().optional(),
          cap_drop: z.array(z.string()).optional(),
          volumes: z.array(z.string()),
          command: z.array(z.string()).optional(),
          depends_on: z.unknown().optional(),
        }),
      ),
      volumes: z.record(z.string(), z.unknown()),
    })
    .parse(parse(read('compose.yaml')));
  const { matiz, migrate, caddy, database } = compose.services;

  it('sets only what the server reads, and holds no secret', () => {
    const given = [migrate, matiz].flatMap((service) => Object.entries(service?.environment ?? {}));
    expect(given.filter(([name]) => !known.includes(name))).toEqual([]);
    for (const [name, value] of given) {
      if (/SECRET|KEY|PASSPHRASE|SMTP/.test(name)) expect(value).toMatch(/^\$\{\w+(:[-?].*)?\}$/);
    }
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    const told = [...read('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
    expect(told.toSorted()).toEqual([...new Set(asked)].sort());
  });

  it('lets the owner of the tables migrate first, whom the server does not know', () => {
    expect(migrate?.command?.at(-1)).toBe('migrate');
    expect(matiz?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    });
    expect(migrate?.environment.DATABASE_URL).toBe(matiz?.environment.DATABASE_URL);
    expect(roleOf(migrate?.environment.DATABASE_OWNER_URL)).toBe('matiz');
    expect(roleOf(matiz?.environment.DATABASE_URL)).toBe('matiz_app');
    expect(Object.keys(matiz?.environment ?? {})).not.toContain('DATABASE_OWNER_URL');
    const made = [...read('postgres/roles.sql').matchAll(/^CREATE ROLE (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(made).toEqual(['matiz', 'matiz_app', migrate?.environment.DATABASE_REPORTS_ROLE]);
  });

  it('closes what serves, and keeps what must stay in volumes that exist', () => {
    for (const service of [matiz, migrate, caddy]) {
      expect(service?.read_only).toBe(true);
      expect(service?.cap_drop).toEqual(['ALL']);
    }
    const named = [matiz, migrate, caddy, database].flatMap((service) =>
      (service?.volumes ?? []).map((each) => each.split(':')[0] ?? ''),
    );
    const outside = named.filter((name) => !name.startsWith('.'));
    expect([...new Set(outside)].sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(existsSync(path.join(repository, 'deploy', 'Caddyfile'))).toBe(true);
    expect(read('Caddyfile')).toContain('reverse_proxy matiz:3000');
  });
});

function roleOf(url = ''): string | undefined {
  return URL.parse(url.replaceAll(/\$\{\w+\}|\$\(\w+\)/g, 'x'))?.username;
}

describe('deploy/kubernetes', () => {
  const documents = ['matiz.yaml', 'postgres.yaml'].flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`), { strict: true, uniqueKeys: true }).map(
      (each) => {
        expect(each.errors).toEqual([]);
        return z
          .looseObject({
            apiVersion: z.string(),
            kind: z.string(),
            metadata: z.object({ name: z.string(), namespace: z.literal('matiz') }),
          })
          .parse(each.toJS());
      },
    ),
  );
  const containerSchema = z.looseObject({
    name: z.string(),
    command: z.array(z.string()),
    securityContext: securitySchema,
    resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }).optional(),
    env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })),
    readinessProbe: z.unknown().optional(),
    livenessProbe: z.unknown().optional(),
  });
  const podSchema = z.looseObject({
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
    automountServiceAccountToken: z.literal(false),
    initContainers: z.array(containerSchema).optional(),
    containers: z.array(containerSchema),
  });
  const pods = documents.flatMap((document) => {
    const found = findPod(document);
    return found === undefined
      ? []
      : [{ name: document.metadata.name, pod: podSchema.parse(found) }];
  });

  it('runs web, jobs and backups as nobody of importance, each by a command that exists', () => {
    expect(pods.map(({ name }) => name)).toEqual(['matiz-web', 'matiz-jobs', 'matiz-backup']);
    for (const { command } of pods.flatMap(({ pod }) => pod.containers)) {
      expect(existsSync(path.join(repository, command[1] ?? ''))).toBe(true);
    }
    const commands = pods.map(({ pod }) => pod.containers[0]?.command.at(-1));
    expect(commands).toEqual(['web', 'jobs', 'backup']);
    expect(pods[0]?.pod.containers[0]).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
    });
  });

  it('lets the owner migrate, everybody else own nothing, and the database prove itself', () => {
    for (const { pod } of pods) {
      for (const { name, env } of [...(pod.initContainers ?? []), ...pod.containers]) {
        const addresses = env.filter((each) => each.name.endsWith('_URL'));
        const roles = addresses.map((each) => roleOf(each.value));
        expect(roles).toEqual(name === 'migrate' ? ['matiz_app', 'matiz'] : ['matiz_app']);
        for (const { value } of addresses) expect(value).toContain('sslmode=verify-full');
      }
    }
  });

  it('sets only what the server reads, and holds no secret', () => {
    const settings = documents.find(({ kind }) => kind === 'ConfigMap');
    const names = Object.keys(z.record(z.string(), z.string()).parse(settings?.data));
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(documents.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });
});

/** The pod that an object makes, however deep its template lies. */
function findPod(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('containers' in value) return value;
  for (const each of Object.values(value)) {
    const found = findPod(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
