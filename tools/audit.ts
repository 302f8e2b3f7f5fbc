import { auditDatabase } from '../apps/server/src/db/audit.ts';
import { runWithSettings } from './lib/run-with-settings.ts';

/** `npm run audit`: prints what does not hold in the database; ends with 1 if there is anything. */
process.exitCode = await runWithSettings(async (settings, say) => {
  const violations = await auditDatabase(settings, say);
  for (const { invariant, subject, expected, found } of violations) {
    say(`${invariant}: ${subject} (expected ${expected}, found ${found})`);
  }
  say(violations.length === 0 ? 'Everything holds.' : `${violations.length} broken.`);
  return violations.length === 0 ? 0 : 1;
});
