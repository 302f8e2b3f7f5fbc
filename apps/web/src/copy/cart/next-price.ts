import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words of the next price step (D-15). */
export const nextPriceCopy = {
  nextPrice: (n: number, price: string) => `Con ${formatCount(n)} más, cada uno a ${price}`,
  addMissing: (n: number, of: string | null) =>
    `Agregar ${formatCount(n)}${of === null ? '' : ` de ${of}`}`,
} as const;
