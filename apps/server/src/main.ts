import { DatabaseUnavailable } from './db/connection/unavailable.ts';
import { demoAccounts, demoPassword } from './db/start/demonstration.ts';
import { StartProblem } from './db/start/start-problem.ts';
import { readEnv, type Settings } from './env.ts';
import { type RunningServer, runServer } from './run-server.ts';

/** A terminal's Ctrl-C arrives twice through npm; a second wish comes later than this. */
const sameSignalMs = 1_000;

process.on('unhandledRejection', (reason) => {
  // A query that nobody waits for may fail while the database restarts: no reason to end.
  if (!(reason instanceof DatabaseUnavailable)) throw reason;
  process.stderr.write(`${reason.message}\n`);
});

const settings = readEnv();
if (settings.ok) await run(settings.value);
else endWith(settings.error);

async function run(settings: Settings): Promise<void> {
  try {
    const starting = runServer(settings, say);
    stopOnSignals(starting);
    const { isDemo, firstInvitation, advice } = await starting;
    say(`Matiz listo en ${settings.publicUrl}`);
    if (isDemo) announceAccounts();
    if (firstInvitation !== null) sayFirstInvitation(firstInvitation);
    for (const line of advice) say(line);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    endWith(error.message);
  }
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
