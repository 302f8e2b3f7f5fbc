import { DatabaseUnavailable } from '#db/connection/unavailable.ts';
import { StartProblem } from '#db/start/start-problem.ts';

/**
 * What is said of a process that could not start, where it can be mended or waited out; null: a
 * mistake of ours. A database that is away for a moment must end the start: nobody else waits for
 * that promise, so it would pass in silence (`outliveDatabase`), and the parent wait for ever.
 */
export function startSentenceOf(error: unknown): string | null {
  if (error instanceof StartProblem) return error.message;
  if (!(error instanceof DatabaseUnavailable)) return null;
  return 'La base de datos no contestó mientras se iniciaba un proceso. Espera un momento y vuelve a intentarlo.';
}
