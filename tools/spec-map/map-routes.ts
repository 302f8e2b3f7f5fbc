import { visitsRoute } from './find-tests.ts';
import { routeRows } from './spec-rows.ts';

export interface RouteState {
  readonly path: string;
  readonly screen: string;
  readonly isDone: boolean;
  readonly lacks: readonly ('route' | 'screen' | 'test')[];
}

interface Route {
  readonly path: string;
  readonly built: boolean;
  readonly ours?: string;
}

export interface RouteMap {
  readonly states: readonly RouteState[];
  readonly faults: readonly string[];
}

/** Puts the web's route table and the tests beside the rows of §2. */
export function mapRoutes(routes: readonly Route[], tests: readonly string[]): RouteMap {
  const states = routeRows.map(({ path, screen }): RouteState => {
    const route = routes.find((each) => each.path === path);
    const lacks: RouteState['lacks'][number][] = [];
    if (route === undefined) lacks.push('route');
    else if (!route.built) lacks.push('screen');
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
      ...states
        .filter(({ lacks }) => lacks.includes('screen'))
        .map(({ path }) => `${path} of §2 has no screen that is built.`),
      ...routes
        .filter(({ path, ours }) => !rows.has(path) && !ours && !path.startsWith('/dev/'))
        .map(({ path }) => `${path} is no route of §2, and no decision asks for it.`),
      ...states
        .filter(({ lacks }) => lacks.length === 1 && lacks[0] === 'test')
        .map(({ path }) => `${path} is built, but no test goes there.`),
    ],
  };
}
