import { parseArgs } from 'node:util';
import { sayBatchFault, sayFileFault, sayKeptReason } from '@matiz/contracts/import-sentences.ts';
import { DatabaseUnavailable } from '../apps/server/src/db/unavailable.ts';
import { encodings, InterruptedImport } from '../apps/server/src/modules/catalogue/index.ts';
import { importHelp } from './lib/import-help.ts';
import { complain, fileOf, visitCatalogue } from './lib/visit-catalogue.ts';

const options = {
  'dry-run': { type: 'boolean', default: false },
  warehouse: { type: 'string' },
  category: { type: 'string' },
  'create-brands': { type: 'boolean', default: false },
  rate: { type: 'string' },
  encoding: { type: 'string', default: 'utf-8' },
  undo: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArguments>['values'];
type Visit = Parameters<Parameters<typeof visitCatalogue>[0]>[0];

/** `npm run catalogue:import`: a thin shell around the server's own import. */
async function main(): Promise<number> {
  let typed: ReturnType<typeof readArguments>;
  try {
    typed = readArguments();
  } catch {
    return complain(`No entendimos las opciones.\n\n${importHelp}`);
  }
  const { values, positionals } = typed;
  const [file, ...rest] = positionals;
  if (values.help) {
    console.log(importHelp);
    return 0;
  }
  if (values.list) return visitCatalogue(list);
  const { undo } = values;
  if (undo !== undefined) return visitCatalogue((catalogue) => undoBatch(catalogue, undo));
  if (file === undefined || rest.length > 0) return complain(`Dinos qué archivo.\n\n${importHelp}`);
  return visitCatalogue((catalogue) => importFile(catalogue, fileOf(file), values));
}

function readArguments() {
  return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
}

async function importFile(catalogue: Visit, file: string, values: Values): Promise<number> {
  const rate = values.rate === undefined ? null : Number(values.rate);
  if (rate !== null && !(rate > 0)) return complain('--rate debe ser un número, como 4100.');
  const encoding = encodings.find((known) => known === values.encoding);
  if (!encoding) return complain(`--encoding debe ser ${encodings.join(', ')}.`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const begun = Date.now();
  let told = begun;
  try {
    const outcome = await catalogue.import(
      {
        ...{ file, encoding, rate, actorId: null, isDryRun: values['dry-run'] },
        warehouse: values.warehouse ?? null,
        category: values.category ?? null,
        createBrands: values['create-brands'],
      },
      {
        signal: stop.signal,
        onProgress(rows) {
          if (Date.now() - told < 5_000) return;
          told = Date.now();
          console.log(`${rows} filas …`);
        },
      },
    );
    if (!outcome.ok) return complain(sayFailure(outcome.error));
    tell(outcome.value, (Date.now() - begun) / 1000);
    return outcome.value.bad > 0 ? 2 : 0;
  } catch (error) {
    if (!(error instanceof InterruptedImport)) {
      if (stop.signal.aborted) return complain('Importación cancelada: no se guardó nada.');
      throw error;
    }
    if (error.cause instanceof DatabaseUnavailable) console.error('La base de datos no responde.');
    else if (!stop.signal.aborted) console.error(error.cause);
    return complain(
      `La importación se detuvo. Lo ya escrito queda completo, producto por producto: vuelve a importar el archivo para seguir, o deshazlo con --undo ${error.batchId}`,
    );
  }
}

type Outcome = Awaited<ReturnType<Visit['import']>>;

function sayFailure(failure: Extract<Outcome, { ok: false }>['error']): string {
  if (failure.of === 'file') return sayFileFault(failure.fault);
  if (failure.of === 'batch') return sayBatchFault(failure.fault);
  const names = { warehouse: 'la bodega', category: 'la categoría' };
  return `No conocemos ${names[failure.option]} «${failure.value}» de --${failure.option}.`;
}

function tell(report: Extract<Outcome, { ok: true }>['value'], seconds: number): void {
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const lines = [
    report.batchId === null ? 'Ensayo: no se guardó nada.' : `Lote ${report.batchId}`,
    `Filas: ${report.rows} (${report.new} nuevas, ${report.changed} cambiadas, ${report.unchanged} sin cambios, ${report.bad} malas)`,
    `Productos: ${report.newProducts} nuevos, ${report.changedProducts} cambiados`,
    report.newBrands.length > 0 && `Marcas nuevas: ${report.newBrands.join(', ')}`,
    report.picturesLeftOut > 0 &&
      `Imágenes de internet que no se bajaron: ${report.picturesLeftOut}. Guárdalas junto al archivo con el mismo nombre.`,
    report.badFile !== null && `Filas malas, con su motivo: ${report.badFile}`,
    `${seconds.toFixed(1)} s, ${memory} MB`,
  ];
  for (const line of lines) if (line !== false) console.log(line);
}

async function undoBatch(catalogue: Visit, id: string): Promise<number> {
  const outcome = await catalogue.undo(id);
  if (!outcome.ok) return complain(sayBatchFault(outcome.error));
  const { undone, partly, reasons } = outcome.value;
  console.log(`Deshechos: ${undone} productos${partly > 0 ? `; en parte: ${partly}` : ''}`);
  for (const reason of reasons) console.log(`- ${sayKeptReason(reason)}`);
  return partly > 0 ? 2 : 0;
}

async function list(catalogue: Visit): Promise<number> {
  for (const batch of await catalogue.list()) {
    const { id, startedAt, fileName, state, changed, unchanged, bad } = batch;
    console.log(
      `${id}  ${startedAt.toISOString().slice(0, 16)}  ${states[state]}  ${fileName}: ${batch.new} nuevas, ${changed} cambiadas, ${unchanged} sin cambios, ${bad} malas`,
    );
  }
  return 0;
}

const states = {
  running: 'en curso',
  done: 'terminado',
  interrupted: 'interrumpido',
  undoing: 'deshaciéndose',
  undone: 'deshecho',
};

process.exitCode = await main();
