import { formatCount } from './everywhere.ts';

const units = (n: number) => `${formatCount(n)} ${n === 1 ? 'unidad' : 'unidades'}`;
const tones = (n: number) => `${formatCount(n)} ${n === 1 ? 'tono' : 'tonos'}`;

/** Words of the modal 'Carta de color' (§2, §4; D-15). */
export const colourCardCopy = {
  title: 'Carta de color',
  searchLabel: 'Buscar tono',
  search: 'Ej.: 7.43 o cobrizo',
  letters: 'ABC',
  digits: '123',
  useLetters: 'Escribir con letras',
  useDigits: 'Escribir con números',
  filters: 'Filtrar tonos',
  all: 'Todos',
  topSeller: 'Top seller',
  isNew: 'Nuevos',
  available: 'Disponibles',
  groupBy: 'Agrupar tonos',
  bySeries: 'Por serie',
  byLevel: 'Por altura',
  levels: {
    1: 'Negro',
    2: 'Castaño muy oscuro',
    3: 'Castaño oscuro',
    4: 'Castaño medio',
    5: 'Castaño claro',
    6: 'Rubio oscuro',
    7: 'Rubio medio',
    8: 'Rubio claro',
    9: 'Rubio muy claro',
    10: 'Rubio platino',
    11: 'Superaclarante',
    12: 'Superaclarante especial',
  } as Readonly<Record<string, string>>,
  otherTones: 'Otros tonos',
  tones,
  units,
  top: 'Top',
  volumeFirst: 'Elige primero el volumen',
  volumeFirstText: 'La carta muestra los tonos y el stock de ese volumen.',
  changeVolumeTitle: '¿Cambiar de volumen?',
  changeVolume: (n: number) =>
    `Vas a perder ${n === 1 ? 'la unidad elegida' : `las ${units(n)} que elegiste`}.`,
  changeVolumeConfirm: 'Cambiar volumen',
  keepVolume: 'Seguir con este',
  noMatch: 'Ningún tono coincide',
  noMatchText: 'Prueba con otro número, otro reflejo o quita los filtros.',
  clearFilters: 'Ver toda la carta',
  total: 'Total',
  eachFrom: (price: string) => `Desde ${price} c/u`,
  each: (price: string) => `${price} c/u`,
  summary: (n: number, of: number) => `${units(n)} · ${tones(of)}`,
  nothing: 'Toca un tono para elegirlo',
  said: (summary: string, total: string | null) =>
    total === null ? summary : `${summary}, total ${total}`,
  viewChosen: (n: number) => `Ver seleccionados (${formatCount(n)})`,
  viewAll: 'Ver toda la carta',
  today: (n: number) => `${formatCount(n)} hoy`,
  later: (n: number, day: string) => `${formatCount(n)} en preventa · sale ${day}`,
  footerSplit: (now: number, later: number, days: string) =>
    now > 0
      ? `${formatCount(now)} hoy + ${formatCount(later)} en preventa · sale ${days}`
      : `${formatCount(later)} en preventa · sale ${days}`,
  allInCart: 'Todo en tu carrito',
  seeOptions: 'Ver opciones',
  neededToday: '¿Lo necesitas hoy?',
  neededTodayOf: (tone: string) => `¿Lo necesitas hoy? Ver opciones para ${tone}`,
  quantityOf: (tone: string) => `Cantidad de ${tone}`,
  failed: 'No pudimos cargar los tonos',
} as const;
