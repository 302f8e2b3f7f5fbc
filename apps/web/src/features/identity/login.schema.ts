import { login } from '@matiz/contracts/identity.ts';
import type { LoginFields } from './use-login.ts';

/** The first fault of each field, by the contract's own schema; Zod travels only in this part. */
export function findLoginFaults(fields: LoginFields): { email?: string; password?: string } {
  const issues = login.body.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).reverse());
}
