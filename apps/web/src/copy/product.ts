import { formatCount } from './everywhere.ts';

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
  seeAllTones: (n: number) => `+${formatCount(n)} tonos: abrir la carta de color`,
  pickTone: (name: string) => `${name}: abrir en la carta de color`,
  openCard: 'Carta de color',
  keepChoosing: 'Seguir en la carta de color',
  chosen: 'Tu selección',
  subtotal: 'Subtotal',
  priceOf: 'Tu precio paso a paso',
  perUnit: '(precio c/u)',
  fromShort: (n: number) => (n === 1 ? '1 unidad' : `Desde ${formatCount(n)}`),
  facts: 'Ficha',
  reference: 'Referencia',
  brand: 'Marca',
  category: 'Categoría',
  content: 'Contenido',
  sale: 'Venta',
  toneList: (n: number) => `Todos los tonos (${formatCount(n)})`,
  chooseVolume: 'Elige un volumen',
  soldOutOption: (name: string) => `${name} (agotado)`,
  keep: 'Guardar en favoritos',
  unkeep: 'Quitar de favoritos',
  share: 'Compartir',
  copied: 'Copiamos el enlace',
  boughtTogether: 'Se pide con este',
  alike: 'También te puede servir',
  stickyLabel: 'Agregar este producto',
} as const;
