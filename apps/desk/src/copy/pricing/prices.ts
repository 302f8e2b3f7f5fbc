import { formatMoment } from '@matiz/domain/kernel/show-date.ts';

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
  customer: 'Cliente',
  customerHint: 'Negocio, contacto, NIT o celular. Vacío: lo que ve cualquiera en una ciudad.',
  found: (n: number) => (n === 1 ? '1 cliente encontrado' : `${n} clientes encontrados`),
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
  coupon: 'Descuento',
  line: 'Lo que se paga',
  goods: (units: number) => (units === 1 ? '1 unidad' : `${units} unidades`),
  charge: 'Recargo del medio de pago',
  methodDiscount: 'Descuento del medio de pago',
  total: 'Total, sin envío',
  methods: 'Con cada medio de pago',
  method: 'Medio de pago',
  noMethod: 'Ninguno todavía',
  difference: 'Descuento o recargo',
  pays: 'Paga',
  unused: 'Lo que no se aplicó',
  why({ of, needs }: { of: ReasonOf; needs: string }, tier: string | null): string {
    switch (of) {
      case 'customer':
        return `Es solo para ${needs}.`;
      case 'tier':
        return `Es para el nivel ${needs}: ${tier ? `el cliente es ${tier}` : 'aquí no hay nivel'}.`;
      case 'trade-type':
        return `Es para negocios del tipo ${needs}.`;
      case 'city':
      case 'state':
        return `Es para ${needs}.`;
      case 'warehouse':
        return `Es para la bodega ${needs}.`;
      case 'coming':
        return `Empieza el ${formatMoment(needs)}.`;
      case 'over':
        return `Terminó el ${formatMoment(needs)}.`;
      case 'quantity':
        return `Es desde ${needs} unidades.`;
      case 'outranked':
        return needs === '' ? 'No cambia el precio.' : `Gana «${needs}».`;
    }
  },
} as const;

type ReasonOf =
  | 'customer'
  | 'tier'
  | 'trade-type'
  | 'city'
  | 'state'
  | 'warehouse'
  | 'coming'
  | 'over'
  | 'quantity'
  | 'outranked';
