import type { Outcome, Step } from './step.ts';

export interface Finished {
  readonly step: Step;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/**
 * Runs the steps, `width` at a time, each after those that it waits for; one that wants to be
 * alone runs when nothing else does. A step whose forerunner failed fails without running.
 * Calls `report` as each one ends.
 */
export async function schedule(
  steps: readonly Step[],
  width: number,
  report: (finished: Finished) => void,
): Promise<Finished[]> {
  const waiting = [...steps];
  const done: Finished[] = [];
  const running = new Map<Step, Promise<void>>();

  const mayStart = (step: Step) => {
    const isReady = (step.after ?? [])
      .filter((name) => steps.some((each) => each.name === name))
      .every((name) => done.some((each) => each.step.name === name));
    const isAlone = [...running.keys()].some((each) => each.isAlone);
    const hasRoom = step.isAlone ? running.size === 0 : running.size < width;
    return isReady && hasRoom && !isAlone;
  };

  while (done.length < steps.length) {
    const next = waiting.find(mayStart);
    if (next === undefined) {
      if (running.size === 0) throw new Error('steps wait for each other');
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const work = runStep(next, done).then((finished) => {
      running.delete(next);
      done.push(finished);
      report(finished);
    });
    running.set(next, work);
  }
  return done;
}

async function runStep(step: Step, done: readonly Finished[]): Promise<Finished> {
  const started = performance.now();
  const broken = done.find(
    (each) => each.outcome.failed > 0 && step.after?.includes(each.step.name),
  );
  const outcome =
    broken === undefined
      ? await step.run().catch(toFailure)
      : { passed: 0, failed: 1, output: `No se ejecutó: falló ${broken.step.name}.` };
  return { step, outcome, seconds: (performance.now() - started) / 1000 };
}

function toFailure(error: unknown): Outcome {
  return { passed: 0, failed: 1, output: error instanceof Error ? `${error.stack}` : `${error}` };
}
