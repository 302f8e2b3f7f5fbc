import { formatCount, countUnits as units } from '@matiz/domain/kernel/count-words.ts';

/** Words of buying an order again (D-15); why something cannot be added is the server's sentence. */
export const reorderCopy = {
  listTitle: 'Pedir de nuevo',
  listTitleFor: (customer: string) => `Pedir de nuevo para ${customer}`,
  listText: 'Elige un pedido y te mostramos cómo está hoy, antes de tocar tu carrito.',
  title: 'Pedir de nuevo',
  orderOf: (code: string, date: string) => `Pedido ${code} del ${date}`,
  back: 'Todos los pedidos',
  failed: 'No pudimos revisar este pedido',
  loading: 'Comparando con los precios y las existencias de hoy',
  before: 'Entonces',
  now: 'Hoy',
  amountThen: 'Costó',
  amountNow: 'Se agrega hoy',
  // Groups
  changed: 'Con cambios',
  changedText: 'Se pueden agregar, pero no igual que la vez pasada.',
  same: 'Igual que la vez pasada',
  gone: 'No se pueden agregar',
  goneText: 'Tu carrito no cambia por ellos. Mira si un reemplazo te sirve.',
  each: 'c/u',
  units,
  dearer: (more: string) => `${more} más por unidad`,
  cheaper: (less: string) => `${less} menos por unidad`,
  presale: (n: number, date: string) => `${formatCount(n)} en preventa: sale ${date}`,
  inCart: (n: number) => `Ya tienes ${units(n)} en el carrito: se ${n === 1 ? 'suma' : 'suman'}.`,
  // Replacement
  instead: 'En su lugar',
  addInstead: 'Agregar',
  seeInstead: (name: string) => `Ver ${name}`,
  left: (n: number) => (n === 1 ? 'Queda 1' : `Quedan ${formatCount(n)}`),
  // The end
  summary: 'Qué pasa con tu carrito',
  willAdd: (n: number) => `Se ${n === 1 ? 'agrega' : 'agregan'} ${units(n)}`,
  cannotAdd: (n: number) =>
    n === 1 ? '1 producto no se puede' : `${formatCount(n)} productos no se pueden`,
  confirm: (n: number) => `Agregar ${units(n)}`,
  nothing: 'Nada de este pedido se puede agregar hoy',
  nothingText: 'No tocamos tu carrito. Mira los reemplazos o busca algo parecido.',
  added: (n: number) => `Agregamos ${units(n)} a tu carrito`,
  addedNot: (n: number) =>
    n === 1
      ? 'Un producto quedó por fuera: abajo está por qué.'
      : `${formatCount(n)} productos quedaron por fuera: abajo está por qué.`,
  addedPart: 'Algunos quedaron con menos unidades de las que pediste.',
  viewCart: 'Ver carrito',
  keepBuying: 'Seguir comprando',
  viewOrder: 'Ver el pedido',
  // Sellers
  otherCustomer: 'Este pedido es de otro cliente',
  otherCustomerText: 'Elige ese cliente y lo armamos con sus precios de hoy.',
  chooseCustomer: 'Elegir cliente',
} as const;
