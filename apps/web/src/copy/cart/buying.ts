import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words of what goes into the cart, said on every page (D-15). */
export const buyingCopy = {
  added: (n: number) =>
    n === 1
      ? 'Agregaste 1 unidad a tu carrito'
      : `Agregaste ${formatCount(n)} unidades a tu carrito`,
  viewCart: 'Ver carrito',
  chooseCustomer: 'Elegir cliente',
  staffDoNotBuy: 'Tu cuenta es del equipo Matiz y no hace pedidos.',
} as const;
