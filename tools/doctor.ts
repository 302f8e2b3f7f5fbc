/**
 * `npm run doctor`: what this machine lacks to run Matiz, each with its fix. Exit 1 on a lack.
 * `npm run doctor -- production`: what the settings and the database lack before customers come.
 */
import { type Examination, examinations } from './doctor/examinations.ts';
import { productionExaminations } from './doctor/production.ts';

const asked = process.argv[2];
process.exit(await run());

async function run(): Promise<number> {
  if (asked === undefined) return report(examinations);
  if (asked === 'production') return report(productionExaminations());
  say('Uso: npm run doctor, o npm run doctor -- production');
  return 2;
}

async function report(list: readonly Examination[]): Promise<number> {
  let lacks = 0;
  for (const { name, examine } of list) {
    const found = await examine().catch((error: unknown) => `Falló la revisión: ${String(error)}`);
    if (found === undefined) {
      say(`✔ ${name}`);
      continue;
    }
    const { severity, remedy } =
      typeof found === 'string' ? { severity: 'fault', remedy: found } : found;
    if (severity === 'fault') lacks += 1;
    say(`${severity === 'fault' ? '✘' : '•'} ${name}\n    ${remedy}`);
  }
  say(lacks === 0 ? 'Todo está en orden.' : `Por arreglar: ${lacks}.`);
  return lacks === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
