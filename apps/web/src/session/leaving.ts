import type { QueryClient } from '@tanstack/react-query';

const leaving = new WeakSet<QueryClient>();

/**
 * Runs what ends the session by the person's own wish. What is refused meanwhile (401) is its
 * consequence: nobody is to be told that the session ended by itself, or sent to the login.
 * It stays so once it is done, until the page loads again or `endLeaving` is called; where `work`
 * fails the person stays in.
 */
export async function leave<Answer>(
  queryClient: QueryClient,
  work: () => Promise<Answer>,
): Promise<Answer> {
  leaving.add(queryClient);
  try {
    return await work();
  } catch (error) {
    leaving.delete(queryClient);
    throw error;
  }
}

/** The page goes on without being loaded again: a visitor's session has taken the place of theirs. */
export function endLeaving(queryClient: QueryClient): void {
  leaving.delete(queryClient);
}

export function isLeaving(queryClient: QueryClient): boolean {
  return leaving.has(queryClient);
}
