import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './harness/chromium.ts';
import { ADDRESS, desktop, phone } from './harness/settings.ts';

// One worker: the journeys share the demonstration's people, and a person has one cart.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: ADDRESS,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
  projects: [
    { name: 'desktop', use: { viewport: desktop } },
    {
      name: 'phone',
      use: { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
