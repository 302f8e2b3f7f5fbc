import { formatCount } from './common.ts';

/** Words of the cart (D-15). Those of §2 and §8 stand in the contracts' book of sentences. */
export const cartCopy = {
  added: (units: number) =>
    units === 1
      ? 'Agregaste 1 unidad a tu carrito'
      : `Agregaste ${formatCount(units)} unidades a tu carrito`,
  viewCart: 'Ver carrito',
  chooseCustomer: 'Elegir cliente',
} as const;
