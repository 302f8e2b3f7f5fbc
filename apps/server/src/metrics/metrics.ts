import type { FastifyInstance } from 'fastify';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { SqlPool } from '#db/pool.ts';
import { addShopGauges, type ShopCounts } from './shop-gauges.ts';

/** Seconds. Up to the deadline of what takes long (ADR 26). */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** What a process knows of itself and of the shop, for Prometheus; asked for, not sent. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'matiz_http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const statements = new Histogram({
    name: 'matiz_database_statement_seconds',
    help: 'Statements, and how long the database took for them.',
    buckets: [0.001, ...buckets],
    registers,
  });
  const pages = new Counter({
    name: 'matiz_pages_total',
    help: 'Pages by where they came from: memory, drawn to be kept, drawn for one person.',
    labelNames: ['source'],
    registers,
  });

  return {
    registry,
    /** Seconds that a statement took. */
    observeStatement: (seconds: number) => statements.observe(seconds),
    countPage: (source: 'memory' | 'kept' | 'own') => pages.inc({ source }),

    /** By the route's pattern: an address would make as many series as there are products. */
    observeRequests(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        const labels = { method, route, status: String(reply.statusCode) };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },

    /** Connections of these pools, and what the shop's own state says. */
    watch(pools: readonly SqlPool[], facts: () => Promise<ShopCounts>): void {
      new Gauge({
        name: 'matiz_database_connections',
        help: 'Connections to the database, and callers that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const all = { total: 0, idle: 0, waiting: 0 };
          for (const pool of pools) {
            const { total, idle, waiting } = pool.counts();
            all.total += total;
            all.idle += idle;
            all.waiting += waiting;
          }
          for (const [state, count] of Object.entries(all)) this.set({ state }, count);
        },
      });
      addShopGauges(registry, facts);
    },

    /** Answers the one that started this process with others, when it is asked for all of them. */
    joinFamily(): void {
      AggregatorRegistry.setRegistries(registry);
      new AggregatorRegistry();
    },
  };
}

/** The metrics of all processes of this one, asked for together. */
export function readFamilyMetrics(): () => Promise<string> {
  const family = new AggregatorRegistry();
  return () => family.clusterMetrics();
}
