import { visitCatalogue } from './lib/visit-catalogue.ts';
import { complain, fileOf } from './lib/visit-shop.ts';

/** `npm run catalogue:template -- FILE`: a CSV to fill in, with the shop's own warehouses. */
async function writeTemplate(): Promise<number> {
  const [typed, ...rest] = process.argv.slice(2);
  if (typed === undefined || rest.length > 0 || typed.startsWith('-')) {
    return complain('Dinos en qué archivo: npm run catalogue:template -- plantilla.csv');
  }
  return visitCatalogue(async (catalogue) => {
    const file = fileOf(typed);
    await catalogue.template(file);
    console.log(`Plantilla en ${file}. Llénala, y prueba con --dry-run antes de importarla.`);
    return 0;
  });
}

process.exitCode = await writeTemplate();
