/**
 * `npm run routes` writes docs/ROUTES.md from a run of its own, or of the product at E2E_ADDRESS;
 * what it says is printed too.
 */
import { writeFileSync } from 'node:fs';
import { startProduct } from './harness/product.ts';
import { address, port } from './harness/settings.ts';
import { routesPage } from './routes/routes-page.ts';
import { walkRoutes } from './routes/walk-routes.ts';
import { writeTable } from './routes/write-table.ts';

const product =
  process.env.E2E_ADDRESS === undefined ? await startProduct({ port: port }) : undefined;
try {
  const text = writeTable(await walkRoutes(address));
  writeFileSync(routesPage, text);
  process.stdout.write(text);
} finally {
  await product?.stop();
}
