import { readFileSync } from 'node:fs';
import { expect, test } from './harness/journey.ts';
import { address } from './harness/settings.ts';
import { routesPage } from './routes/routes-page.ts';
import { openVisitor } from './routes/visitor.ts';
import { walkRoutes } from './routes/walk-routes.ts';
import { writeTable } from './routes/write-table.ts';

test('every row of §2 leads everybody where docs/ROUTES.md says', { tag: '@desktop' }, async () => {
  test.slow();
  const walked = writeTable(await walkRoutes(address));
  expect(walked, 'npm run routes writes it anew').toBe(readFileSync(routesPage, 'utf8'));
});

test('a redirect keeps the reference and the campaign that it came with', {
  tag: '@desktop',
}, async () => {
  const buyer = await openVisitor(address, 'admin customer');
  const campaign = 'reference=feria&campaign=noviembre';
  expect((await buyer.get(`/?${campaign}`)).location).toBe(`/home/?${campaign}`);
  const guest = await openVisitor(address, 'guest');
  expect((await guest.get(`/no/existe?${campaign}`)).location).toBe(`/?${campaign}`);
  expect((await guest.get(`/home/profile?${campaign}`)).location).toBe(
    `/login?redirectTo=${encodeURIComponent(`/home/profile?${campaign}`)}&${campaign}`,
  );
});
