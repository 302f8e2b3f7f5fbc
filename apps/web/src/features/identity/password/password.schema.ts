import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword } from '@matiz/contracts/registration.ts';

/** Checks a new password by the contract's own schema; Zod travels only in this part. */
export const checkNewPassword = zodResolver(changePassword.body.pick({ newPassword: true }));
