const whole = new Intl.NumberFormat('es-CO');
const percent = new Intl.NumberFormat('es-CO', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const prices = (n: number) => (n === 1 ? '1 precio' : `${whole.format(n)} precios`);
const carts = (n: number) =>
  n === 1 ? '1 carrito abierto' : `${whole.format(n)} carritos abiertos`;

export const pricesCopy = {
  title: 'Precios',
  empty:
    'Aquí verás el precio base de cada producto en cada bodega. Crea o importa productos primero.',
  code: 'Código',
  product: 'Producto',
  brand: 'Marca',
  without: 'Sin precio en',
  paste: 'Pegar precios',
  pasteTitle: 'Cambiar precios de una columna',
  back: 'Precios',
  warehouse: 'Bodega',
  column: 'Código y precio',
  columnHint:
    'Copia dos columnas de tu hoja de cálculo y pégalas aquí: el código y el precio con IVA.',
  read: (n: number) => `${prices(n)} por revisar`,
  bad: (line: number, text: string, why: string) => `Línea ${line}: «${text}» ${why}`,
  badMore: (n: number) => `y ${whole.format(n)} líneas más`,
  faults: {
    NO_PRICE: 'no tiene precio.',
    BAD_PRICE: 'no tiene un precio que se pueda leer.',
    LONG_CODE: 'empieza con un código de más de 40 letras: pon código y precio en columnas.',
    TWICE: 'repite un código.',
  },
  see: 'Ver qué cambia',
  nothing: 'Nada cambia: estos precios ya son así.',
  changes: (n: number, open: number) =>
    `${n === 1 ? 'Cambia' : 'Cambian'} ${prices(n)} y ${open === 1 ? 'toca' : 'tocan'} ${carts(open)}.`,
  same: (n: number) => `${prices(n)} ya ${n === 1 ? 'es' : 'son'} así.`,
  unknown: (n: number, first: string) =>
    n === 1
      ? `Un código no existe y se deja por fuera: ${first}.`
      : `${whole.format(n)} códigos no existen y se dejan por fuera: ${first}.`,
  rise: 'Mayor alza',
  fall: 'Mayor baja',
  jumps: (n: number) =>
    n === 1
      ? 'Un precio salta más del 30 %. Míralo antes de guardar:'
      : `${prices(n)} saltan más del 30 %. Míralos antes de guardar:`,
  step: (step: number) => percent.format(step),
  before: 'Antes',
  after: 'Después',
  change: 'Cambio',
  fresh: 'nuevo',
  more: (n: number) => `y ${prices(n)} más`,
  reason: '¿Por qué cambian?',
  save: (n: number) => `Guardar ${prices(n)}`,
  saved: (n: number) => `${prices(n)} ${n === 1 ? 'guardado' : 'guardados'}.`,
} as const;

export const viewAsCopy = {
  title: 'Ver como cliente',
  explain: 'El precio que alguien ve y paga, con los pasos que llevan a él.',
  code: 'Producto',
  codeHint: 'Escribe su código o parte de su nombre y elígelo.',
  document: 'NIT o cédula del cliente',
  documentHint: 'Déjalo vacío para ver lo que ve cualquiera en una ciudad.',
  city: 'Ciudad',
  cityHint: 'Solo si no escribes un cliente.',
  served: 'Donde entregas',
  others: 'Las demás',
  quantity: 'Unidades',
  at: 'Momento (vacío: ahora)',
  now: 'Ahora',
  see: 'Ver el precio',
  by: 'desde la bodega',
  anybody: 'Cualquiera en esa ciudad',
  none: 'No se vende desde esa bodega: no tiene precio base.',
  unit: 'por unidad, con IVA',
  steps: 'Por qué',
  kinds: {
    base: 'Precio base',
    list: 'Lista',
    programmed: 'Precio programado',
    deal: 'Oferta',
    version: 'Descuento de la opción',
  },
  same: 'igual',
} as const;
