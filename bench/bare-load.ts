import { fork } from 'node:child_process';
import type { BareReply } from './bare.ts';
import { answerOf, shoot } from './load.ts';
import type { Timing } from './timings.ts';

/** What this machine can do at most: a Fastify that does nothing but answer this. */
export async function bareLoad(
  reply: BareReply,
  seconds: number,
  connections: number,
): Promise<Timing> {
  const child = fork(new URL('./bare.ts', import.meta.url));
  child.send(reply);
  const port = await answerOf(child);
  const timing = await shoot(`http://127.0.0.1:${port}`, seconds, connections, () => [
    { method: 'GET', path: '/' },
  ]);
  child.kill();
  return timing;
}
