import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import * as homeRows from '@matiz/contracts/staff/catalogue/home-rows.ts';
import * as selections from '@matiz/contracts/staff/catalogue/selections.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '#db/sql.ts';
import { serve } from '#http/serve.ts';
import { serveBulk } from '#resource/bulk-change.ts';
import { createResource } from '#resource/resource.ts';
import { serveResource } from '#resource/serve-resource.ts';
import { homeRowResource } from './home-row.resource.ts';
import { selectionResource } from './selection.resource.ts';
import { fillByRule, findSelectedProducts, readRuleIds } from './selection.store.ts';

interface SelectionDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
}
export type SelectionDesk = ReturnType<typeof createSelectionDesk>;

/** Selections, and the rows of the home that show them (D-19). */
export function createSelectionDesk(deps: SelectionDeskDeps) {
  const { sql } = deps;
  return {
    selections: createResource(deps, selectionResource),
    homeRows: createResource(deps, homeRowResource),

    async findSelected({
      codes,
    }: BodyOf<typeof selections.findSelected>): Promise<ResultOf<typeof selections.findSelected>> {
      const found = await findSelectedProducts(sql.reader, codes);
      const known = new Set(found.map(({ asked }) => asked));
      const products = found.map(({ code, name, image, isWithdrawn }) => {
        return { code, name, image, isWithdrawn };
      });
      return ok({ result: { products, unknown: codes.filter((code) => !known.has(code)) } });
    },

    /** Brings the selections that fill themselves up to what the catalogue says by now. */
    async refillSelections(): Promise<void> {
      for (const id of await readRuleIds(sql.reader)) {
        await sql.begin(async (tx) => {
          await tx`SELECT FROM custom_list WHERE id = ${id}::text::integer FOR UPDATE`;
          await fillByRule(tx, id);
        });
      }
    },
  };
}

export function selectionDeskRoutes(app: FastifyInstance, desk: SelectionDesk): void {
  serveResource(
    app,
    {
      list: selections.listSelections,
      read: selections.readSelection,
      create: selections.createSelection,
      change: selections.changeSelection,
      remove: selections.removeSelection,
      history: selections.listSelectionHistory,
    },
    desk.selections,
  );
  serveBulk(app, selections.bulkSelections, desk.selections, {
    nameOf: ({ title }) => String(title),
  });
  serve(app, selections.findSelected, ({ body }) => desk.findSelected(body));
  serveResource(
    app,
    {
      list: homeRows.listHomeRows,
      read: homeRows.readHomeRow,
      create: homeRows.createHomeRow,
      change: homeRows.changeHomeRow,
      remove: homeRows.removeHomeRow,
      history: homeRows.listHomeRowHistory,
    },
    desk.homeRows,
  );
}
