import { handleJobs } from '../jobs/handle-jobs.ts';
import { eventQueue } from '../jobs/open-boss.ts';
import type { DomainEvent } from '../jobs/subscribers.ts';
import { createWork } from '../work.ts';
import type { TestApp } from './test-app.ts';

const log = { warn: () => undefined };

/** What a server that works does with everything published so far, once. Answers how many failed. */
export async function collectNews({ deps }: Pick<TestApp, 'deps'>): Promise<number> {
  const boss = await deps.jobs.open();
  const { subscribers } = createWork(deps);
  let failures = 0;
  for (;;) {
    const jobs = await boss.fetch<DomainEvent>(eventQueue, { batchSize: 50 });
    if (jobs.length === 0) return failures;
    for (const { id, status } of await handleJobs(jobs, subscribers, { log })) {
      if (status === 'completed') await boss.complete(eventQueue, id);
      else await boss.fail(eventQueue, id);
      if (status !== 'completed') failures += 1;
    }
  }
}
