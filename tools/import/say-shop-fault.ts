import type { SheetRowFault } from '../../apps/server/src/modules/shop/files/row-fault.ts';
import type { SheetFileFault } from '../../apps/server/src/modules/shop/files/sheet-file.ts';

/** What is wrong with a row of a shop's file, and what to do about it. */
export function sayRowFault(fault: SheetRowFault): string {
  switch (fault.code) {
    case 'TWICE':
      return 'está dos veces en el archivo. Deja una.';
    case 'TAKEN':
      return 'usa un código, nombre o puesto que ya tiene otra fila. Cámbialo.';
    case 'CROSSES':
      return 'sus fechas se cruzan con las de otra. Corrige una de las dos.';
    case 'NOT_ALLOWED':
      return `tiene un valor que no se admite (${fault.rule}). Corrígelo.`;
    case 'LACKS':
      return `le falta «${fault.heading}». Escríbelo.`;
    case 'BAD_VALUE':
      return fault.heading === ''
        ? `«${fault.value}» no es lo que va en su columna. Corrígelo.`
        : `«${fault.value}» no es lo que va en «${fault.heading}». Corrígelo.`;
    case 'UNKNOWN':
      return `no hay «${fault.value}» para «${fault.heading}». Agrégalo en ${fault.file} o corrige la fila.`;
  }
}

/** What is wrong with a file as a whole. */
export function sayFileFault(fault: SheetFileFault): string {
  switch (fault.code) {
    case 'NO_TEXT':
      return 'no está en UTF-8. Guárdalo como «CSV UTF-8».';
    case 'NO_TABLE':
      return 'no se pudo leer: hay comillas que no se cierran.';
    case 'UNKNOWN_HEADING':
      return `no conocemos la columna «${fault.heading}». Quítala o corrige su nombre.`;
    case 'MISSING_HEADING':
      return `le falta la columna «${fault.heading}».`;
  }
}
