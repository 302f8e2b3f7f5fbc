import path from 'node:path';
import { exportShop } from '../apps/server/src/modules/shop/files/shop-files.ts';
import { complain, fileOf, visitShop } from './lib/visit-shop.ts';

/** `npm run shop:export -- FOLDER`: what staff entered, as files that `shop:import` reads. */
async function main(): Promise<number> {
  const [typed, ...rest] = process.argv.slice(2);
  if (typed === undefined || rest.length > 0 || typed.startsWith('-')) {
    return complain('Dinos en qué carpeta: npm run shop:export -- mi-tienda');
  }
  const folder = fileOf(typed);
  return visitShop(async (sql, { dataDir }) => {
    const counts = await exportShop(sql, { folder, pictures: path.join(dataDir, 'pictures') });
    for (const [file, rows] of Object.entries(counts)) {
      console.log(`${String(rows).padStart(8)}  ${file}`);
    }
    console.log(`La tienda quedó en ${folder}`);
    return 0;
  });
}

process.exitCode = await main();
