import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words of choosing several lines of the cart, which comes as a part of its own (D-15). */
export const selectionCopy = {
  selectTitle: 'Elige las líneas',
  selectAll: 'Todas',
  selectLine: (name: string) => `Elegir ${name}`,
  selected: (n: number) => (n === 1 ? '1 elegida' : `${formatCount(n)} elegidas`),
  removeSelected: 'Quitar',
  toPresale: 'Pasar a preventa',
  toNow: 'Despachar ya',
  moved: 'Movimos tu selección',
  done: 'Listo',
} as const;
