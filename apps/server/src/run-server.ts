import { type OpenDatabase, openDatabase } from './db/start/open-database.ts';
import type { Settings } from './env.ts';
import { provePortFree } from './listen.ts';
import { prepareTables } from './prepare-tables.ts';
import type { ProcessPart } from './processes/process-part.ts';
import type { RunningServer } from './processes/running-server.ts';

/**
 * Brings the product up in this process: database, migrations, demonstration, application, port.
 * When a part fails those before it are taken down again. Throws `StartProblem` for what the starter
 * can mend.
 */
export async function runServer(
  settings: Settings,
  say: (line: string) => void,
  part: ProcessPart,
): Promise<RunningServer> {
  if (part.serves) await provePortFree(settings);
  const shop = await openShop(settings, say);
  try {
    // The whole product: the one whose start cannot work, or who only looks after others, never reads it.
    const { serveShop } = await import('./serve-shop.ts');
    const server = await serveShop(settings, shop.address, part);
    const stop = async () => {
      await server.stop();
      await shop.stop();
    };
    return { ...server, stop };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

/** The database with all its tables, ready to be served from by any number of processes. */
export async function openShop(
  settings: Settings,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  const database = await openDatabase(settings, say);
  try {
    await prepareTables(database.address, settings, say);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
