import fc from 'fast-check';

/**
 * What properties draw is the same at each run, so that a commit is green or red; others come with
 * TEST_SEED. Vitest runs this before each test file.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_123) });
