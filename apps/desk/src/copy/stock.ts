import { countUnits as units } from '@matiz/domain/kernel/count-words.ts';
import { formatDate, formatDay, formatMoment } from '@matiz/domain/kernel/show-date.ts';

const whole = new Intl.NumberFormat('es-CO');

export const stockCopy = {
  title: 'Existencias',
  empty: 'Aquí verás cada producto en cada bodega. Crea productos o importa tu lista para empezar.',
  code: 'Código',
  product: 'Producto',
  warehouse: 'Bodega',
  available: 'Disponibles',
  promised: 'Prometidas',
  physical: 'Hay',
  cover: 'Alcanza',
  arrival: 'Llega',
  last: 'Movimiento',
  actions: 'Acciones',
  state: 'Estado',
  soldOut: 'Agotados',
  waiting: 'Lo esperan',
  waitedFor: 'Alguien lo espera',
  belowCover: (days: number) => `Para menos de ${days} días`,
  days: (n: number | null) => (n === null ? '–' : n === 1 ? '1 día' : `${whole.format(n)} días`),
  day: (date: string | null) => (date === null ? '–' : formatDay(date)),
  moment: (at: string | null) => (at === null ? '–' : formatMoment(at)),
  lastDay: (at: string | null) => (at === null ? '–' : formatDate(at)),
  number: (n: number) => whole.format(n),
  adjust: 'Ajustar',
  count: 'Contar',
  transfer: 'Mover',
  ofUnit: (act: string, name: string) => `${act} ${name}`,
  now: (physical: number, promised: number) =>
    promised === 0
      ? `Según el sistema hay ${units(physical)}.`
      : `Según el sistema hay ${units(physical)}, ${whole.format(promised)} de ellas prometidas a pedidos.`,
  direction: '¿Qué pasó?',
  add: 'Aparecieron o entraron',
  take: 'Faltan o salieron',
  howMany: 'Unidades',
  why: 'Motivo',
  whyHint: 'Queda en los movimientos: rotura, vencimiento, muestra, devolución…',
  whyOptional: 'Motivo (opcional)',
  counted: 'Hay',
  countedHint: 'Cuenta todo lo que está en la bodega, también lo que ya es de un pedido.',
  to: 'A la bodega',
  saved: (physical: number) => `Guardado: hay ${units(physical)}.`,
  short: (n: number) =>
    `Guardado. Faltan ${units(n)} para pedidos que ya las compraron: avísales o trae más.`,
  moved: (n: number, warehouse: string) => `Moviste ${units(n)} a ${warehouse}.`,
  adds: (moved: number) => `Los movimientos suman ${whole.format(moved)}: lo disponible cuadra.`,
  addsNot: (moved: number, available: number) =>
    `Los movimientos suman ${whole.format(moved)} y hay ${whole.format(available)} disponibles: la primera carga no se anotó. Con el próximo conteo quedará anotada.`,
} as const;

export const movementsCopy = {
  title: 'Movimientos',
  empty: 'Todavía nada ha entrado ni salido.',
  when: 'Cuándo',
  change: 'Cambio',
  balance: 'Quedan',
  reason: 'Por qué',
  note: 'Motivo',
  by: 'Quién',
  from: 'Desde',
  to: 'Hasta',
  reasons: {
    load: 'carga inicial',
    order: 'pedido',
    cancel: 'pedido cancelado',
    arrival: 'llegada',
    count: 'conteo',
    adjust: 'ajuste',
    transfer: 'traslado',
  },
} as const;
