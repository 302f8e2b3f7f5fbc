import { visitCatalogue } from './lib/visit-catalogue.ts';
import { complain, fileOf } from './lib/visit-shop.ts';

/** `npm run catalogue:export -- FILE`: the catalogue as a CSV that the import reads. */
async function exportCatalogue(): Promise<number> {
  const [typed, ...rest] = process.argv.slice(2);
  if (typed === undefined || rest.length > 0 || typed.startsWith('-')) {
    return complain('Dinos en qué archivo: npm run catalogue:export -- catalogo.csv');
  }
  return visitCatalogue(async (catalogue) => {
    const file = fileOf(typed);
    const rows = await catalogue.export(file);
    console.log(`${rows} filas en ${file}`);
    return 0;
  });
}

process.exitCode = await exportCatalogue();
