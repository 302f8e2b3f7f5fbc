/** The contract with its Zod schema, which the form checks by (only this part carries Zod). */
export { login } from '@matiz/contracts/identity.ts';
