import { formatCount } from './common.ts';

/** Words of a product's page beyond those of the lists (D-15). */
export const productCopy = {
  home: 'Inicio',
  showPicture: (n: number) => `Ver foto ${n}`,
  by: (brand: string) => `Ver más de ${brand}`,
  tonesToday: (available: number, total: number) =>
    `${formatCount(available)} de ${formatCount(total)} tonos disponibles hoy`,
  presaleCharged:
    'Se cobra con tu pedido y se despacha en la fecha anunciada; lo demás sale sin esperar.',
  moreTones: (n: number) => `+${formatCount(n)}`,
  seeAllTones: (n: number) => `Ver los ${formatCount(n)} tonos en la carta de color`,
  pickTone: (name: string) => `${name}: abrir en la carta de color`,
  openCard: 'Carta de color',
  keepChoosing: 'Seguir en la carta de color',
  chosen: 'Tu selección',
  subtotal: 'Subtotal',
  priceOf: 'Tu precio paso a paso',
  oneUnit: 'Desde 1 unidad',
  units: 'Unidades',
  priceEach: 'Precio c/u',
  reached: 'Este es tu precio con la cantidad elegida',
  facts: 'Ficha',
  reference: 'Referencia',
  brand: 'Marca',
  category: 'Categoría',
  content: 'Contenido',
  sale: 'Venta',
  toneList: (n: number) => `Todos los tonos (${formatCount(n)})`,
  partUnits: (n: number) => `${formatCount(n)} ×`,
  chooseOption: 'Elige una opción',
  soldOutOption: (name: string) => `${name} (agotado)`,
  stickyLabel: 'Agregar este producto',
} as const;
