import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './harness/chromium.ts';
import { address, desktop, phone } from './harness/settings.ts';

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
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Recording costs a tenth of the time: E2E_TRACE=1 asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
  // What does not depend on the size runs at one of them, by its tag.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: desktop } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
