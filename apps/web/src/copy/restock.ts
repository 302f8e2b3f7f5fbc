import { formatCount, countUnits as units } from '@matiz/domain/kernel/count-words.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';

/** Words of the home's first part for who buys again (D-15). */
export const restockCopy = {
  title: 'Para reponer',
  lastOrder: 'Tu último pedido',
  lastOrderFor: 'Su último pedido',
  about: (date: string, n: number) => `${date} · ${units(n)}`,
  again: 'Repetir',
  againOf: (date: string) => `Repetir el pedido del ${date}`,
  look: 'Revisar antes',
  /** What could not be added as it was. */
  some: (added: number, kinds: number) =>
    `Agregamos ${units(added)}. ${kinds === 1 ? 'Un producto no quedó' : `${formatCount(kinds)} productos no quedaron`} como la vez pasada.`,
  whichOnes: 'Ver cuáles',
  onTheWay: 'Por llegar',
  deliveryOf: (state: string, n: number) => `${state} · ${units(n)}`,
  leaves: (day: string) => `Sale el ${day}`,
  usual: 'Lo de siempre',
  seeOrders: 'Mis pedidos',
  back: 'Volvió lo que compras',
  moved: 'Cambió de precio',
  dearer: (percent: number) => `Subió ${percent}\u00a0%`,
  cheaper: (percent: number) => `Bajó ${percent}\u00a0%`,
  before: (price: number) => `Antes ${formatPesos(price)}`,
  add: (n: number) => `Agregar ${formatCount(n)}`,
  addOf: (n: number, name: string) => `Agregar ${units(n)} de ${name}`,
} as const;
