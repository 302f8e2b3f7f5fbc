import path from 'node:path';

/** The folder of the repository. */
export const repository = path.resolve(import.meta.dirname, '..', '..');
