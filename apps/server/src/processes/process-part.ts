/** What of the shop a process does. */
export interface ProcessPart {
  /** Whether it listens: pages and calls. */
  readonly serves: boolean;
  /** Whether it takes its share of the jobs and of what is done at its time. */
  readonly works: boolean;
  /** Whether it does what one of them does once: first pictures, the first director's link. */
  readonly isFirst: boolean;
}

/** How a start was asked for: `npm start -- web`. */
const startRoles = ['all', 'web', 'jobs', 'migrate'] as const;
export type StartRole = (typeof startRoles)[number];

export function partOf(role: StartRole): ProcessPart {
  return { serves: role !== 'jobs', works: role !== 'web', isFirst: true };
}

/** The role of a command line; null: it names another. */
export function readRole(asked: string | undefined): StartRole | null {
  return asked === undefined ? 'all' : (startRoles.find((role) => role === asked) ?? null);
}
