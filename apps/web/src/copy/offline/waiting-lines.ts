import { formatCount, countUnits as units } from '@matiz/domain/kernel/count-words.ts';

/** Words for what was added without a connection, where the cart shows it. */
export const waitingLinesCopy = {
  title: 'Por enviar',
  units,
  text: 'Entra a tu carrito, con su precio del momento, apenas vuelva la conexión.',
  mayBeThere: 'Puede que ya esté en tu carrito: lo sabremos al volver la conexión.',
  unknown: 'Un producto',
  quantity: (n: number) => `× ${formatCount(n)}`,
  quantityOf: (name: string) => `Cantidad por enviar de ${name}`,
  remove: (name: string) => `No enviar ${name}`,
  notInSums: (n: number) => `Sin contar ${units(n)} por enviar.`,
} as const;
