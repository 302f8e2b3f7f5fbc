import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { withArticle } from '@matiz/domain/kernel/show-date.ts';

/** Words of the list of orders, its search and its filters (D-15). */
export const orderListCopy = {
  // History
  historyTitle: 'Historial de pedidos',
  historyTitleFor: (customer: string) => `Pedidos de ${customer}`,
  historyEmpty: 'Aún no hay pedidos',
  historyEmptyText: 'Cuando confirmes el primero, aquí verás su estado y podrás seguirlo.',
  historyFailed: 'No pudimos cargar los pedidos',
  historyLoading: 'Cargando pedidos',
  shownOf: (shown: number, total: number) =>
    `Viste ${formatCount(shown)} de ${formatCount(total)} pedidos`,
  more: 'Ver más pedidos',
  startOrder: 'Hacer un pedido',
  orderOf: (date: string) => `Pedido del ${date}`,
  // Search and filters
  search: 'Busca por producto, tono o número',
  filterStates: 'Estado del pedido',
  allStates: 'Todos',
  dates: 'Fechas',
  from: 'Desde',
  to: 'Hasta',
  clearFilters: 'Quitar filtros',
  nothingFound: 'Ningún pedido coincide',
  nothingFoundText: 'Prueba con otra palabra, otro estado u otras fechas.',
  movedAsk: 'Cambió de fecha: dinos si la esperas',
  deliveryState: (position: number, ...said: readonly string[]) =>
    `Entrega ${position}: ${said.join(', ').toLowerCase()}`,
  againOf: (code: string) => `Pedir de nuevo ${code}`,
  payBefore: (hour: string) => `Págalo antes de ${withArticle(hour)}`,
  payBeforeDay: (moment: string) => `Págalo antes del ${moment}`,
  inReview: 'Revisamos tu pago',
  atBank: 'Tu banco procesa el pago',
} as const;
