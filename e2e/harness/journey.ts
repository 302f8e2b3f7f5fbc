import { test as base, expect } from '@playwright/test';
import { expectNoSeriousFinding, untilAwake } from './access.ts';
import { Complaints } from './complaints.ts';

interface Settings {
  /** What the browser says in this journey because of what the journey does. */
  expectedComplaints: RegExp | null;
}

interface Journey {
  /** Listens to the browser; a device of its own, made with `browser.newPage`, joins in here. */
  complaints: Complaints;
  /** Fails when the page at hand has serious or critical accessibility findings. */
  checkAccess: () => Promise<void>;
  isPhone: boolean;
}

/** A journey ends at once on anything that the browser complains about, wherever it happens. */
export const test = base.extend<Settings & Journey>({
  expectedComplaints: [null, { option: true }],
  complaints: async ({ expectedComplaints }, use, testInfo) => {
    const complaints = new Complaints(expectedComplaints, testInfo);
    await use(complaints);
    complaints.expectNone();
  },
  context: async ({ context, complaints }, use) => {
    await complaints.listenTo(context);
    await use(context);
  },
  checkAccess: async ({ page }, use) => {
    await use(() => expectNoSeriousFinding(page));
  },
  isPhone: async ({ viewport }, use) => {
    await use((viewport?.width ?? 0) < 600);
  },
});

export { expect, expectNoSeriousFinding, untilAwake };
