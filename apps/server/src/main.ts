import { demoAccounts, demoPassword } from './db/start/demonstration.ts';
import { StartProblem } from './db/start/start-problem.ts';
import { readEnv, type Settings } from './env.ts';
import { outliveDatabase } from './processes/outlive-database.ts';
import { partOf, readRole, type StartRole } from './processes/process-part.ts';
import { runProcesses } from './processes/run-processes.ts';
import type { RunningServer } from './processes/running-server.ts';
import { startSentenceOf } from './processes/start-sentence.ts';
import { openShop, runServer } from './run-server.ts';

/** A terminal's Ctrl-C arrives twice through npm; a second wish comes later than this. */
const sameSignalMs = 1_000;

outliveDatabase();

const role = readRole(process.argv[2]);
const settings = readEnv();
if (role === null) endWith('Uso: npm start, o npm start -- web | jobs | migrate');
else if (settings.ok) await run(settings.value, role);
else endWith(settings.error);

async function run(given: Settings, asked: StartRole): Promise<void> {
  try {
    if (asked === 'migrate') await migrateOnly(given);
    else await serve(given, asked);
  } catch (error) {
    const sentence = startSentenceOf(error);
    if (sentence === null) throw error;
    endWith(sentence);
  }
}

/** `npm start -- migrate`: the tables of this code, before any server of it begins. */
async function migrateOnly(given: Settings): Promise<void> {
  const shop = await openShop(given, say);
  await shop.stop();
  say('Las tablas están al día.');
}

async function serve(given: Settings, asked: StartRole): Promise<void> {
  if (asked !== 'all' && given.database.kind === 'embedded') {
    throw new StartProblem(
      `npm start -- ${asked} es para varios procesos sobre una misma base de datos: pon DATABASE_URL, o usa npm start, que hace todo.`,
    );
  }
  const part = partOf(asked);
  const starting =
    given.processes === 1 ? runServer(given, say, part) : runProcesses(given, say, part);
  stopOnSignals(starting);
  const { isDemo, firstInvitation, advice } = await starting;
  say(part.serves ? `Matiz listo en ${given.publicUrl}` : 'Matiz listo: atiende los trabajos.');
  if (isDemo) announceAccounts();
  if (firstInvitation !== null) sayFirstInvitation(firstInvitation);
  for (const line of advice) say(line);
}

function stopOnSignals(starting: Promise<RunningServer>): void {
  let firstAt: number | undefined;
  const stop = async () => {
    const now = performance.now();
    if (firstAt !== undefined) {
      if (now - firstAt > sameSignalMs) process.exit(130);
      return;
    }
    firstAt = now;
    say('Deteniendo Matiz: se terminan las peticiones en curso…');
    const server = await starting;
    await server.stop();
    say('Matiz se detuvo.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

function announceAccounts(): void {
  say(`Cuentas de demostración (clave ${demoPassword}):`);
  for (const [email, who] of demoAccounts) say(`  ${email}  ${who}`);
}

function sayFirstInvitation(link: string): void {
  say(
    'Todavía nadie trabaja en esta tienda. Crea la primera cuenta con este enlace, que sirve una vez:',
  );
  say(`  ${link}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
