import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './harness/chromium.ts';
import { address, desktop, phone } from './harness/settings.ts';

/**
 * Journeys of which one size says as much as both, beside those that a tag keeps to one: a whole run
 * has twenty minutes on two cores. E2E_BOTH_SIZES=1 runs them at both.
 */
const desktopAlone = [
  'desktop-buys-all-day',
  'buyer-asks-for-help',
  'buyer-deletes-the-account',
  'buyer-pays-by-hand',
  'buyer-pays-on-credit',
  'buyer-pays-online',
  'buyer-recovers-a-password',
  'guest-learns-about-matiz',
  'guest-registers',
  'printed-order',
  'seller-registers-a-customer',
];
const phoneAlone = [
  'buyer-changes-the-address',
  'buyer-chooses-a-window',
  'buyer-fills-a-dense-cart',
  'buyer-finds-an-equivalent',
  'buyer-narrows-a-list',
  'buyer-orders-again',
  'buyer-pays-another-way',
  'buyer-pays-by-link',
  'buyer-pays-by-nequi',
  'buyer-pays-by-qr',
  'buyer-pays-with-a-card',
  'buyer-saves-for-later',
  'buyer-sees-a-cart-change',
  'buyer-types-tones',
  'buyer-goes-offline',
  'buyer-is-told-on-the-web',
  'connection-is-lost',
  'page-wakes-up',
  'pressed-early',
  'seller-works-offline',
];
const filesOf = (names: readonly string[]) =>
  process.env.E2E_BOTH_SIZES ? [] : names.map((name) => `**/${name}.spec.ts`);

// One worker: the journeys share the demonstration's people, and a person has one cart.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    // A press that reaches nothing fails while there is time for the others.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A worker of its own would answer in the place of what a journey plays; one journey is about it.
    serviceWorkers: 'block',
    // Recording costs a tenth of the time: E2E_TRACE=1 asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
  // What does not depend on the size runs at one of them, by its tag.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: filesOf(phoneAlone),
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: filesOf(desktopAlone),
      use: { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
