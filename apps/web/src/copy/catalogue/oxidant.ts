import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words of the oxidant that a colour card offers (D-15). */
export const oxidantCopy = {
  needed: (units: number, count: number, size: string, volume: number) =>
    `Para ${units === 1 ? '1 tubo' : `${formatCount(units)} tubos`}: ${formatCount(count)} × ${size} de ${volume} vol`,
  inCart: (count: number, size: string, volume: number) =>
    `Ya llevas ${formatCount(count)} × ${size} de ${volume} vol`,
  add: 'Agregar oxidante',
  addLabel: (count: number, name: string, volume: number) =>
    `Agregar oxidante: ${formatCount(count)} de ${name}, ${volume} vol`,
} as const;
