import { formatCount } from '@matiz/domain/kernel/count-words.ts';

const rows = (n: number) => `${formatCount(n)} ${n === 1 ? 'fila' : 'filas'}`;

/** Words of the quick order (D-15); what is wrong with a row is the server's sentence. */
export const quickOrderCopy = {
  title: 'Pedido rápido',
  titleFor: (customer: string) => `Pedido rápido de ${customer}`,
  text: 'Escribe códigos o tonos, pega tu lista o sube un archivo. Revisas todo antes de agregarlo.',
  ways: 'Cómo quieres armar la lista',
  wayType: 'Escribir',
  wayPaste: 'Pegar lista',
  wayFile: 'Subir archivo',
  // Typing
  item: 'Código, tono o nombre',
  itemHint:
    'Por ejemplo 7.43x3, 2 del 7.1, champú 500 ml o un código. Enter lo agrega; borrar en vacío lo quita.',
  quantity: 'Cantidad',
  addRow: 'Agregar a la lista',
  itemMissing: 'Escribe un código, un tono o un nombre.',
  takeTyped: 'Agregar lo escrito',
  typedRow: (row: string) => `En tu lista: ${row}`,
  typedRows: (n: number) => `En tu lista: ${rows(n)}`,
  suggestions: 'Sugerencias',
  noSuggestion: 'Nada con ese nombre. Puedes agregarlo igual y corregirlo abajo.',
  toneOf: (number: string, name: string) => (name ? `${number} ${name}` : number),
  tones: (n: number) => `${formatCount(n)} opciones`,
  // Pasting
  paste: 'Tu lista, una fila por producto',
  pasteHint:
    'Escríbela como la dirías: 2 del 7.1, 7.43 x3, media docena de… También sirven código y cantidad separados por espacio, coma, punto y coma o tabulación.',
  pasteExample: '2 del 7.1\n7.43 x3\n6 oxigenada 20 vol',
  takePasted: 'Pasar a la lista',
  // File
  drop: 'Arrastra aquí tu archivo CSV',
  choose: 'Elegir archivo',
  fileHint: 'Hasta 2.000 filas y 1 MB. Con columnas Código y Cantidad, o solo con las filas.',
  fileTooBig: 'El archivo pesa más de 1 MB. Divídelo en dos y súbelo por partes.',
  fileNotText: 'Este archivo no es CSV. En Excel usa «Guardar como» y elige CSV.',
  fileEmpty: 'No encontramos filas en lo que enviaste.',
  fileFailed: 'No pudimos leer el archivo. Inténtalo de nuevo.',
  taken: (n: number) => `Pasamos ${rows(n)} a tu lista`,
  leftOut: (n: number) =>
    `Una lista lleva hasta 2.000 filas: ${n === 1 ? 'quedó por fuera 1' : `quedaron por fuera ${formatCount(n)}`}.`,
  // The list
  badTitle: 'Por corregir',
  badText: 'Corrígelas aquí mismo o descárgalas: las demás se pueden agregar ya.',
  goodTitle: 'Listas para agregar',
  checking: 'Revisando tu lista',
  waiting: 'Revisando…',
  mended: 'Lista para agregar',
  download: 'Descargar CSV',
  fileName: 'pedido-rapido-por-corregir.csv',
  columns: ['Código', 'Cantidad', 'Motivo'],
  itemOf: (n: number) => `Fila ${formatCount(n)}: código, tono o nombre`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  quantityOfRow: (n: number) => `Fila ${formatCount(n)}: cantidad`,
  remove: (name: string) => `Quitar ${name} de la lista`,
  removed: 'Quitaste una fila',
  undo: 'Deshacer',
  orderUnits: (n: number) => `Pedir ${formatCount(n)}`,
  candidates: '¿Cuál de estos?',
  moreCandidates: (n: number) => `y ${formatCount(n)} más: escribe otra letra`,
  split: (now: number, later: number, date: string) =>
    now === 0
      ? `En preventa: sale ${date}`
      : `${formatCount(now)} ya y ${formatCount(later)} en preventa: sale ${date}`,
  each: 'c/u',
  more: (n: number) => `Ver ${rows(n)} más`,
  clear: 'Borrar lista',
  clearTitle: '¿Borrar toda la lista?',
  clearText: (n: number) =>
    `Se ${n === 1 ? 'quita 1 fila' : `quitan ${rows(n)}`}. Tu carrito no cambia.`,
  // The sum
  summary: 'Tu lista',
  goodRows: 'Listas',
  badRows: 'Por corregir',
  amount: 'Se agrega al carrito',
  amountNote: 'Con los precios por cantidad de todo tu carrito. IVA incluido.',
  add: (n: number) => (n === 1 ? 'Agregar 1 al carrito' : `Agregar ${formatCount(n)} al carrito`),
  nothingGood: 'Agregar al carrito',
  added: (n: number) => `Agregamos ${rows(n)} a tu carrito`,
  kept: (n: number) =>
    n === 1 ? 'Queda 1 fila por corregir.' : `Quedan ${formatCount(n)} filas por corregir.`,
  viewCart: 'Ver carrito',
  // States
  emptyTitle: 'Tu lista está vacía',
  emptyText: 'Cada fila aparece aquí con su precio y sus existencias apenas la escribes.',
  failed: 'No pudimos revisar tu lista',
} as const;
