/** `npm run results`: every expected failure is looked at. Exit 1 where one is dropped. */
import path from 'node:path';
import { repository } from '../lib/repository.ts';
import { findDropped } from './find-dropped.ts';

const server = path.join(repository, 'apps/server/src') + path.sep;
const dropped = findDropped(
  path.join(repository, 'tsconfig.json'),
  (file) => file.startsWith(server) && !/\.test\.ts$|\/testing\//.test(file),
);

for (const { file, line, call } of dropped) {
  const where = `${path.relative(repository, file)}:${line}`;
  process.stdout.write(
    `error ${where}: nadie mira si falló «${call}»: devuelve su fallo, o usa orThrow si no puede fallar.\n`,
  );
}
process.exit(dropped.length === 0 ? 0 : 1);
