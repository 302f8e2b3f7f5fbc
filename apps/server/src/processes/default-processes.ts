/** A process with its page thread takes some 0.7 GB when it is busy; the rest is PostgreSQL's. */
const bytesOfProcess = 1.5 * 1024 ** 3;

export interface Machine {
  readonly processors: number;
  /** Bytes that this process tree may take. */
  readonly memory: number;
}

/**
 * Processes that a start runs unless it is told: one where someone looks at the demonstration or
 * develops, whose start should be quick and small; in production as many as there are processors
 * and memory for.
 */
export function defaultProcesses(isProduction: boolean, { processors, memory }: Machine): number {
  if (!isProduction) return 1;
  return Math.max(1, Math.min(processors, Math.floor(memory / bytesOfProcess)));
}
