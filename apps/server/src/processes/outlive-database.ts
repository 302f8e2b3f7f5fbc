import { DatabaseUnavailable } from '#db/connection/unavailable.ts';

/** A query that nobody waits for may fail while the database restarts: no reason to end. */
export function outliveDatabase(): void {
  process.on('unhandledRejection', (reason) => {
    if (!(reason instanceof DatabaseUnavailable)) throw reason;
    process.stderr.write(`${reason.message}\n`);
  });
}
