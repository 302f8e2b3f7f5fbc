import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportedShop, importShop } from '../apps/server/src/modules/shop/files/shop-files.ts';
import { sayFileFault, sayRowFault } from './import/say-shop-fault.ts';
import { complain, fileOf, visitShop } from './lib/visit-shop.ts';

const usage =
  'Dinos qué carpeta: npm run shop:import -- mi-tienda (con --dry-run cuenta y no guarda nada)';
/** Bad rows of one file that are named; the others are counted. */
const mostNamed = 20;

/** `npm run shop:import -- FOLDER`: all of a folder, or nothing of it. */
async function main(): Promise<number> {
  const typed = readArguments();
  if (typed === null) return complain(usage);
  const folder = fileOf(typed.folder);
  return visitShop(async (sql, { dataDir }) => {
    const at = { folder, pictures: path.join(dataDir, 'pictures') };
    const outcome = await importShop(sql, at, typed);
    if (outcome === null) {
      return complain(`En ${folder} no hay una tienda exportada: le falta tienda.json.`);
    }
    tell(outcome);
    if (outcome.isWritten) console.log('La tienda quedó como dicen los archivos.');
    else if (!isGood(outcome)) return complain('Nada se guardó: corrige lo nombrado y repite.');
    else console.log('Ensayo: nada se guardó.');
    return 0;
  });
}

function readArguments(): { folder: string; isDryRun: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) return null;
    return { folder, isDryRun: values['dry-run'] };
  } catch {
    return null;
  }
}

const isGood = ({ bad, faults }: ImportedShop) =>
  Object.keys(bad).length === 0 && Object.keys(faults).length === 0;

function tell({ counts, bad, faults }: ImportedShop): void {
  for (const [file, { new: fresh, changed, unchanged, removed, waiting }] of Object.entries(
    counts,
  )) {
    const said = [`nuevas ${fresh}`, `cambian ${changed}`, `sin cambio ${unchanged}`];
    if (removed > 0) said.push(`se quitan ${removed}`);
    if (waiting > 0) said.push(`esperan a su cliente ${waiting}`);
    console.log(`${file}: ${said.join(', ')}`);
  }
  for (const [file, fault] of Object.entries(faults))
    console.error(`${file}: ${sayFileFault(fault)}`);
  for (const [file, rows] of Object.entries(bad)) {
    for (const { line, fault } of rows.slice(0, mostNamed)) {
      console.error(`${file}, fila ${line}: ${sayRowFault(fault)}`);
    }
    if (rows.length > mostNamed) console.error(`${file}: y ${rows.length - mostNamed} filas más.`);
  }
}

process.exitCode = await main();
