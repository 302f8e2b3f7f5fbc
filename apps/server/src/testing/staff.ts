import type { StaffRole } from '@matiz/domain/identity/scopes.ts';
import { type Ask, askAs } from './orders.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** Someone of the staff with a session and their calls; a director unless roles are given. */
export async function buildStaff(
  test: TestApp,
  roles?: readonly StaffRole[],
): Promise<SignedIn & { readonly ask: Ask }> {
  const signedIn = await signIn(test, 'Staff');
  if (roles) {
    await test.sql`UPDATE staff_member SET roles = ${roles} WHERE user_id = ${signedIn.userId}`;
  }
  return { ...signedIn, ask: askAs(test, signedIn) };
}
