import { say } from '@matiz/contracts/messages.ts';
import { withoutDeadline } from '#lib/deadline.ts';
import type { ImportDeps } from '../import-deps.ts';
import { doStep } from './do-step.ts';
import {
  endStep,
  findImportUpload,
  noteProgress,
  takeWaiting,
  type UploadStep,
} from './upload.store.ts';
import type { UploadFiles } from './upload-files.ts';

interface RunnerDeps extends ImportDeps {
  readonly files: UploadFiles;
  readonly report: (detail: { err: unknown }, message: string) => void;
}
export type UploadRunner = ReturnType<typeof createUploadRunner>;

/** What changes the catalogue goes one at a time; who only looks at a file does not wait for it. */
const queues: readonly (readonly UploadStep[])[] = [['read'], ['check', 'load', 'undo']];

/**
 * Works through what was asked for with files. It stands in the database, so it goes on when a page
 * is closed, and when a server ends another one (or the same, later) takes it up.
 */
export function createUploadRunner(deps: RunnerDeps) {
  const stopping = new AbortController();
  const running = new Map<number, Promise<void>>();

  /** Begins what waits; does not wait for it. */
  function wake(): void {
    if (stopping.signal.aborted) return;
    for (const [queue, steps] of queues.entries()) {
      if (running.has(queue)) continue;
      const work = withoutDeadline(() => workThrough(steps))
        .catch((err: unknown) => deps.report({ err }, 'imports wait for the database'))
        .finally(() => running.delete(queue));
      running.set(queue, work);
    }
  }

  async function workThrough(steps: readonly UploadStep[]): Promise<void> {
    while (!stopping.signal.aborted) {
      const id = await takeWaiting(deps.sql, steps, deps.clock());
      if (id === null) return;
      // It waits for someone else's: the next wake tries again.
      if ((await work(id)) === 'waiting') return;
    }
  }

  async function work(id: string): Promise<string> {
    const { sql, clock, files } = deps;
    const upload = await findImportUpload(sql.reader, id);
    if (upload === null) return 'gone';
    const desired = new AbortController();
    const signal = AbortSignal.any([desired.signal, stopping.signal]);
    const onProgress = async (done: number, of: number | null) => {
      if (await noteProgress(sql, id, { done, of }, clock())) desired.abort();
    };
    const end = await doStep(deps, upload, files.fileOf(upload), { signal, onProgress }).catch(
      (err: unknown) => {
        deps.report({ err }, `import ${id} broke off`);
        return { state: 'refused', problem: say('unexpected') } as const;
      },
    );
    // The server ends, nobody wished it: it is taken up again.
    const state = end.state === 'stopped' && !desired.signal.aborted ? 'waiting' : end.state;
    await endStep(sql, id, { ...end, state }, clock());
    return state;
  }

  return {
    wake,
    /** Waits for what was begun. */
    async settled() {
      while (running.size > 0) await Promise.all(running.values());
    },
    /** Ends after the step that runs; what is left is taken up again. */
    async stop() {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
