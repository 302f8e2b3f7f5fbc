import type { CreditKind } from '@matiz/contracts/payments/credit.ts';

const kinds: Readonly<Record<CreditKind, string>> = {
  allocation: 'Cupo asignado',
  limit: 'Cambio de cupo',
  purchase: 'Compra',
  payment: 'Abono',
  refund: 'Devolución',
  reversal: 'Cancelación',
};

/** Words of the customer's own credit (§2 Mis créditos). */
export const creditCopy = {
  title: 'Mis créditos',
  none: 'Aún no tienes cupo de crédito. Pregúntale a tu vendedor cómo pedirlo.',
  left: 'Cupo disponible',
  used: (used: string, limit: string) => `Debes ${used} de un cupo de ${limit}`,
  inFavour: (amount: string) => `Tienes ${amount} a favor.`,
  terms: (days: number) => `Plazo de ${days} días por pedido`,
  next: (amount: string, date: string) => `Próximo pago: ${amount} el ${date}`,
  overdueTitle: (amount: string) => `Tienes ${amount} vencidos`,
  overdueText:
    'Ponte al día para volver a comprar a crédito. Tus otros medios de pago siguen abiertos.',
  leftLine: (amount: string) => `Te quedan ${amount} de tu crédito.`,
  overdueLine: (amount: string) =>
    `Tu crédito está en pausa: tienes ${amount} vencidos. Ponte al día para usarlo.`,
  see: 'Ver mis créditos',
  show: 'Ver movimientos',
  hide: 'Ocultar movimientos',
  failed: 'No pudimos cargar tus movimientos',
  movements: 'Movimientos',
  print: 'Imprimir o guardar PDF',
  kind: 'Movimiento',
  all: 'Todos',
  since: 'Desde',
  until: 'Hasta',
  date: 'Fecha',
  amount: 'Valor',
  balance: 'Saldo',
  due: (date: string) => `Vence el ${date}`,
  order: (code: string) => `Pedido ${code}`,
  empty: 'No hay movimientos con estos filtros.',
  clear: 'Quitar filtros',
  newLimit: (limit: string) => `Cupo: ${limit}`,
  kinds,
} as const;
