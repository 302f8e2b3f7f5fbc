/** Characters that an account's own fields take at most; the forms stop where the calls refuse. */
export const maxNameLength = 80;
export const maxBusinessNameLength = 120;
export const maxPasswordLength = 128;
