/**
 * `npm run screens [word …]`: photographs every built screen and state for each kind of person, on
 * a phone and on a desktop, into `.screens/`, with one contact sheet. Words choose by name
 * (`landing`, `buyer-cart`). Uses the product at E2E_ADDRESS when one is given (no workshop then).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureWebBuilt } from '../tools/web-build/build.ts';
import { chromiumFlags, chromiumPath } from './harness/chromium.ts';
import { startProduct } from './harness/product.ts';
import { desktop, phone } from './harness/settings.ts';
import { buyerTour } from './screens/buyer-tour.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { guestTour, workshopTour } from './screens/guest-tour.ts';
import { buyerOfflineTour, sellerOfflineTour } from './screens/offline-tour.ts';
import { type Studio, walkTour } from './screens/photograph.ts';
import { sellerTour } from './screens/seller-tour.ts';
import { staffTour } from './screens/staff-tour.ts';
import type { Size, Taken, Tour } from './screens/tour.ts';

const port = Number(process.env.E2E_PORT ?? 4273);
const sizes: readonly Size[] = [
  { name: 'phone', ...phone },
  { name: 'desktop', ...desktop },
];
const words = process.argv.slice(2);
const folder = fileURLToPath(new URL('../.screens/', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const built = await ensureWebBuilt(say);
if (!built.ok) throw new Error(built.error);
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const taken: Taken[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), 'matiz-screens-'));
try {
  await photograph([
    guestTour,
    buyerTour,
    buyerOfflineTour,
    sellerTour,
    sellerOfflineTour,
    staffTour,
  ]);
  if (process.env.E2E_ADDRESS === undefined) await photograph([workshopTour]);
} finally {
  if (taken.length > 0) say(`\n${await writeContactSheet(browser, folder, taken)}`);
  await browser.close();
  rmSync(dataDir, { recursive: true, force: true });
}
const failed = taken.filter(({ problem }) => problem !== null);
say(`${taken.length - failed.length} taken, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function photograph(tours: readonly Tour[]): Promise<void> {
  const chosen = tours.filter((tour) => tour.shots.some((shot) => isWanted(shot, tour)));
  if (chosen.length === 0) return;
  const isDevelopment = chosen.some((tour) => tour.isDevelopment);
  const product = await openProduct(isDevelopment ? { NODE_ENV: 'development' } : {});
  const studio: Studio = { browser, address: product.address, folder, isWanted, say };
  try {
    for (const tour of chosen) {
      for (const size of sizes) taken.push(...(await walkTour(tour, size, studio)));
    }
  } finally {
    await product.stop();
  }
}

/** The same data for every start. */
async function openProduct(env: Record<string, string>) {
  const address = process.env.E2E_ADDRESS;
  if (address !== undefined) return { address, stop: async () => {} };
  // Who comes back from the gateway's page comes back to the address where she logged in.
  return startProduct({
    port,
    dataDir,
    env: { PUBLIC_URL: `http://127.0.0.1:${port}`, ...env },
  });
}

function isWanted({ name }: { name: string }, { who }: Pick<Tour, 'who'>): boolean {
  return words.length === 0 || words.some((word) => `${who}-${name}`.includes(word));
}
