import { availableParallelism } from 'node:os';

/** Processors beside the one that this thread takes; one where there is no other. */
export const spareProcessors = Math.max(1, availableParallelism() - 1);
