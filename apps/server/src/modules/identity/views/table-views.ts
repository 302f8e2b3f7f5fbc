import { allCalls } from '@matiz/contracts/calls.ts';
import type { BodyOf, QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import {
  type listTableViews,
  maxTableViews,
  type removeTableView,
  type saveTableView,
} from '@matiz/contracts/staff/table-views.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { deleteTableView, findTableViews, keepTableView } from './table-views.store.ts';

const accessByList = new Map<string, string>(
  allCalls
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/staff/'))
    .map(({ path, access }) => [path, access]),
);

/** Views of the staff's lists, by name: one's own, and those that colleagues share (D-19). */
export function createTableViews({ sql, clock }: { readonly sql: Sql; readonly clock: Clock }) {
  async function read({ userId }: Principal, list: string) {
    return ok({ results: await findTableViews(sql.reader, userId, list) });
  }

  return {
    async list(
      principal: Principal,
      { list }: QueryOf<typeof listTableViews>,
    ): Promise<ResultOf<typeof listTableViews>> {
      return mayRead(principal, list) ? read(principal, list) : fail(failure('FORBIDDEN'));
    },

    async save(
      principal: Principal,
      view: BodyOf<typeof saveTableView>,
    ): Promise<ResultOf<typeof saveTableView>> {
      const mayShare = !view.isShared || principal.scopes.includes('views:share');
      if (!mayRead(principal, view.list) || !mayShare) return fail(failure('FORBIDDEN'));
      const isKept = await keepTableView(sql, principal.userId, view, clock());
      return isKept
        ? read(principal, view.list)
        : fail(failure('TOO_MANY_VIEWS', { max: maxTableViews }));
    },

    async remove(
      principal: Principal,
      { list, name }: QueryOf<typeof removeTableView>,
    ): Promise<ResultOf<typeof removeTableView>> {
      if (!mayRead(principal, list)) return fail(failure('FORBIDDEN'));
      await deleteTableView(sql, principal.userId, list, name);
      return read(principal, list);
    },
  };
}

/** A shared view may tell what is searched for, so only those who may read the list see its views. */
function mayRead({ scopes }: Principal, list: string): boolean {
  const access = accessByList.get(list);
  return access !== undefined && scopes.some((scope) => access === `staff:${scope}`);
}
