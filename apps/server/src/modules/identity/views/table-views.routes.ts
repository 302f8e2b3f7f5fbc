import * as calls from '@matiz/contracts/staff/table-views.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { createTableViews } from './table-views.ts';

export function tableViewRoutes(
  app: FastifyInstance,
  views: ReturnType<typeof createTableViews>,
): void {
  serve(app, calls.listTableViews, ({ principal, query }) => views.list(principal, query));
  serve(app, calls.saveTableView, ({ principal, body }) => views.save(principal, body));
  serve(app, calls.removeTableView, ({ principal, query }) => views.remove(principal, query));
}
