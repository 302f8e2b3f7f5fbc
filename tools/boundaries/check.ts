/** `npm run boundaries`: the arrows between folders, each violation with its remedy. */
import { repository } from '../lib/repository.ts';
import { cruise } from './cruise.ts';

const { code, output } = await cruise(repository, ['apps', 'packages', 'tools', 'e2e', 'bench']);
process.stdout.write(output);
process.exit(code === 0 ? 0 : 1);
