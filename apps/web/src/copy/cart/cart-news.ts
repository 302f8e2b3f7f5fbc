import { formatCount, countUnits as units } from '@matiz/domain/kernel/count-words.ts';

/** Words of what changed in a cart since the last visit (D-9, D-15). */
export const cartNewsCopy = {
  title: 'Novedades de tu carrito',
  titleFor: (customer: string) => `Novedades del carrito de ${customer}`,
  text: 'Esto cambió desde tu última visita. Acepta cada cambio o todos de una vez: nada se mueve sin tu visto bueno.',
  left: (n: number) => (n === 1 ? 'Queda 1 cambio' : `Quedan ${formatCount(n)} cambios`),
  acceptAll: (n: number) => (n === 1 ? 'Aceptar el cambio' : `Aceptar los ${formatCount(n)}`),
  backToCart: 'Volver al carrito',
  amount: 'Tu carrito hoy',
  amountNote: 'Con los precios de este momento y las cantidades que pediste. Lo agotado no suma.',
  removeLine: 'Quitar',
  removeOf: (name: string) => `Quitar ${name} del carrito`,
  // Each kind: its tag, what it means, what accepting it does
  kinds: {
    PRICE_UP: 'Subió de precio',
    PRICE_DOWN: 'Bajó de precio',
    LESS_STOCK: 'Menos existencias',
    SOLD_OUT: 'Agotado',
    NOW_PRESALE: 'Ahora en preventa',
    BACK_IN_STOCK: 'Volvió',
    NEW_DATE: 'Nueva fecha',
    WITHDRAWN: 'Ya no se vende',
  },
  priceUp: (more: string) => `Son ${more} más por unidad.`,
  priceDown: (less: string) => `Te ahorras ${less} por unidad.`,
  lessStock: (n: number) => `Dejamos en tu pedido ${units(n)}.`,
  soldOut: 'Lo dejamos aparte, fuera del total, por si vuelve.',
  nowPresale: (now: number, later: number) =>
    now === 0
      ? `${units(later)} ${later === 1 ? 'sale' : 'salen'} apenas ${later === 1 ? 'llegue' : 'lleguen'} a bodega.`
      : `${units(now)} ya y ${formatCount(later)} apenas ${later === 1 ? 'llegue' : 'lleguen'} a bodega.`,
  backInStock: (n: number) => `${n === 1 ? 'Sale' : 'Salen'} de inmediato con lo demás.`,
  newDate: 'La llegada a bodega cambió de día.',
  withdrawn: 'Mira algo parecido o quítalo del carrito.',
  each: 'c/u',
  before: 'Antes:',
  now: 'Ahora:',
  units,
  inPresale: (n: number) => `${formatCount(n)} en preventa`,
  accept: {
    PRICE_UP: 'Aceptar precio',
    PRICE_DOWN: 'Aceptar precio',
    LESS_STOCK: 'Dejar lo que hay',
    SOLD_OUT: 'Dejar aparte',
    NOW_PRESALE: 'Esperar la preventa',
    BACK_IN_STOCK: 'Despachar ya',
    NEW_DATE: 'Aceptar fecha',
    WITHDRAWN: 'Quitar del carrito',
  },
  similar: 'Ver similares',
  accepted: 'Listo, tu carrito quedó al día.',
  gone: (n: number) =>
    n === 1
      ? 'Un cambio ya era otro: míralo de nuevo.'
      : `${formatCount(n)} cambios ya eran otros: míralos de nuevo.`,
  // Nothing (more) to tell
  emptyTitle: 'Tu carrito está al día',
  emptyText:
    'No ha cambiado nada desde tu última visita: los precios y las existencias siguen igual.',
  doneText: 'Aceptaste todos los cambios. Ya puedes seguir con tu pedido.',
  seeCart: 'Ver mi carrito',
  keepBuying: 'Seguir comprando',
  chooseTitle: 'Elige un cliente',
  chooseText: 'Cada cliente tiene su carrito y sus novedades.',
  choose: 'Elegir cliente',
  failed: 'No pudimos revisar tu carrito',
  loading: 'Revisando tu carrito',
  // The notice in the cart
  noticeTitle: (n: number) =>
    n === 1 ? 'Hay 1 cambio en tu carrito' : `Hay ${formatCount(n)} cambios en tu carrito`,
  review: 'Revisar',
} as const;
