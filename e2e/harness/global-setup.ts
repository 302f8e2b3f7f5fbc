import { startProduct } from './product.ts';
import { ADDRESS, PORT, SHELL_ADDRESS } from './settings.ts';

/** One product for all journeys, unless one is given by E2E_ADDRESS. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ADDRESS !== undefined) return undefined;
  const product = await startProduct({
    port: PORT,
    env: { APP_ORIGINS: SHELL_ADDRESS, PUBLIC_URL: ADDRESS },
  });
  // Journeys that need the marketplace's own hands find its database there.
  process.env.E2E_DATA_DIR = product.dataDir;
  return () => product.stop();
}
