import { createInterface } from 'node:readline/promises';
import { sayBatchFault, sayKeptReason } from '@matiz/contracts/catalogue/import-sentences.ts';
import { DatabaseUnavailable } from '../apps/server/src/db/connection/unavailable.ts';
import {
  type ImportRequest,
  InterruptedImport,
} from '../apps/server/src/modules/catalogue/index.ts';
import { importHelp } from './import/help.ts';
import { readArguments, readChoices } from './import/read-choices.ts';
import { type ImportFailure, sayFailure, tellReport } from './import/tell.ts';
import { visitCatalogue } from './lib/visit-catalogue.ts';
import { complain, fileOf } from './lib/visit-shop.ts';

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
  const choices = readChoices(fileOf(file), values);
  if (typeof choices === 'string') return complain(choices);
  return visitCatalogue((catalogue) => importFile(catalogue, choices));
}

async function importFile(catalogue: Visit, request: ImportRequest): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const begun = Date.now();
  let told = begun;
  try {
    const outcome = await catalogue.import(request, {
      signal: stop.signal,
      onProgress(rows, of) {
        if (Date.now() - told < 5_000) return;
        told = Date.now();
        console.log(of === null ? `Leídas ${rows} filas …` : `${rows} de ${of} filas …`);
      },
    });
    if (!outcome.ok) {
      if (await accepts(outcome.error)) {
        return importFile(catalogue, { ...request, acceptsProposal: true });
      }
      return complain(sayFailure(outcome.error));
    }
    for (const line of tellReport(outcome.value, (Date.now() - begun) / 1000)) console.log(line);
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

/** Asks the one who sits there whether the columns are what Matiz believes; nobody there says no. */
async function accepts(failure: ImportFailure): Promise<boolean> {
  const isProposal = failure.of === 'mapping' && failure.fault.code === 'UNDECIDED';
  if (!isProposal || !process.stdin.isTTY) return false;
  console.log(sayFailure(failure));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('¿Importar así? (s/n) ').catch(() => '');
  terminal.close();
  return /^s[ií]?$/i.test(answer.trim());
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
