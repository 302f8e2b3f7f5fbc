import { Complaints } from './harness/complaints.ts';
import { expect, test } from './harness/journey.ts';

// These look at the harness: a journey on a dead page must not wait until its time is over.
test.describe('a journey ends at once, and says why,', { tag: '@desktop' }, () => {
  const reasons = {
    'when a script throws': () => void Promise.reject(new Error('a field is null')),
    'when the browser complains': () => console.error('a field is null'),
    'when the page says that it failed': () => {
      document.body.innerHTML = '<h1>Algo no salió bien</h1><p>a field is null</p>';
    },
  };
  for (const [title, complain] of Object.entries(reasons)) {
    test(title, async ({ browser }, testInfo) => {
      const page = await browser.newPage();
      const complaints = new Complaints(null, testInfo);
      await complaints.listenTo(page.context());
      await page.goto('/terms-conditions');
      const waiting = page.getByText('never there').click({ timeout: 0 });
      const ended = expect(waiting).rejects.toThrow(
        /The page complained: (.*a field is null|Algo no salió bien \(\/terms-conditions\))/,
      );
      await page.evaluate(complain).catch(() => undefined);
      await ended;
      expect(() => complaints.expectNone()).toThrow('the browser complained');
    });
  }

  test('unless it was expected', async ({ browser }, testInfo) => {
    const page = await browser.newPage();
    const complaints = new Complaints(/is null/, testInfo);
    await complaints.listenTo(page.context());
    await page.goto('/terms-conditions');
    await page.evaluate(reasons['when the browser complains']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    complaints.expectNone();
    await page.close();
  });
});
