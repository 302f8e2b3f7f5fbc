import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words of the table of orders and of its file (D-15). */
export const ordersTableCopy = {
  date: 'Fecha',
  order: 'Pedido',
  customer: 'Cliente',
  state: 'Estado',
  arrival: 'Entrega',
  units: 'Unidades',
  total: 'Total',
  actions: 'Acciones',
  again: 'Repetir',
  againOf: (code: string) => `Repetir ${code}`,
  download: 'Descargar CSV',
  file: (day: string) => `pedidos-matiz-${day}.csv`,
  cut: (n: number) =>
    `El archivo trae los primeros ${formatCount(n)} pedidos. Filtra por fechas para descargar los demás.`,
  columns: [
    'Pedido',
    'Fecha',
    'Cliente',
    'Lo hizo',
    'Estado',
    'Entrega',
    'Unidades',
    'Total',
    'Por pagar o pagado',
  ],
} as const;
