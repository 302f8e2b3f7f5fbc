import { inject } from 'vitest';
import { restartNumbers } from './numbers.ts';

// Vitest runs this before each test file, also where files share their modules.
restartNumbers(inject('testSeed'));
