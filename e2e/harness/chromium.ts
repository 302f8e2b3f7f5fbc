import { findChromium } from '../../tools/lib/find-chromium.ts';

/** The installed browser; the journeys bring none of their own. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found === undefined) {
    throw new Error('No hay Chromium. En Debian: apt-get install chromium; o da CHROMIUM_PATH.');
  }
  return found;
}

/** Quiet start without anything that calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
