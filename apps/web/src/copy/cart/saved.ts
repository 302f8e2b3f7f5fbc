import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';

/** Words of what is saved for later, which comes as a part of its own (D-15). */
export const savedCopy = {
  save: 'Guardar para después',
  saveLine: (name: string) => `Guardar para después: ${name}`,
  combosStay: 'Los combos siguen en tu carrito: no se guardan para después.',
  saved: (n: number) =>
    n === 1 ? 'Guardamos 1 línea para después' : `Guardamos ${formatCount(n)} líneas para después`,
  title: 'Guardado para después',
  keptAt: (units: number, price: number) =>
    `${formatCount(units)} × ${formatPesos(price)} cuando lo guardaste`,
  back: 'Volver al carrito',
  backLabel: (name: string) => `Volver al carrito: ${name}`,
  remove: (name: string) => `Quitar de lo guardado: ${name}`,
  cheaper: (name: string, now: number, then: number) =>
    `${name} bajó: cada uno cuesta ${formatPesos(now)}, antes ${formatPesos(then)}.`,
  dearer: (name: string, now: number, then: number) =>
    `${name} subió: cada uno cuesta ${formatPesos(now)}, antes ${formatPesos(then)}.`,
} as const;
