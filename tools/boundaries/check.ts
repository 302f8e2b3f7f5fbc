/** `npm run boundaries`: the arrows between folders, each violation with its remedy. */
import { repository } from '../lib/repository.ts';
import { cruise, filesCruised } from './cruise.ts';

/** Fewer than these and the files were not read: without its compiler the cruiser skips TypeScript. */
const fewestFiles = 1_000;

const { code, output } = await cruise(repository, ['apps', 'packages', 'tools', 'e2e', 'bench']);
process.stdout.write(output);
const files = filesCruised(output);
if (files < fewestFiles) {
  process.stdout.write(`Solo se leyeron ${files} archivos: ejecuta npm ci y vuelve a probar.\n`);
}
process.exit(code === 0 && files >= fewestFiles ? 0 : 1);
