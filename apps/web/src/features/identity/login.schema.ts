import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@matiz/contracts/identity.ts';

/** Checks the form by the contract's own schema; Zod travels only in this part. */
export const checkLogin = zodResolver(login.body);
