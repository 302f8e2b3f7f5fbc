import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';

/** Words of products, lists and the colour card (D-15). */
export const catalogueCopy = {
  seePrices: 'Inicia sesión para ver precios',
  priceHidden: 'Precio visible al iniciar sesión',
  priceRejected: 'Precio visible cuando aprobemos el negocio',
  seeWhyRejected: 'Aún no aprobamos tu negocio. Mira qué sigue',
  rejectedFor: 'Aún no aprobamos este negocio',
  isNew: 'Nuevo',
  isBestSeller: 'Más vendido',
  newTone: 'Nuevo',
  combo: 'Combo',
  offer: 'Oferta',
  saving: (percent: number) => `-${percent}\u00a0%`,
  savingFrom: (percent: number, n: number) => `-${percent}\u00a0% desde ${formatCount(n)}`,
  from: (n: number, price: number) => `Desde ${formatCount(n)}: ${formatPesos(price)}`,
  available: 'Disponible',
  soldOut: 'Agotado',
  left: (n: number) => (n === 1 ? 'Queda 1' : `Quedan ${formatCount(n)}`),
  presaleFrom: (date: string) => `Preventa · sale ${date}`,
  tones: (n: number) => (n === 1 ? '1 tono' : `${formatCount(n)} tonos`),
  seeTones: (n: number) => (n === 1 ? 'Ver su tono' : `Ver los ${formatCount(n)} tonos`),
  volumes: (n: number) => (n === 1 ? '1 volumen' : `${formatCount(n)} volúmenes`),
  chooseTones: 'Elegir tonos',
  chooseVolume: 'Elegir volumen',
  seeCombo: 'Ver combo',
  chooseOption: 'Ver opciones',
  add: 'Agregar',
  addToCart: 'Agregar al carrito',
  adding: 'Agregando',
  inCart: (n: number) => `${formatCount(n)} en tu carrito`,
  otherTones: 'Otros tonos',
  seeOptions: 'Ver opciones',
} as const;

/** Peroxide: what each volume is in percent. */
export const percentOfVolume: Readonly<Record<number, string>> = {
  10: '3 %',
  20: '6 %',
  30: '9 %',
  40: '12 %',
};
