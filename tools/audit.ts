import { auditDatabase } from '../apps/server/src/db/audit.ts';
import { StartProblem } from '../apps/server/src/db/start/start-problem.ts';
import { readEnv } from '../apps/server/src/env.ts';

/** `npm run audit`: prints what does not hold in the database; ends with 1 if there is anything. */
async function audit(): Promise<number> {
  const settings = readEnv();
  if (!settings.ok) return complain(settings.error);
  try {
    const violations = await auditDatabase(settings.value, (line) => console.log(line));
    for (const { invariant, subject, expected, found } of violations) {
      console.log(`${invariant}: ${subject} (expected ${expected}, found ${found})`);
    }
    console.log(violations.length === 0 ? 'Everything holds.' : `${violations.length} broken.`);
    return violations.length === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof StartProblem) return complain(error.message);
    throw error;
  }
}

function complain(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = await audit();
