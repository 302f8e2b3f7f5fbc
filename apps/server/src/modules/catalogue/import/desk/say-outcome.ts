import {
  sayBatchFault,
  sayFileFault,
  sayForbiddenColumns,
  sayImportFault,
  sayMappingFault,
  sayRowNote,
  sayShortage,
} from '@matiz/contracts/catalogue/import-sentences.ts';
import type { ImportReportBody } from '@matiz/contracts/staff/catalogue/imports.ts';
import type { RowNote } from '@matiz/domain/catalogue/import/formats/mend-cell.ts';
import type { ImportFailure, ImportReport } from '../import-request.ts';

const onScreen = { isOnScreen: true };
const mostNames = 100;

/** A report as the screen shows it: sentences where it has codes. */
export function sayReport(report: ImportReport): ImportReportBody {
  const { rows, unchanged, changed, bad, repeated, newProducts, changedProducts } = report;
  const left = report.picturesLeftOut;
  return {
    isDryRun: report.batchId === null,
    rows,
    new: report.new,
    changed,
    unchanged,
    bad,
    repeated,
    newProducts,
    changedProducts,
    newBrands: report.newBrands.slice(0, mostNames),
    newCategories: report.newCategories.slice(0, mostNames),
    notes: [
      ...(repeated > 0
        ? [
            repeated === 1
              ? '1 fila repetida: se tomó una vez.'
              : `${repeated} filas repetidas: se tomaron una vez.`,
          ]
        : []),
      ...Object.entries(report.notes).map(([note, n]) => sayRowNote(note as RowNote, n)),
      ...(left > 0
        ? [`${left} imágenes de internet no se bajaron: súbelas en la ficha de cada producto.`]
        : []),
      ...report.shortages.map(sayShortage),
    ],
    badExamples: report.badExamples.map(({ line, reasons }) => ({
      line,
      reasons: reasons.map((fault) => sayImportFault(fault, onScreen)),
    })),
    examples: {
      rises: report.examples.rises,
      falls: report.examples.falls,
      steps: report.examples.steps.map((step) => ({ ...step })),
      changed: report.examples.changed.map(plain),
      added: report.examples.added.map(plain),
    },
  };
}

function plain({ code, name, fields }: ImportReport['examples']['changed'][number]) {
  return { code, name, fields: fields.map((field) => ({ ...field })) };
}

/** Why a step came to nothing, and what to do. */
export function sayWhy(failure: ImportFailure): string {
  if (failure.of === 'file') return sayFileFault(failure.fault, onScreen);
  if (failure.of === 'batch') return sayBatchFault(failure.fault);
  if (failure.of === 'mapping') return sayMappingFault(failure.fault);
  if (failure.of === 'rights') return sayForbiddenColumns(failure.columns);
  const names = { warehouse: 'la bodega', category: 'la categoría', brand: 'la marca' };
  return `Ya no tenemos ${names[failure.option]} «${failure.value}». Elige otra.`;
}
