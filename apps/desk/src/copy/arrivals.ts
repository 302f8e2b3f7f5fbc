import { countUnits as units } from '@matiz/domain/kernel/count-words.ts';

const whole = new Intl.NumberFormat('es-CO');
const long = new Intl.DateTimeFormat('es-CO', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const orders = (n: number) => (n === 1 ? '1 pedido' : `${whole.format(n)} pedidos`);

export const arrivalsCopy = {
  title: 'Llegadas',
  received: 'Llegadas recibidas',
  seeReceived: 'Ver las recibidas',
  empty:
    'Anota aquí lo que viene en camino: tus clientes lo compran en preventa y saben cuándo les llega.',
  noneReceived: 'Aquí quedan las llegadas que ya recibiste, con lo que llegó de verdad.',
  make: 'Anotar una llegada',
  warehouse: 'Bodega',
  state: 'Estado',
  late: 'Atrasadas',
  waited: 'Con pedidos',
  day: (date: string) => long.format(new Date(date)),
  ofDay: (n: number, expected: number) =>
    `${n === 1 ? '1 llegada' : `${n} llegadas`} · ${units(expected)}`,
  isLate: 'atrasada',
  waitingOrders: 'Pedidos que esperan',
  total: (n: number, promised: number) =>
    `Llegan ${units(n)}, ${whole.format(promised)} ya prometidas.`,
  expected: 'Llegan',
  promised: 'Prometidas',
  waits: (n: number) =>
    n === 0 ? 'Nadie espera' : n === 1 ? 'Espera 1 pedido' : `Esperan ${orders(n)}`,
  move: 'Mover',
  receive: 'Recibir',
  act: (act: string, name: string) => `${act} ${name}`,
  code: 'Código',
  codeHint: 'El de la etiqueta, con su tono o volumen.',
  date: 'Día',
  cap: 'Unidades',
  capHint: 'Las que se pueden vender antes de que lleguen.',
  made: 'Llegada anotada.',
  newDate: '¿Qué día llega?',
  see: 'Ver qué cambia',
  moveNow: (n: number) => (n === 0 ? 'Mover' : `Mover y avisar a ${orders(n)}`),
  moves: (n: number, count: number) =>
    n === 0
      ? 'Nadie la espera: ningún pedido cambia.'
      : `${orders(n)} con ${units(count)} ${n === 1 ? 'cambia' : 'cambian'} de día. Avisaremos a cada comprador, que puede aceptar o cancelar esa parte.`,
  merges: 'Ese día ya llega lo mismo: quedarán como una sola.',
  leaves: (date: string) => `sale el ${long.format(new Date(date))}`,
  more: (n: number) => `y ${orders(n)} más`,
  moved: (n: number) => (n === 0 ? 'Llegada movida.' : `Llegada movida: avisamos a ${orders(n)}.`),
  movedBy: (by: string | null, date: string) =>
    `${by ?? 'Alguien'} la movió mientras la mirabas: llega el ${long.format(new Date(date))}. Mira qué cambia y confirma otra vez.`,
  arrived: '¿Cuántas llegaron?',
  arrivedHint: (cap: number) => `Se esperaban ${units(cap)}.`,
  restOn: 'El resto llega el (si falta)',
  restHint: 'Solo si no llegó todo y viene después.',
  waitingTitle: 'Se entregan en este orden:',
  receivedNow: (served: number, stocked: number) =>
    `Recibida: ${units(served)} a quienes esperaban y ${units(stocked)} a la venta.`,
  product: 'Producto',
  when: 'Llegó',
  came: 'Llegaron',
} as const;
