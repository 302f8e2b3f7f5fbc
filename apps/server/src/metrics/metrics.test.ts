import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildPlaces } from '#testing/places.ts';
import { useShop } from '#testing/use-test-app.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createShopFacts } from './shop-facts.ts';

const metrics: Metrics = createMetrics();
const folder = mkdtempSync(path.join(tmpdir(), 'matiz-metrics-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const shop = useShop({ addRoutes: (app) => metrics.observeRequests(app) });
const repository = path.resolve(import.meta.dirname, '..', '..', '..', '..');

/** The rules' file is read as text: the names in its expressions, and its runbooks. */
const rules = readFileSync(path.join(repository, 'deploy/prometheus/alerts.yaml'), 'utf8');
const expressions = [...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, text]) => text ?? '');

it('GET /metrics: what was asked, what the shop’s state is, and nothing by address or person', async () => {
  metrics.watch(
    [shop.sql],
    createShopFacts({
      sql: shop.sql.reader,
      clock: () => new Date(),
      dataDir: folder,
      backup: { folder },
    }),
  );
  await shop.app.inject({ url: '/api/states' });
  await shop.app.inject({ url: '/api/states?secreto=1' });
  await shop.app.inject({ url: '/nowhere/123' });
  metrics.observeStatement(0.004);
  metrics.countPage('memory');
  await buildPlaces(shop.sql);
  await shop.sql`INSERT INTO search_log (at, term, city_code, results)
    SELECT now(), 'nada de esto', code, 0 FROM city LIMIT 1`;
  // Below those that the system gives to connections: another may hold one of them.
  const stop = await serveMetrics({ host: '127.0.0.1', port: 19_464 }, () =>
    metrics.registry.metrics(),
  );
  const text = await (await fetch('http://127.0.0.1:19464/metrics')).text();
  expect((await fetch('http://127.0.0.1:19464/api/states')).status).toBe(404);
  await stop();
  expect(text).toMatch(/duration_seconds_count\{[^}]*route="\/api\/states"[^}]*status="200"\} 1/);
  expect(text).toContain('matiz_database_up 1');
  expect(text).toContain('matiz_searches_empty_last_hour 1');
  expect(text).toContain('matiz_database_connections{state="waiting"} 0');
  expect(text).toMatch(/matiz_disk_free_bytes \d+/);
  expect(text).not.toMatch(/secreto|nada de esto|nowhere/);
});

/** Names in expressions that no metric has. */
async function unknownIn(queries: readonly string[]): Promise<string[]> {
  const known = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
  const named = queries.flatMap((text) => text.match(/\b(?:matiz|nodejs|process)_\w+/g) ?? []);
  return named.filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(count|bucket|sum)$/, '')),
  );
}

it('every alert asks for metrics that there are, and names a runbook that there is', async () => {
  expect(await unknownIn(expressions)).toEqual([]);
  expect(expressions.length).toBeGreaterThan(10);
  const runbooks = [...rules.matchAll(/runbook: (\S+)/g)].map(([, file]) => file ?? '');
  expect(runbooks).toHaveLength(expressions.length);
  expect(runbooks.filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
});

const dashboards = path.join(repository, 'deploy/grafana');
const dashboardSchema = z.object({
  uid: z.string(),
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string().min(1),
      description: z.string().min(1),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int().max(24), h: z.int() }),
      targets: z.array(z.object({ expr: z.string().min(1), legendFormat: z.string() })).min(1),
    }),
  ),
});

it.each(readdirSync(dashboards))(
  'deploy/grafana/%s asks for metrics that there are',
  async (file) => {
    const text = readFileSync(path.join(dashboards, file), 'utf8');
    const { uid, panels } = dashboardSchema.parse(JSON.parse(text));
    expect(uid).toMatch(/^matiz-/);
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(10);
    expect(await unknownIn(queries)).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
    const runbooks = panels.flatMap(({ description }) => description.match(/[\w-]+\.md/g) ?? []);
    expect(
      runbooks.filter((name) => !existsSync(path.join(repository, 'docs/runbooks', name))),
    ).toEqual([]);
  },
);
