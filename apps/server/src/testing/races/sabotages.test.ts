import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sabotages } from './sabotages.ts';

const server = path.resolve(import.meta.dirname, '..', '..', '..');

/** Said in milliseconds here, and not after a minute by the race that needs the guard. */
describe('The guards that the sabotaged builds take out', () => {
  it.each(Object.entries(sabotages))('%s stands where it is said to', (_, removals) => {
    for (const { file, guard, instead } of removals) {
      const text = readFileSync(path.join(server, file), 'utf8');
      expect(text, file).toContain(guard);
      expect(instead, file).not.toBe(guard);
    }
  });
});
