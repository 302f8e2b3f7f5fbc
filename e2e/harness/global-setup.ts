import { startProduct } from './product.ts';
import { address, port, shellAddress } from './settings.ts';

/** One product for all journeys, unless one is given by E2E_ADDRESS. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ADDRESS !== undefined) return undefined;
  const product = await startProduct({
    port: port,
    env: { APP_ORIGINS: shellAddress, PUBLIC_URL: address },
  });
  // Journeys that need the marketplace's own hands find its database there.
  process.env.E2E_DATA_DIR = product.dataDir;
  return () => product.stop();
}
