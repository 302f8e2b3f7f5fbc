import { availableParallelism } from 'node:os';

let processes = 1;

/** Says that so many processes of ours share the machine; before anything else is loaded. */
export function shareProcessors(count: number): void {
  processes = count;
}

/**
 * Processors beside the one that this thread takes, of this process's share of the machine; one
 * where there is no other.
 */
export function spareProcessors(): number {
  return Math.max(1, Math.floor(availableParallelism() / processes) - 1);
}
