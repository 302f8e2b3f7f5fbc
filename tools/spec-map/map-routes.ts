import { visitsRoute } from './find-tests.ts';
import { routeRows } from './spec-rows.ts';

export interface RouteState {
  readonly path: string;
  readonly screen: string;
  readonly isDone: boolean;
  readonly lacks: readonly ('route' | 'test')[];
}

interface Route {
  readonly path: string;
  readonly ours?: string;
}

export interface RouteMap {
  readonly states: readonly RouteState[];
  readonly faults: readonly string[];
}

/** Puts the web's route table and the tests beside the rows of §2. */
export function mapRoutes(routes: readonly Route[], tests: readonly string[]): RouteMap {
  const states = routeRows.map(({ path, screen }): RouteState => {
    const lacks: RouteState['lacks'][number][] = [];
    if (!routes.some((each) => each.path === path)) lacks.push('route');
    // The catch-all has no path of its own to visit.
    if (path !== '*' && !visitsRoute(tests, path)) lacks.push('test');
    return { path, screen, isDone: lacks.length === 0, lacks };
  });
  const rows = new Set(routeRows.map(({ path }) => path));
  return {
    states,
    faults: [
      ...states
        .filter(({ lacks }) => lacks.includes('route'))
        .map(({ path }) => `${path} of §2 is missing in apps/web/src/routes.ts.`),
      ...routes
        .filter(({ path, ours }) => !rows.has(path) && !ours && !path.startsWith('/dev/'))
        .map(({ path }) => `${path} is no route of §2, and no decision asks for it.`),
      ...states
        .filter(({ lacks }) => lacks.length === 1 && lacks[0] === 'test')
        .map(({ path }) => `${path} stands in the table, but no test goes there.`),
    ],
  };
}
