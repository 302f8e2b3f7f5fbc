import { runCommand } from '../lib/run-command.ts';

/** What a step found: how many tests or checks passed and failed, and what it said. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** What failed by its name, where the step knows: the output may be cut before it. */
  readonly failures?: readonly string[];
  /** What took longest, with its seconds, where the step knows: the whole run has twenty minutes. */
  readonly slowest?: readonly string[];
}

/** How many of the slowest are named. */
const named = 5;

export function nameSlowest(all: readonly (readonly [name: string, seconds: number])[]): string[] {
  return all
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, named)
    .map(([name, seconds]) => `${seconds.toFixed(1)} s  ${name}`);
}

export interface Step {
  readonly name: string;
  /** Steps that must have passed before this one. */
  readonly after?: readonly string[];
  /** Runs while nothing else does: it measures or drives a browser. */
  readonly isAlone?: boolean;
  run(): Promise<Outcome>;
}

const minutes = 60_000;

/** A step that is one check: it passes when the program ends with 0. */
export function check(
  name: string,
  program: string,
  args: readonly string[],
  after: readonly string[] = [],
): Step {
  return {
    name,
    after,
    run: async () => {
      const { code, output } = await runCommand(program, args, { timeout: 10 * minutes });
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}
