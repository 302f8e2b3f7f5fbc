import {
  sayBatchFault,
  sayFileFault,
  sayForbiddenColumns,
  sayMappingFault,
  sayProposedColumn,
  sayRowNote,
  sayShortage,
} from '@matiz/contracts/catalogue/import-sentences.ts';
import type { RowNote } from '@matiz/domain/catalogue/import/formats/mend-cell.ts';
import type { visitCatalogue } from '../lib/visit-catalogue.ts';

type Visit = Parameters<Parameters<typeof visitCatalogue>[0]>[0];
type Outcome = Awaited<ReturnType<Visit['import']>>;
export type ImportFailure = Extract<Outcome, { ok: false }>['error'];
export type ImportReport = Extract<Outcome, { ok: true }>['value'];

const unknownOption = {
  warehouse: ['la bodega', 'Usa el código o el nombre de una de la tienda.'],
  category: ['la categoría', 'Usa una de la tienda, o agrega --create-categories.'],
  brand: ['la marca', 'Usa una de la tienda, o agrega --create-brands.'],
} as const;

/** Why an import did not begin, and what to do. */
export function sayFailure(failure: ImportFailure): string {
  if (failure.of === 'file') return sayFileFault(failure.fault);
  if (failure.of === 'batch') return sayBatchFault(failure.fault);
  if (failure.of === 'mapping') {
    const said = sayMappingFault(failure.fault);
    if (failure.fault.code !== 'UNDECIDED') return said;
    const columns = failure.fault.columns.map((column) => `  ${sayProposedColumn(column)}`);
    return [
      said,
      ...columns,
      '',
      'Si está bien, agrega --accept. Si no, corrige con --map "Columna=nuestra columna" y',
      'deja por fuera lo que sobre con --ignore "Columna". Lo recordamos para la próxima vez.',
    ].join('\n');
  }
  if (failure.of === 'rights') return sayForbiddenColumns(failure.columns);
  const [name, remedy] = unknownOption[failure.option];
  return `No conocemos ${name} «${failure.value}» de --${failure.option}. ${remedy}`;
}

/** What became of a file, line by line. */
export function tellReport(report: ImportReport, seconds: number): string[] {
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const { encoding } = report;
  const lines = [
    report.batchId === null ? 'Ensayo: no se guardó nada.' : `Lote ${report.batchId}`,
    encoding !== null && encoding !== 'utf-8' && `El archivo está en ${encoding}.`,
    ...tellMapping(report),
    `Filas: ${report.rows} (${report.new} nuevas, ${report.changed} cambiadas, ${report.unchanged} sin cambios, ${report.bad} malas${report.repeated > 0 ? `, ${report.repeated} repetidas` : ''})`,
    `Productos: ${report.newProducts} nuevos, ${report.changedProducts} cambiados`,
    report.newBrands.length > 0 && `Marcas nuevas: ${report.newBrands.join(', ')}`,
    report.newCategories.length > 0 && `Categorías nuevas: ${report.newCategories.join(', ')}`,
    ...Object.entries(report.notes).map(([note, n]) => `- ${sayRowNote(note as RowNote, n)}`),
    report.picturesLeftOut > 0 &&
      `Imágenes de internet que no se bajaron: ${report.picturesLeftOut}. Guárdalas junto al archivo con el mismo nombre.`,
    ...report.shortages.map((shortage) => `- ${sayShortage(shortage)}`),
    report.badFile !== null && `Filas malas, con su motivo: ${report.badFile}`,
    `${seconds.toFixed(1)} s, ${memory} MB`,
  ];
  return lines.filter((line) => line !== false);
}

function tellMapping({ mapping, isMappingKept, batchId }: ImportReport): string[] {
  const taken = mapping.filter(([column, target]) => target !== null && target !== column);
  if (taken.length === 0) return [];
  const left = mapping.filter(([column, target]) => target === null && column !== '');
  const how = isMappingKept ? ' (como la última vez)' : batchId === null ? ' (propuesta)' : '';
  return [
    `Columnas${how}: ${taken.map(([column, target]) => `${column} → ${target}`).join(', ')}`,
    ...(left.length > 0 ? [`No se importan: ${left.map(([column]) => column).join(', ')}`] : []),
  ];
}
