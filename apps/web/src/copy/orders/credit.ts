import { creditKindWords } from '@matiz/domain/payments/credit/credit-entries.ts';

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
  /** To who has the credit, and to the seller who orders for them. */
  lines: {
    own: {
      left: (amount: string) => `Te quedan ${amount} de tu crédito.`,
      overdue: (amount: string) =>
        `Tu crédito está en pausa: tienes ${amount} vencidos. Ponte al día para usarlo.`,
      see: 'Ver mis créditos',
    },
    customers: {
      left: (amount: string) => `Le quedan ${amount} de crédito.`,
      overdue: (amount: string) =>
        `Su crédito está en pausa: tiene ${amount} vencidos. Puede pagar de otra forma.`,
      see: 'Ver su crédito',
    },
  },
  partTitle: 'Paga una parte con crédito',
  partUse: (amount: string) => `Usar ${amount} de crédito`,
  partCredit: 'Con crédito',
  partBy: (method: string) => `Con ${method}`,
  partOther: 'Con el medio que elijas',
  partAmount: 'Cuánto con crédito',
  partMost: (most: string) => `Escribe un valor hasta ${most}.`,
  partApply: 'Cambiar',
  partRemove: 'No usar crédito',
  show: 'Ver movimientos',
  hide: 'Ocultar movimientos',
  failed: 'No pudimos cargar tus movimientos',
  movements: 'Movimientos',
  paperTitle: 'Movimientos de crédito',
  paper: 'Matiz crédito.pdf',
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
  kinds: creditKindWords,
} as const;
