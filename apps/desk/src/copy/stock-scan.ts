import { countUnits as units } from '@matiz/domain/kernel/count-words.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';

const whole = new Intl.NumberFormat('es-CO');
const signed = new Intl.NumberFormat('es-CO', { signDisplay: 'exceptZero' });
const options = (n: number) => (n === 1 ? '1 opción' : `${whole.format(n)} opciones`);
const arrivals = (n: number) => (n === 1 ? '1 llegada' : `${whole.format(n)} llegadas`);

interface Named {
  readonly product: string;
  readonly option: string | null;
  readonly isUnexpected?: boolean;
}
const nameOf = ({ product, option }: Named) => [product, option].filter(Boolean).join(' ');

/** What counting and receiving with a reader of codes say alike. */
export const scanCopy = {
  warehouse: 'Bodega',
  chooseWarehouse: 'Elige la bodega en la que estás y empieza a leer códigos.',
  box: 'Lee un código',
  boxHint: 'Con el lector, o escríbelo y pulsa Intro. Ctrl+Z deshace la última lectura.',
  byHand: 'Escribir a mano',
  byReader: 'Usar el lector',
  add: 'Sumar',
  sound: 'Sonido',
  nothingYet: 'Aquí verás lo último que leíste.',
  looking: (code: string) => `Buscando ${code}…`,
  unknown: (code: string) => `Nadie conoce el código ${code}. Quedó abajo, por enseñar.`,
  unexpected: 'No hay una llegada abierta de esto en esta bodega.',
  said: (unit: Named, n: number) =>
    unit.isUnexpected
      ? `${nameOf(unit)}: no hay una llegada abierta.`
      : `${nameOf(unit)}: van ${whole.format(n)}.`,
  number: (n: number) => whole.format(n),
  undo: 'Deshacer la última',
  undone: 'Se deshizo lo último.',
  stuck:
    'No pudimos buscar algunos códigos. Sigue leyendo: no se pierde nada, y se buscan al volver la conexión.',
  pending: (n: number) =>
    n === 1 ? '1 código por buscar' : `${whole.format(n)} códigos por buscar`,
  findAgain: 'Buscar ahora',
  rows: 'Lo leído',
  noRows: 'Todavía nada. Lo que leas queda en este dispositivo hasta que lo guardes.',
  unitsOf: (unit: Named) => `Unidades de ${nameOf(unit)}`,
  oneLess: (unit: Named) => `Una menos de ${nameOf(unit)}`,
  oneMore: (unit: Named) => `Una más de ${nameOf(unit)}`,
  unknownTitle: 'Códigos que nadie conoce',
  unknownHint: 'Di de qué es cada uno y quedará aprendido para todos; sus lecturas cuentan.',
  times: (n: number) => (n === 1 ? 'leído 1 vez' : `leído ${whole.format(n)} veces`),
  teach: (code: string) => `Decir de qué es ${code}`,
  teachShort: 'Decir de qué es',
  dropCode: (code: string) => `Quitar ${code}`,
  find: (code: string) => `¿De qué es ${code}? Código, nombre o tono`,
  taught: (code: string, unit: Named) => `${code} es de ${nameOf(unit)}.`,
  nothingFound: 'Nada con esas palabras.',
  discard: 'Empezar de nuevo',
  discardAsk: (n: number) =>
    `¿Borrar ${n === 1 ? 'la lectura' : `las ${whole.format(n)} lecturas`} sin guardar?`,
  changeWarehouse: 'Cambiar de bodega',
  changeWarehouseAsk: 'Lo leído y sin guardar es de la otra bodega. ¿Borrarlo y empezar en esta?',
  saving: (n: number, all: number) => `Guardando ${n} de ${all}…`,
  savedTitle: 'Guardado',
} as const;

export const countScanCopy = {
  title: 'Contar con lector',
  explain:
    'Lee todo lo que hay de cada opción, también lo prometido: lo contado reemplaza lo que dice el sistema.',
  back: 'Existencias',
  open: 'Contar con lector',
  save: (n: number) => `Guardar el conteo de ${options(n)}`,
  row: (expected: number, counted: number) =>
    counted === expected
      ? `El sistema dice ${whole.format(expected)}: cuadra`
      : `El sistema dice ${whole.format(expected)}: ${signed.format(counted - expected)}`,
  saved: (physical: number, short: number) =>
    short > 0
      ? `hay ${units(physical)}; faltan ${whole.format(short)} para pedidos que ya las compraron`
      : `hay ${units(physical)}`,
  changed: (expected: number) =>
    `Cambió mientras contabas: el sistema dice ahora ${whole.format(expected)}. Revisa y guarda de nuevo.`,
} as const;

export const receiveScanCopy = {
  title: 'Recibir con lector',
  explain:
    'Lee lo que llegó: cada lectura suma una unidad a la próxima llegada de eso en esta bodega.',
  back: 'Llegadas',
  open: 'Recibir con lector',
  save: (n: number) => `Recibir ${arrivals(n)}`,
  saveAsk: (n: number, count: number) =>
    `¿Recibir ${arrivals(n)} con ${units(count)}? Se entregan primero a quienes esperan y no se puede deshacer.`,
  row: (date: string, expected: number) =>
    `${formatDay(date)} · se esperaban ${whole.format(expected)}`,
  rest: 'El resto llega el',
  restHint: 'No viene más',
  saved: (served: number, stocked: number) =>
    `${whole.format(served)} a quienes esperaban y ${whole.format(stocked)} a la venta`,
} as const;

export const barcodesCopy = {
  title: 'Códigos de barras',
  none: 'Todavía ninguno. Agrégalo aquí, o enséñalo al contar con lector.',
  add: 'Agregar',
  field: 'Código de barras nuevo',
  remove: (code: string) => `Quitar el código ${code}`,
  removeShort: 'Quitar',
  removeAsk: (code: string) => `¿Quitar ${code}? El lector dejará de conocerlo.`,
  added: 'Código agregado.',
  removed: 'Código quitado.',
} as const;
