import type { Me } from '@matiz/contracts/identity.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Platform } from '#platform/platform.ts';
import {
  answerId,
  isKept,
  isReadable,
  isSamePerson,
  type KeptAnswer,
  keptForKey,
  scopeOf,
} from './keeping.ts';
import type { KeptStore } from './kept-store.ts';

/** Answers come in bundles: each bundle is written once. */
const bundleMs = 400;

export interface KeepParts {
  readonly queryClient: QueryClient;
  readonly device: Platform['device'];
  readonly store: KeptStore;
  readonly release: string;
  readonly now: () => number;
}

export interface KeptAnswers {
  /** What was answered to this query before; undefined where nothing may be shown. */
  findKept(query: Query): Promise<unknown>;
  /** Writes what waits. */
  flush(): Promise<void>;
}

/**
 * Keeps what a page was given (by its server or by calls) on the device, and gives it back where no
 * call gets through. The application asks the same questions offline, so a page without a server
 * (a shell's, or the worker's) shows what was seen last, guards and all.
 */
export function keepAnswers(parts: KeepParts): KeptAnswers {
  const { queryClient, device, store, release, now } = parts;
  const waiting = new Map<string, KeptAnswer>();
  /** By query: when the server said what its data came from. */
  const seen = new Map<string, number>();
  const handedBack = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function findScope(): string | null {
    const me = queryClient.getQueryData<Me>(['me']);
    return me ? scopeOf(me) : null;
  }

  /** Another person's answers go as soon as it is known that another one looks. */
  function learnWhoLooks(me: Me): void {
    const scope = scopeOf(me);
    if (device.read(keptForKey) === scope) return;
    device.write(keptForKey, scope);
    void store.drop((answer) => !isSamePerson(answer.scope, scope) || answer.release !== release);
  }

  function keep(query: Query, isOurs = false): void {
    const { queryHash, queryKey, state } = query;
    if (state.data === undefined || !isKept(queryKey)) return;
    // What was just read from here is no news.
    if (handedBack.delete(queryHash)) return;
    if (queryKey[0] === 'me') learnWhoLooks(state.data as Me);
    const scope = findScope();
    if (scope === null) return;
    // What the person changed on the screen is not what the server said: its age stays.
    const seenAt = isOurs ? (seen.get(queryHash) ?? state.dataUpdatedAt) : state.dataUpdatedAt;
    seen.set(queryHash, seenAt);
    const id = answerId(scope, queryHash);
    waiting.set(id, { id, scope, release, seenAt, data: state.data });
    timer ??= setTimeout(() => void flush(), bundleMs);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const owner = device.read(keptForKey);
    const rows = [...waiting.values()].filter(({ scope }) => scope === owner);
    waiting.clear();
    if (rows.length > 0) await store.write(rows);
  }

  async function findKept(query: Query): Promise<unknown> {
    const { queryHash, queryKey, state } = query;
    const isShown = state.data !== undefined && !state.isInvalidated;
    const scope = device.read(keptForKey);
    if (isShown || scope === null || !isKept(queryKey)) return undefined;
    if (queryKey[0] !== 'me' && findScope() !== scope) return undefined;
    const answer =
      waiting.get(answerId(scope, queryHash)) ?? (await store.read(answerId(scope, queryHash)));
    if (answer === null || !isReadable(answer, { scope, release, atMs: now() })) return undefined;
    handedBack.add(queryHash);
    seen.set(queryHash, answer.seenAt);
    // It is as old as it is, and asked for again as soon as there is someone to ask.
    setTimeout(() => query.setState({ dataUpdatedAt: answer.seenAt }));
    return answer.data;
  }

  for (const query of queryClient.getQueryCache().getAll()) keep(query);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    keep(event.query, event.action.manual);
  });
  return { findKept, flush };
}
