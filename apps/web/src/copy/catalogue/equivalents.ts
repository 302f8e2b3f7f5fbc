import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words of what may be ordered instead of a tone of which there is none left (D-15). */
export const equivalentsCopy = {
  close: 'Cerrar opciones',
  failed: 'No pudimos buscar otras opciones.',
  none: 'Por ahora no hay un tono igual disponible para tu dirección.',
  found: (n: number) => (n === 1 ? '1 opción' : `${formatCount(n)} opciones`),
  arrives: (day: string) => `Llega el ${day}`,
  arrivesText: (remaining: number | null) =>
    remaining === null
      ? 'Pídelo desde ya y sale ese día.'
      : `Pídelo desde ya y sale ese día. Hay ${formatCount(remaining)} en camino.`,
  orderAhead: 'Pedir en preventa',
  orderAheadOf: (tone: string) => `Pedir en preventa: ${tone}`,
  sameTone: 'El mismo tono en',
  otherBrand: 'De otra marca',
  productOf: (brand: string, name: string) => `${name} · ${brand}`,
  openTone: 'Ver en su carta:',
  addTone: (tone: string, product: string) => `Agregar: ${tone} de ${product}`,
} as const;
