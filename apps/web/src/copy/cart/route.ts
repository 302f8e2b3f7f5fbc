import { formatCount, countUnits as units } from '@matiz/domain/kernel/count-words.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';

const customers = (n: number) => (n === 1 ? '1 cliente' : `${formatCount(n)} clientes`);

/** Words of a seller's route: what is taken along to order without a connection (ADR 93). */
export const routeCopy = {
  title: 'Mi ruta',
  text: 'Toma pedidos sin conexión: lleva en el teléfono los precios, el crédito y el catálogo de tus clientes del día.',
  open: 'Preparar mi ruta',
  opening: 'Abriendo tu ruta',
  cannotKeep:
    'Este navegador no puede guardar tu ruta. Ábrela en una ventana normal, con espacio en el teléfono.',
  // Preparing
  choose: '¿A quién visitas hoy?',
  chooseText: (most: number) =>
    `Elige hasta ${most} clientes. Propusimos los que más lo necesitan.`,
  chosen: (n: number) => `${customers(n)} en la ruta`,
  searchCustomer: 'Buscar cliente',
  noCoverage: 'Sin cobertura',
  prepare: (n: number) => (n === 0 ? 'Preparar ruta' : `Preparar ruta con ${customers(n)}`),
  prepareAgain: 'Preparar de nuevo',
  preparing: 'Preparando tu ruta',
  progress: (share: number) => `${Math.round(share * 100)} %`,
  prepared: (n: number) => `Tu ruta está lista: ${customers(n)}.`,
  failed: 'La descarga se cortó. Lo que llegó queda guardado: sigue cuando quieras.',
  goOn: 'Seguir con la descarga',
  needsLine: 'Preparar la ruta necesita conexión.',
  cancel: 'Volver a la ruta',
  customersFailed: 'No pudimos cargar tus clientes',
  // The route
  emptyTitle: 'Aún no preparas tu ruta',
  emptyText: 'Elige a tus clientes del día mientras tienes conexión.',
  steps: [
    ['Eliges a quién visitas', 'Te proponemos los que más lo necesitan.'],
    ['Todo queda en tu teléfono', 'Cerrado con llave: solo tú lo abres.'],
    ['Tomas pedidos sin señal', 'Los envías cuando vuelva la conexión.'],
  ],
  preparedAt: (when: string) => `Preparada el ${when}`,
  aged: 'Tu ruta es de hace más de un día. Prepárala de nuevo para tomar pedidos.',
  clock: 'La hora de tu teléfono es anterior a tu ruta. Corrígela, o prepara la ruta de nuevo.',
  customers: 'Clientes de la ruta',
  order: 'Tomar pedido',
  orderOf: (business: string) => `Tomar pedido de ${business}`,
  goOnWith: (business: string) => `Seguir con el pedido de ${business}`,
  goOnOrder: 'Seguir',
  inDraft: (n: number, amount: number | null) =>
    amount === null ? units(n) : `${units(n)} · ${formatPesos(amount)}`,
  onItsWay: (n: number) => `Enviando ${units(n)}: aún no sabemos si llegaron.`,
  credit: (left: number) => `Le quedan ${formatPesos(left)} de crédito`,
  overdue: (amount: number) => `${formatPesos(amount)} vencidos`,
  forget: 'Borrar la ruta de este teléfono',
  forgetTitle: '¿Borrar la ruta?',
  forgetText: (n: number) =>
    n === 0
      ? 'Se borra lo que llevas en este teléfono.'
      : `Se pierde lo que no has enviado de ${customers(n)}.`,
  discard: 'Borrar lo que no se pudo enviar',
  discardOf: (business: string) => `Borrar lo que no se pudo enviar de ${business}`,
  // Sending
  waiting: (n: number) => `${customers(n)} con pedidos por enviar`,
  waitingOffline: 'Quedan guardados en tu teléfono. Los envías cuando vuelva la conexión.',
  check: 'Revisar con la tienda',
  send: (n: number) => (n === 1 ? 'Enviar el borrador' : `Enviar los ${formatCount(n)} borradores`),
  sendOf: (business: string) => `Enviar el borrador de ${business}`,
  sendOne: 'Enviar',
  notAll: 'No pudimos enviar todo. Lo que falta sigue guardado.',
  checkFailed: 'No pudimos revisar todo. Intenta de nuevo.',
  same: 'Todo sigue igual que cuando preparaste la ruta.',
  changed: 'Cambió desde que preparaste la ruta',
  changedSending: 'Al enviarlo, esto cambió',
  price: (name: string, before: number, after: number) =>
    `${name}: ahora vale ${formatPesos(after)}, antes ${formatPesos(before)}.`,
  presale: (name: string, n: number, date: string | null) =>
    n === 0 || date === null
      ? `${name}: todo sale ya de la bodega.`
      : `${name}: ${units(n)} en preventa para el ${date}.`,
  refused: (name: string, quantity: number, message: string) =>
    `${name} (${units(quantity)}): ${message}`,
  sent: (n: number, amount: number) =>
    n === 0
      ? 'La tienda no pudo tomar nada. Lo que pediste sigue aquí.'
      : `Enviamos ${units(n)}. El borrador va en ${formatPesos(amount)}.`,
  seeDraft: 'Ver borrador',
  seeDraftOf: (business: string) => `Ver borrador de ${business}`,
  handOver: 'Crear enlace para aprobar',
  handOverOf: (business: string) => `Crear enlace para aprobar: ${business}`,
  handOverText: (business: string, link: string) =>
    `Hola, este es el pedido de ${business} para que lo revises y lo apruebes: ${link}`,
  whatsapp: 'Enviar por WhatsApp',
  // One customer
  back: 'Mi ruta',
  notInRoute: 'Este cliente no está en tu ruta',
  notInRouteText: 'Prepara la ruta de nuevo con este cliente.',
  stockSeen: (seen: string | null) =>
    `Existencias y precios: ${seen === null ? 'vistos hace un momento' : seen.toLowerCase()}.`,
  searchGoods: 'Buscar por código, tono o nombre',
  found: (n: number) => (n === 1 ? '1 producto' : `${formatCount(n)} productos`),
  noneFound: (text: string) => `Nada de tu ruta coincide con «${text}».`,
  noCombos: 'Los combos se piden con conexión.',
  usual: 'Lo de siempre',
  addUsual: 'Agregar lo de siempre',
  tones: (n: number) => `Ver ${formatCount(n)} tonos`,
  volumes: (n: number) => `Ver ${formatCount(n)} opciones`,
  optionsOf: (name: string) => `Carta de color de ${name}`,
  otherTones: 'Otros',
  add: 'Agregar',
  addOf: (name: string) => `Agregar ${name}`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  available: (n: number) => (n === 0 ? 'Agotado' : `Hay ${formatCount(n)}`),
  presaleOnly: 'Preventa',
  each: 'c/u',
  lines: 'Pedido',
  orderEmpty: 'Busca un producto o toca un tono para empezar.',
  total: 'Total',
  unknown: 'No está en tu ruta: la tienda dirá su precio.',
  addresses: 'Direcciones',
  call: (business: string, phone: string) => `Llamar a ${business}: ${phone}`,
  notKept: 'No pudimos guardar el cambio en tu teléfono. Revisa que tenga espacio.',
} as const;
