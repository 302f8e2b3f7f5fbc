import type { Job, JobResult } from 'pg-boss';
import type { DomainEvent, JobLog, Listener } from './listeners.ts';

/**
 * Tells each event to everybody who listens to its kind. One who fails does not keep the others
 * from hearing it; the event then comes again, for all of them.
 */
export async function hearJobs(
  jobs: readonly Job<DomainEvent>[],
  listeners: readonly Listener[],
  log: JobLog,
): Promise<JobResult[]> {
  return Promise.all(jobs.map((job) => hearJob(job, listeners, log)));
}

async function hearJob(
  { id, data }: Job<DomainEvent>,
  listeners: readonly Listener[],
  log: JobLog,
): Promise<JobResult> {
  const failed: string[] = [];
  for (const listener of listeners.filter(({ kind }) => kind === data.kind)) {
    try {
      await listener.hear(data, id);
    } catch (err) {
      failed.push(listener.name);
      log.warn({ err }, `${listener.name} did not hear ${data.kind} ${id}; it comes again`);
    }
  }
  if (failed.length === 0) return { id, status: 'completed' };
  return { id, status: 'failed', output: { failed } };
}
