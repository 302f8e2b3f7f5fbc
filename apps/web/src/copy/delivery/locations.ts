import { formatCount } from '@matiz/domain/kernel/count-words.ts';

const days = (n: number) => (n === 1 ? '1 día hábil' : `${n} días hábiles`);

/** Words of the choice of a place, of its change, and of where we do not deliver (D-15). */
export const locationsCopy = {
  days,
  // Choice of an address
  chooseTitle: '¿Dónde quieres recibir?',
  chooseTitleFor: (customer: string) => `¿Dónde recibe ${customer}?`,
  manage: 'Ver todas mis direcciones',
  manageFor: 'Ver todas sus direcciones',
  citiesFailed: 'No pudimos cargar las ciudades',
  // Choice of a city
  cityTitle: 'Elige tu ciudad',
  cityText: 'Así ves qué hay disponible y cuándo llega.',
  citySearch: 'Busca tu ciudad o municipio',
  cityResults: (n: number) => (n === 1 ? '1 ciudad' : `${formatCount(n)} ciudades`),
  cityNone: 'No encontramos esa ciudad',
  cityNoneText: (text: string) => `Ningún municipio de Colombia se llama «${text}».`,
  served: 'Aquí entregamos',
  arrivesIn: (n: number) => `Llega en ${days(n)}`,
  whole: 'Toda Colombia',
  servedCount: (n: number) => (n === 1 ? '1 ciudad con entrega' : `${n} ciudades con entrega`),
  notServed: 'Sin cobertura',
  current: 'Tu ciudad ahora',
  cityTaken: (city: string) => `Ahora ves lo disponible en ${city}`,
  // Out of reach
  pickOther: 'Elegir otra ciudad',
  browseAnyway: 'Ver el catálogo igual',
  leadTitle: (city: string) => `Te avisamos cuando lleguemos a ${city}`,
  leadText: 'Deja tu celular y te escribimos una sola vez, cuando empecemos a entregar allí.',
  leadPhone: 'Celular',
  leadPhoneHint: '10 dígitos, empieza por 3',
  leadAccept: 'Acepto que Matiz use mi celular para avisarme que ya entrega en esta ciudad.',
  leadAcceptNeeded: 'Marca la casilla para que podamos avisarte.',
  leadSend: 'Avísame',
  leadSending: 'Guardando',
  leadDone: 'Listo',
  // Change of place
  from: 'Hoy entregamos en',
  to: 'Entregaremos en',
  arrives: (n: number) => `Llega ${days(n)} después del despacho`,
  arrivesBefore: (n: number) => `antes, ${days(n)}`,
  warehouse: 'Sale de otra bodega: cambian precios, existencias y fechas.',
  cartKept: 'Tu carrito queda igual.',
  cartKeptFor: (customer: string) => `El carrito de ${customer} queda igual.`,
  cartChanges: (n: number) =>
    n === 1 ? 'Cambia 1 producto de tu carrito' : `Cambian ${n} productos de tu carrito`,
  cart: 'Tu carrito',
  cartTotal: 'Total del carrito',
  totalBefore: 'Antes',
  totalAfter: 'Ahora',
  uncoveredChange: 'Podrás ver el catálogo, pero no hacer pedidos a esta dirección.',
  ask: '¿Cambiamos la dirección de entrega?',
  confirm: 'Sí, cambiar',
  cancel: 'No, dejar como está',
  changing: 'Cambiando la dirección',
  checking: 'Revisando qué cambia',
  previewFailed: 'No pudimos revisar qué cambia',
  changed: (place: string) => `Tu dirección de entrega ahora es ${place}`,
  viewCart: 'Ver carrito',
} as const;
