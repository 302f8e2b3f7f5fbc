import type { RowNote } from '@matiz/domain/catalogue/import/formats/mend-cell.ts';
import type {
  FileFault,
  ImportFault,
  UnknownColumn,
} from '@matiz/domain/catalogue/import/import-fault.ts';
import type { MappingFault } from '@matiz/domain/catalogue/import/mapping/decide-mapping.ts';
import type { ProposedColumn } from '@matiz/domain/catalogue/import/mapping/propose-mapping.ts';
import type { KeptReason } from '@matiz/domain/catalogue/import/plan/plan-undo.ts';
import type { StockShortfall } from '@matiz/domain/catalogue/import/plan/plan-versions.ts';
import { fillMessage } from '../messages/fill-message.ts';

/** What is said of a row that was not taken (D-15). `{value}` is what the cell holds. */
const ofRows: Readonly<Record<ImportFault['code'], string>> = {
  CELL_COUNT: 'La fila tiene {found} celdas y el encabezado {expected}: revisa comas y comillas.',
  FORMULA: '{column}: «{value}» es una fórmula. Escribe el valor.',
  CONTROL_CHARACTER: '{column}: tiene caracteres invisibles. Escríbela de nuevo.',
  BAD_NUMBER:
    '{column}: «{value}» no es un número que podamos leer. Escribe solo cifras, como 12500.',
  OTHER_CURRENCY:
    '{column}: «{value}» no está en pesos. Di cuánto vale esa moneda, como --rate 4100.',
  UNKNOWN_CURRENCY: '{column}: «{value}» no son pesos. Di cuánto vale, como --rate {value}=4100.',
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
  NO_BRAND_NAME:
    '{column}: «{value}» no parece una marca. Corrígela, o di cuál es: --brands "{value}=Nombre".',
  UNKNOWN_CATEGORY: '{column}: no conocemos la categoría «{value}». Usa una de las de la tienda.',
  AMBIGUOUS_CATEGORY:
    '{column}: hay varias categorías «{value}». Escribe también la de arriba: Coloración > {value}.',
  BARCODE_ROUNDED:
    '{column}: «{value}» es un código que la hoja de cálculo redondeó y ya no tiene todas sus cifras. Ponle a la columna formato de texto y escríbelo de nuevo.',
  BARCODE_LENGTH:
    '{column}: «{value}» no es un código de barras: lleva 8, 12, 13 o 14 cifras. Si empieza por cero, ponle a la columna formato de texto para que no se pierda.',
  BARCODE_CHECK:
    'El código de barras {value} no cuadra: por sus otras cifras terminaría en {due}. Cópialo otra vez de la etiqueta.',
  BARCODE_TAKEN: 'El código de barras {value} ya es de {owner}. Corrígelo, o quítalo allá primero.',
  BARCODE_REPEATED:
    'El código de barras {value} está en las filas {first} y {line}. Déjalo solo en la que es.',
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
  OTHER_PRICE:
    '{column}: cuesta distinto que la fila {line}. Lo que cuesta distinto es otro producto: dale otro código de producto, o agrega --split para separarlos.',
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

/** What a screen says instead, where the sentence above speaks of the command line. */
const ofRowsOnScreen: Partial<typeof ofRows> = {
  OTHER_CURRENCY: '{column}: «{value}» no está en pesos. Di abajo cuánto vale esa moneda.',
  UNKNOWN_CURRENCY: '{column}: «{value}» no son pesos. Di abajo cuánto vale esa moneda.',
  UNKNOWN_BRAND:
    '{column}: no conocemos la marca «{value}». Corrígela, o marca «Crear las marcas que falten».',
  NO_BRAND_NAME: '{column}: «{value}» no parece una marca. Corrígela en el archivo.',
  HAS_DECIMALS:
    '{column}: «{value}» tiene decimales y aquí van números enteros. Si no está en pesos, di abajo cuánto vale la moneda.',
  UNKNOWN_CATEGORY:
    '{column}: no conocemos la categoría «{value}». Usa una de la tienda, o marca «Crear las categorías que falten».',
  OTHER_PRICE:
    '{column}: cuesta distinto que la fila {line}. Lo que cuesta distinto es otro producto: dale otro código de producto, o marca «Separar lo que cuesta distinto».',
  PICTURE_IN_INTERNET:
    '{column}: no bajamos imágenes de internet. Súbela después en la ficha del producto.',
  PICTURE_MISSING: '{column}: «{value}» no viene con el archivo. Súbela en la ficha del producto.',
};

/** What is said of a file that cannot be read at all. */
const ofFiles: Readonly<Record<FileFault['code'], string>> = {
  NO_FILE: 'No encontramos el archivo. Revisa su nombre y su carpeta.',
  EMPTY: 'El archivo está vacío.',
  NO_ROWS: 'El archivo no tiene filas debajo del encabezado.',
  NOT_A_TABLE:
    'El archivo no es una lista que podamos leer. Guárdalo como libro de Excel (.xlsx) o como «CSV UTF-8» desde tu hoja de cálculo.',
  NOT_A_WORKBOOK: 'El libro de Excel está dañado. Ábrelo, guárdalo de nuevo e inténtalo otra vez.',
  LOCKED_WORKBOOK:
    'El libro de Excel tiene clave. Ábrelo, quítale la clave, guárdalo e inténtalo otra vez.',
  OLD_WORKBOOK:
    'Es un libro de Excel antiguo (.xls). Ábrelo y guárdalo como «Libro de Excel (.xlsx)» o como «CSV UTF-8».',
  NOT_A_LIST: 'El archivo JSON no tiene una lista de productos.',
  TOO_LARGE: 'El archivo es demasiado grande para leerlo así: guárdalo como CSV.',
  WRONG_ENCODING:
    'El archivo está dañado: en la línea {line} hay letras que no se pueden leer. Guárdalo de nuevo como «CSV UTF-8», o di cómo está escrito con --encoding (windows-1252, macintosh, utf-16le).',
  BROKEN_QUOTES:
    'Cerca de la fila {line} hay comillas que no abren o no cierran bien. Corrígelas e inténtalo de nuevo.',
  UNKNOWN_COLUMNS:
    'No conocemos estas columnas: {unknown}. Di qué son con --map, o déjalas por fuera con --ignore.',
  REPEATED_COLUMN: 'La columna «{column}» está dos veces.',
  MISSING_COLUMN: 'Falta la columna «{column}».',
  UNKNOWN_WAREHOUSE: 'No conocemos la bodega «{warehouse}». Las bodegas son {known}.',
  WHICH_WAREHOUSE: '¿De qué bodega habla la columna «{column}»? Agrega --warehouse con {known}.',
};

const ofFilesOnScreen: Partial<typeof ofFiles> = {
  NO_FILE: 'El archivo ya no está en el servidor. Súbelo otra vez.',
  WRONG_ENCODING:
    'El archivo está dañado: en la línea {line} hay letras que no se pueden leer. Guárdalo de nuevo como «CSV UTF-8», o elige cómo está escrito y vuelve a leerlo.',
  UNKNOWN_COLUMNS:
    'No conocemos estas columnas: {unknown}. Di qué es cada una, o déjala por fuera.',
  REPEATED_COLUMN: 'Dos columnas dicen lo mismo: «{column}» sobra. Deja una por fuera.',
  MISSING_COLUMN: 'Falta decir cuál columna es «{column}».',
  WHICH_WAREHOUSE: '¿De qué bodega habla la columna «{column}»? Elige la bodega abajo: {known}.',
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

const ofShortages =
  '{code}: se contaron {counted} en {warehouse} y los pedidos sin despachar tienen {promised}. No queda para vender y faltan {missing}.';

/** Why an import or its undoing does not begin. */
const ofBatches = {
  BUSY: 'Otra importación está en curso. Espera a que termine.',
  NO_BATCH: 'No conocemos ese lote. Míralos con --list.',
  UNDONE: 'Ese lote ya se deshizo.',
  FORGOTTEN: 'Ese lote ya no se puede deshacer: pasaron más de 90 días.',
  TAKEN_OVER: 'La importación se detuvo: pasó demasiado tiempo sin avanzar. Vuelve a correrla.',
} as const;
export type BatchFault = keyof typeof ofBatches;

/** Where it is read: who sits at a screen has no `--options`. */
export interface SaidWhere {
  readonly isOnScreen: boolean;
}
const atCommand: SaidWhere = { isOnScreen: false };

export function sayImportFault(fault: ImportFault, { isOnScreen } = atCommand): string {
  const template = (isOnScreen ? ofRowsOnScreen[fault.code] : undefined) ?? ofRows[fault.code];
  return fillMessage(template, { ...fault });
}

export function sayFileFault(fault: FileFault, { isOnScreen } = atCommand): string {
  const template = (isOnScreen ? ofFilesOnScreen[fault.code] : undefined) ?? ofFiles[fault.code];
  const known = 'known' in fault ? fault.known.join(', ') : '';
  const unknown = 'columns' in fault ? fault.columns.map(sayUnknown).join(', ') : '';
  return fillMessage(template, { ...fault, known, unknown } as Record<string, string>);
}

function sayUnknown({ column, closest }: UnknownColumn): string {
  return closest === null ? `«${column}»` : `«${column}» (¿querías decir «${closest}»?)`;
}

/** What was mended in the rows of another system's file; `{n}` of them. */
const ofNotes: Readonly<Record<RowNote, string>> = {
  PRICE_LEFT_OUT: '{n} con precio 0: quedaron sin precio y no se ven en la tienda.',
  PRICE_ROUNDED: '{n} con centavos en el precio: se redondearon a pesos.',
  STOCK_BELOW_ZERO: '{n} con existencias negativas: quedaron en 0.',
  COLOUR_MENDED: '{n} con un color que no se entiende entero: se tomó el primero, o ninguno.',
  TEXT_CUT: '{n} con un texto demasiado largo: se cortó.',
  SIZE_FOR_VOLUME: '{n} con un tamaño donde iba el volumen: quedó como contenido.',
  BARCODE_LEFT_OUT:
    '{n} con un código de barras que no cuadra, está dos veces o es de otro producto: quedó por fuera.',
  CODE_CUT: '{n} con un código de más de 40 caracteres: se acortó.',
};

/** Why it is not decided what the columns of a file are. */
const ofMappings: Readonly<Record<MappingFault['code'], string>> = {
  UNDECIDED: 'El archivo tiene columnas con otros nombres. Esto es lo que creemos que son:',
  NO_SUCH_COLUMN: 'El archivo no tiene una columna «{column}».',
  NO_SUCH_TARGET: 'No tenemos una columna «{target}». Mira las que hay en docs/IMPORTAR.md.',
};

export function sayMappingFault(fault: MappingFault): string {
  return fillMessage(ofMappings[fault.code], { ...fault } as Record<string, string>);
}

const ofCertainties: Readonly<Record<ProposedColumn['certainty'], string>> = {
  own: '«{name}»',
  sure: '«{name}» es {target}',
  guess: '«{name}» podría ser {target} (revísala)',
  unused: '«{name}» no se importa: Matiz no la usa',
  unknown: '«{name}» no sabemos qué es: no se importa',
};

export function sayProposedColumn({ name, target, certainty }: ProposedColumn): string {
  return fillMessage(ofCertainties[certainty], { name, target: target ?? '' });
}

export function sayRowNote(note: RowNote, n: number): string {
  return fillMessage(ofNotes[note], { n });
}

export function sayShortage(shortage: StockShortfall): string {
  const missing = shortage.promised - shortage.counted;
  return fillMessage(ofShortages, { ...shortage, missing });
}

export function sayKeptReason(reason: KeptReason): string {
  return fillMessage(ofKept[reason.code], { ...reason });
}

/** Columns that the one who loads a file may not write. */
export function sayForbiddenColumns(columns: readonly string[]): string {
  const names = columns.map((name) => `«${name}»`).join(', ');
  return `Tu rol no cambia lo que dice ${names}. Déjala por fuera, o pide que la cargue quien tiene ese permiso.`;
}

export function sayBatchFault(fault: BatchFault): string {
  return ofBatches[fault];
}
