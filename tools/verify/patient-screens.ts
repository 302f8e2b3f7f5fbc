import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// How busy a machine is must not decide whether a screen is waited for; one second is little.
configure({ asyncUtilTimeout: 60_000 });

// What React still has to do of a screen is done while its document is there: on a busy machine that
// was gone before React's turn came, and the whole run failed by it. A test may have faked the clock.
const turn = setImmediate;
afterEach(async () => {
  for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => turn(resolve));
});

// Files share the store of what is told as well: a refusal of the file before is none of this one's.
beforeEach(clearToasts);
