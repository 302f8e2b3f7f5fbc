import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Where `npm start` keeps what Node compiled (its own place for it), as `NODE_COMPILE_CACHE` of what
 * a test starts: the product's thousand files are not compiled again for each start, nor at the next run.
 */
export const compileCache = path.join(tmpdir(), 'node-compile-cache');
