import { StartProblem } from '../../apps/server/src/db/start/start-problem.ts';
import { readEnv, type Settings } from '../../apps/server/src/env.ts';

/** Runs a command with the settings of the environment. Answers what it does, 1 when it cannot. */
export async function runWithSettings(
  work: (settings: Settings, say: (line: string) => void) => Promise<number>,
): Promise<number> {
  const settings = readEnv();
  if (!settings.ok) return complain(settings.error);
  try {
    return await work(settings.value, (line) => console.log(line));
  } catch (error) {
    if (error instanceof StartProblem) return complain(error.message);
    throw error;
  }
}

function complain(sentence: string): number {
  console.error(sentence);
  return 1;
}
