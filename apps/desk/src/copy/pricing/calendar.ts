import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import type { Window } from '@matiz/domain/pricing/window.ts';

const monthOf = new Intl.DateTimeFormat('es-CO', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const noon = (day: string) => new Date(`${day}T17:00:00Z`);

/** The days of a window, as a sentence says them. */
function days({ startsAt, endsAt }: Window): string {
  if (startsAt === null) return endsAt === null ? 'siempre' : `hasta el ${formatMoment(endsAt)}`;
  return endsAt === null
    ? `desde el ${formatMoment(startsAt)}`
    : `del ${formatMoment(startsAt)} al ${formatMoment(endsAt)}`;
}

export const calendarCopy = {
  title: 'Calendario de precios',
  open: 'Ver en calendario',
  table: 'Ver en tabla',
  view: 'Cuánto se ve',
  views: { semana: 'Semana', mes: 'Mes', trimestre: 'Trimestre' },
  before: 'Antes',
  after: 'Después',
  today: 'Hoy',
  range: (view: 'semana' | 'mes' | 'trimestre', from: string, to: string) => {
    if (view === 'semana') return `${formatDate(noon(from))} – ${formatDate(noon(to))}`;
    const [first, last] = [monthOf.format(noon(from)), monthOf.format(noon(to))];
    return view === 'mes' ? first : `${first} – ${last}`;
  },
  weekday: (day: string) => 'DLMXJVS'[noon(day).getUTCDay()] ?? '',
  dayOfMonth: (day: string) => String(Number(day.slice(8))),
  weekOf: (day: string) => formatDate(noon(day)).replace(/ \d{4}$/, ''),
  product: 'Producto',
  lists: 'Listas de precios con fechas',
  list: (name: string, priority: number) => `${name}, prioridad ${priority}`,
  priority: (n: number) => `Prioridad ${n}`,
  everywhere: 'Todas las bodegas',
  base: (price: number | null) =>
    price === null ? 'Sin precio base' : `Base ${formatPesos(price)}`,
  /** Begins with what is seen, so that who says it aloud finds it. */
  bar: (name: string, warehouse: string | null, price: number, window: Window) =>
    `${formatPesos(price)} ${name}${warehouse === null ? ', todas las bodegas' : ` · ${warehouse}`}, ${days(window)}`,
  listBar: (name: string, window: Window) => `${name}, ${days(window)}`,
  overlap: (name: string, window: Window, price: number) =>
    `Se cruzan ${days(window)}: se paga ${formatPesos(price)}, de «${name}».`,
  refused: (first: string, second: string, window: Window) =>
    `«${first}» y «${second}» se cruzan ${days(window)} en la misma bodega: así no se puede guardar.`,
  loses: 'No rige: otro es más bajo',
  keys: 'Flechas: ir de un precio a otro. Alt con ← o →: moverlo un día. Alt y Mayús con ← o →: mover su final. Intro: abrirlo.',
  empty:
    'No hay precios programados en estos días. Programa uno o mira otras fechas con «Antes» y «Después».',
  moved: 'Fechas nuevas, sin guardar',
  movedTo: (name: string, code: string, window: Window) => `«${name}», ${code}: ${days(window)}`,
  free: 'No se cruza con nada de lo que se ve.',
  save: 'Guardar fechas',
  undo: 'Dejar como estaba',
  saved: 'Fechas guardadas.',
  failed: 'No pudimos guardar las fechas. Vuelve a intentarlo.',
} as const;

export const crossingCopy = {
  title: 'Con qué se cruza',
  yours: 'Este precio',
  wins: 'se paga',
  shared: (window: Window, price: number, name: string) =>
    `Coinciden ${days(window)}: se paga ${formatPesos(price)}, de «${name}».`,
  refused: (window: Window) => `Coinciden ${days(window)} en la misma bodega.`,
  endBefore: (name: string) => `Terminar este cuando empieza «${name}»`,
  startAfter: (name: string) => `Empezar este cuando termina «${name}»`,
  open: (name: string) => `Cambiar «${name}»`,
} as const;
