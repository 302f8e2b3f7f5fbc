import type { FileFault, ImportFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { KeptReason } from '@matiz/domain/catalogue/import/plan-undo.ts';
import { fillMessage } from './messages.ts';

/** What is said of a row that was not taken (D-15). `{value}` is what the cell holds. */
const ofRows: Readonly<Record<ImportFault['code'], string>> = {
  CELL_COUNT: 'La fila tiene {found} celdas y el encabezado {expected}: revisa comas y comillas.',
  FORMULA: '{column}: «{value}» es una fórmula. Escribe el valor.',
  CONTROL_CHARACTER: '{column}: tiene caracteres invisibles. Escríbela de nuevo.',
  BAD_NUMBER:
    '{column}: «{value}» no es un número que podamos leer. Escribe solo cifras, como 12500.',
  AMBIGUOUS_NUMBER:
    '{column}: «{value}» puede ser miles o decimales. Escríbelo sin comas, como 12500.',
  HAS_DECIMALS: '{column}: «{value}» tiene decimales y aquí van números enteros.',
  NEGATIVE: '{column}: «{value}» es menor que cero.',
  PRICE_ZERO: '{column}: el precio no puede ser 0. Déjalo vacío para no cambiarlo.',
  TOO_HIGH: '{column}: «{value}» es demasiado alto. Revisa los ceros.',
  BAD_YES_NO: '{column}: «{value}» debe ser sí o no.',
  BAD_PERCENT: '{column}: «{value}» no es un porcentaje entre 0 y 100.',
  BAD_TAX: '{column}: el IVA es 0, 5 o 19; aquí dice «{value}».',
  BAD_HEX: '{column}: «{value}» no es un color como #7a4b2c.',
  BAD_DATE: '{column}: «{value}» tiene una fecha que no existe. Escríbela como 2026-12-24.',
  BAD_ARRIVAL: '{column}: «{value}» debe ser fecha y unidades, como 2026-12-24:50.',
  BAD_LEVEL: '{column}: la altura va de 0 a 12; aquí dice «{value}».',
  BAD_VOLUME: '{column}: «{value}» no es un volumen, como 20 o 20 vol.',
  UNKNOWN_BRAND: '{column}: no conocemos la marca «{value}». Corrígela o créala primero.',
  UNKNOWN_CATEGORY: '{column}: no conocemos la categoría «{value}». Usa una de las de la tienda.',
  AMBIGUOUS_CATEGORY:
    '{column}: hay varias categorías «{value}». Escribe también la de arriba: Coloración > {value}.',
  CANNOT_CLEAR: '{column}: no se puede borrar. Escribe otro valor o deja la celda vacía.',
  PICTURE_IN_INTERNET:
    '{column}: no bajamos imágenes de internet. Guarda «{value}» junto al archivo y escribe su nombre.',
  PICTURE_OUTSIDE: '{column}: «{value}» está fuera de la carpeta del archivo. Cópiala en ella.',
  PICTURE_MISSING: '{column}: no encontramos «{value}» junto al archivo.',
  PICTURE_UNKNOWN: '{column}: no tenemos la imagen «{value}».',
  PICTURE_TOO_LARGE: '{column}: «{value}» es demasiado grande. Máximo 20 MB y 40 megapíxeles.',
  PICTURE_TOO_SMALL: '{column}: «{value}» es muy pequeña. Mínimo 100 píxeles por lado.',
  PICTURE_FORMAT: '{column}: «{value}» no es JPG, PNG, WebP ni AVIF.',
  PICTURE_BROKEN: '{column}: «{value}» está dañada y no se puede abrir.',
  MISSING: 'Falta {column}.',
  TOO_LONG: '{column}: tiene más de {most} caracteres.',
  REPEATED_CODE: 'El código {value} ya está en la fila {line}.',
  CONTRADICTS: '{column}: dice otra cosa que la fila {line} del mismo producto.',
  CODE_TAKEN: 'El código {value} ya es de otro producto: {product}.',
  SAME_OPTION: 'El tono o volumen {option} ya es de {owner}, del mismo producto.',
  NEEDS_OPTION:
    'Falta el tono o el volumen. Un producto sin opciones va en una sola fila, con su propio código.',
  SOLD_WITHOUT_OPTIONS: 'Este producto se vende sin opciones: no se le pueden agregar.',
  TOO_MANY_OPTIONS: 'El producto tiene más de 1000 opciones.',
  NEEDS_HEX: 'Falta el color del tono {tone}, como #7a4b2c.',
  NOT_A_MULTIPLE: 'La cantidad mínima ({minimum}) debe ser múltiplo de {multiple}.',
  ARRIVAL_PAST: 'La llegada del {date} ya pasó.',
  ARRIVAL_RECEIVED: 'La llegada del {date} ya se recibió.',
  ARRIVAL_PROMISED: 'De la llegada del {date} ya se prometieron {promised} unidades.',
};

/** What is said of a file that cannot be read at all. */
const ofFiles: Readonly<Record<FileFault['code'], string>> = {
  NO_FILE: 'No encontramos el archivo. Revisa su nombre y su carpeta.',
  EMPTY: 'El archivo está vacío.',
  NO_ROWS: 'El archivo no tiene filas debajo del encabezado.',
  UTF16: 'El archivo está en UTF-16. Guárdalo como «CSV UTF-8», o agrega --encoding utf-16le.',
  NOT_A_TABLE: 'El archivo no es un CSV. Guárdalo como «CSV UTF-8» desde tu hoja de cálculo.',
  WRONG_ENCODING:
    'El archivo no está en UTF-8: en la línea {line} hay letras que no lo son. Guárdalo como «CSV UTF-8», o agrega --encoding latin1 si viene de un Excel antiguo.',
  BROKEN_QUOTES:
    'Cerca de la fila {line} hay comillas que no abren o no cierran bien. Corrígelas e inténtalo de nuevo.',
  UNKNOWN_COLUMN: 'No conocemos la columna «{column}».{hint}',
  REPEATED_COLUMN: 'La columna «{column}» está dos veces.',
  MISSING_COLUMN: 'Falta la columna «{column}».',
  UNKNOWN_WAREHOUSE: 'No conocemos la bodega «{warehouse}». Las bodegas son {known}.',
  WHICH_WAREHOUSE: '¿De qué bodega habla la columna «{column}»? Agrega --warehouse con {known}.',
};

/** Why something of a batch stays although it was undone. */
const ofKept: Readonly<Record<KeptReason['code'], string>> = {
  GONE: 'El producto ya no existe.',
  WITHDRAWN: '{subject} ya está en pedidos, carritos o listas: lo retiramos de la venta.',
  CHANGED_SINCE: '{subject}: {column} cambió después y queda como está.',
  UNITS_SOLD:
    '{subject}: quedan {left} unidades en {warehouse} y habría que quitar {due}. Ya se vendieron; queda como está.',
  ARRIVAL_MOVED_ON: '{subject}: la llegada del {date} cambió o ya se prometió. Queda como está.',
};

/** Why an import or its undoing does not begin. */
const ofBatches = {
  BUSY: 'Otra importación está en curso. Espera a que termine.',
  NO_BATCH: 'No conocemos ese lote. Míralos con --list.',
  UNDONE: 'Ese lote ya se deshizo.',
  FORGOTTEN: 'Ese lote ya no se puede deshacer: pasaron más de 90 días.',
  TAKEN_OVER: 'La importación se detuvo: pasó demasiado tiempo sin avanzar. Vuelve a correrla.',
} as const;
export type BatchFault = keyof typeof ofBatches;

export function sayImportFault(fault: ImportFault): string {
  return fillMessage(ofRows[fault.code], { ...fault });
}

export function sayFileFault(fault: FileFault): string {
  const known = 'known' in fault ? fault.known.join(', ') : '';
  const closest = 'closest' in fault ? fault.closest : null;
  const hint = closest === null ? '' : ` ¿Querías decir «${closest}»?`;
  return fillMessage(ofFiles[fault.code], { ...fault, known, hint } as Record<string, string>);
}

export function sayKeptReason(reason: KeptReason): string {
  return fillMessage(ofKept[reason.code], { ...reason });
}

export function sayBatchFault(fault: BatchFault): string {
  return ofBatches[fault];
}
