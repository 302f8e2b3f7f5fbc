import { newPasswordText } from '@matiz/contracts/identity/registration.ts';

/** What is wrong with a new password, by the contract's own schema; null: nothing. */
export function findPasswordFault(password: string): string | null {
  return newPasswordText.safeParse(password).error?.issues[0]?.message ?? null;
}
