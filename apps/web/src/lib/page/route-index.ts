import { matchPath } from 'react-router';
import type { RouteEntry } from './route.ts';

/** What links and addresses ask of the route table; made where the table and the screens are known. */
export interface RouteIndex {
  /** The row that an address falls to; null for what only the catch-all takes. */
  readonly find: (address: string) => RouteEntry | null;
  /** Fetches the code of an address's screen before it is asked for, once. */
  readonly prepare: (address: string) => void;
}

export function createRouteIndex<Screen extends string>(
  table: readonly RouteEntry<Screen>[],
  loadScreen: (screen: Screen) => Promise<unknown>,
): RouteIndex {
  // As the router ranks them: of two rows that fit, the one that leaves less open.
  const rows = table
    .filter(({ path }) => path !== '*')
    .sort((a, b) => countParams(a.path) - countParams(b.path))
    .map((row) => ({ row, start: row.path.replace(/\/(:.*)?$/s, '') }));
  // Most links name their row as it stands, and no pattern has to be compiled for them.
  const fixed = new Map(
    rows.filter(({ row }) => !row.path.includes(':')).map(({ row }) => [plain(row.path), row]),
  );
  const prepared = new Set<Screen>();
  function find(address: string): RouteEntry<Screen> | null {
    const pathname = address.replace(/[?#].*$/s, '');
    const known = fixed.get(plain(pathname));
    if (known) return known;
    const lower = pathname.toLowerCase();
    // A pattern is costly to compile: most rows already differ in their first letters.
    return (
      rows.find(({ row, start }) => lower.startsWith(start) && matchPath(row.path, pathname))
        ?.row ?? null
    );
  }
  return {
    find,
    prepare(address) {
      const row = find(address);
      if (!row || row.screen === null || prepared.has(row.screen)) return;
      const { screen } = row;
      prepared.add(screen);
      // A failure shows when the link is followed; nobody has asked for the screen yet.
      loadScreen(screen).catch(() => prepared.delete(screen));
    },
  };
}

/** As the router compares: capitals and a slash at the end make no difference. */
function plain(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

function countParams(path: string): number {
  return path.split('/:').length;
}
