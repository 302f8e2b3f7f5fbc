/** `npm run doctor`: what this machine lacks to run Matiz, each with its fix. Exit 1 on a lack. */
import { examinations } from './doctor/examinations.ts';

let lacks = 0;
for (const { name, examine } of examinations) {
  const fix = await examine().catch((error: unknown) => `Falló la revisión: ${String(error)}`);
  if (fix === undefined) {
    process.stdout.write(`✔ ${name}\n`);
  } else {
    lacks += 1;
    process.stdout.write(`✘ ${name}\n    ${fix}\n`);
  }
}
process.stdout.write(lacks === 0 ? 'Todo está en orden.\n' : `Por arreglar: ${lacks}.\n`);
process.exit(lacks === 0 ? 0 : 1);
