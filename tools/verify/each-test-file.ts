import fc from 'fast-check';

/**
 * What properties draw is the same at each run, so that a commit is green or red; others come with
 * TEST_SEED. Vitest runs this before each test file.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_123) });

/**
 * Files share their worker's clock. One that spied on a faked timer put the fake back as it ended,
 * and the next one waited for ever: say so at once.
 */
const worker: typeof globalThis & { ownTimer?: typeof setTimeout } = globalThis;
worker.ownTimer ??= setTimeout;
if (setTimeout !== worker.ownTimer)
  throw new Error('A test file before this one left its fake clock behind.');

/** They share its document too: what one leaves there is found by the next one's questions. */
if (typeof document !== 'undefined') {
  const left = document.body.innerHTML + (document.head.querySelector('script')?.outerHTML ?? '');
  if (left.trim() !== '')
    throw new Error(`A test file before this one left in the document: ${left}`);
}
