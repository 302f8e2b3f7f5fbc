import { formatCount, unitWord } from '@matiz/domain/kernel/count-words.ts';

/** Words of the cart (D-15). Those of §2, §5 and §8 stand in the contracts' book of sentences. */
export const cartCopy = {
  title: 'Tu carrito',
  titleFor: (customer: string) => `Pedido de ${customer}`,
  units: (n: number) => `${formatCount(n)} ${unitWord(n)}`,
  // Deliveries
  immediate: 'Despacho inmediato',
  leaves: (position: number, date: string) => `Entrega ${position} · sale ${date}`,
  presaleNote: (day: string | null) =>
    `Preventa: ${day ? `te llega cerca del ${day}` : 'sale apenas llega a bodega'}. Lo disponible no espera.`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  removeShort: 'Quitar',
  removed: (name: string) => `Quitaste ${name}`,
  removedMany: (n: number) => `Quitaste ${formatCount(n)} productos`,
  undo: 'Deshacer',
  onlyLeft: (n: number) => (n === 1 ? 'Solo queda 1' : `Solo quedan ${formatCount(n)}`),
  adjustTo: (n: number) => `Dejar ${formatCount(n)}`,
  adjustFirst: 'Ajusta primero las cantidades marcadas en rojo.',
  wouldWait: (now: number, later: number) =>
    `${formatCount(now)} ya y ${formatCount(later)} en preventa`,
  minimum: (n: number) => `Mínimo ${formatCount(n)}`,
  multiple: (n: number) => `Se vende de a ${formatCount(n)}`,
  // Several lines
  select: 'Seleccionar',
  // Sold out
  soldOutTitle: 'Agotados',
  soldOutText: 'No cuentan en tu pedido. Los dejamos aquí por si quieres reemplazarlos.',
  similar: 'Ver similares',
  continue: 'Continuar',
  keepBuying: 'Seguir comprando',
  quickOrder: 'Agregar con pedido rápido',
  // Emptying
  clear: 'Vaciar',
  clearText: (n: number) =>
    `Se ${n === 1 ? 'quita 1 unidad' : `quitan ${formatCount(n)} unidades`} y empiezas de nuevo.`,
  cleared: 'Vaciamos tu carrito',
  // States
  emptyTitle: 'Tu carrito está vacío',
  emptyText: 'Arma tu pedido tono a tono: la carta de color completa cabe en una sola compra.',
  emptyTextFor: (customer: string) =>
    `Aún no hay productos en el pedido de ${customer}. Lo que agregues queda guardado para este cliente.`,
  explore: 'Ver productos',
  quickOrderShort: 'Pedido rápido',
  guestTitle: 'Inicia sesión para armar tu carrito',
  guestText: 'Con tu cuenta ves los precios y guardamos tu pedido en todos tus dispositivos.',
  login: 'Inicia sesión',
  register: 'Crear cuenta',
  guestLook: 'Ver lo más vendido',
  failed: 'No pudimos cargar tu carrito',
  loading: 'Cargando tu carrito',
} as const;
