import type { Job, JobResult } from 'pg-boss';
import type { DomainEvent, JobLog, Subscriber, WatchJob } from './subscribers.ts';

/** What hears of jobs. */
export interface JobEars {
  readonly log: JobLog;
  readonly watch?: WatchJob;
}

export const unwatched: WatchJob = (_job, work) => work();

/** The first of them around the second. */
export function joinWatches(outer = unwatched, inner = unwatched): WatchJob {
  return (job, work) => outer(job, () => inner(job, work));
}

/**
 * Hands each event to every subscriber of its kind. One that fails does not keep the others
 * from it; the event then comes again, for all of them.
 */
export async function handleJobs(
  jobs: readonly Job<DomainEvent>[],
  subscribers: readonly Subscriber[],
  { log, watch = unwatched }: JobEars,
): Promise<JobResult[]> {
  return Promise.all(jobs.map((job) => handleJob(job, subscribers, { log, watch })));
}

async function handleJob(
  { id, data }: Job<DomainEvent>,
  subscribers: readonly Subscriber[],
  { log, watch }: Required<JobEars>,
): Promise<JobResult> {
  const failed: string[] = [];
  for (const subscriber of subscribers.filter(({ kind }) => kind === data.kind)) {
    try {
      await watch({ name: subscriber.name, id }, () => subscriber.handle(data, id));
    } catch (err) {
      failed.push(subscriber.name);
      log.warn({ err }, `${subscriber.name} failed on ${data.kind} ${id}; it comes again`);
    }
  }
  if (failed.length === 0) return { id, status: 'completed' };
  return { id, status: 'failed', output: { failed } };
}
