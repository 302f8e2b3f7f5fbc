import type { Sql } from '../pool.ts';

/** What servers that start together do one after the other. Numbers that no other lock uses. */
const startSteps = {
  migrations: 20_260_101,
  demonstration: 20_260_102,
  'reference data': 20_260_103,
  'local gateway': 2_026_112_101,
  roles: 20_260_105,
} as const;

/** Waits in a transaction until no other server is at it; the turn ends with the transaction. */
export async function lockStartStep(tx: Sql, step: keyof typeof startSteps): Promise<void> {
  await tx`select pg_advisory_xact_lock(${startSteps[step]})`;
}
