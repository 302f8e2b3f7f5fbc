import type { QueryClient } from '@tanstack/react-query';

const leaving = new WeakSet<QueryClient>();

/**
 * Runs what ends the session by the person's own wish. What is refused meanwhile (401) is its
 * consequence: nobody is to be told that the session ended by itself, or sent to the login.
 * It stays so once it is done, until the page loads again; where `work` fails the person stays in.
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

export function isLeaving(queryClient: QueryClient): boolean {
  return leaving.has(queryClient);
}
