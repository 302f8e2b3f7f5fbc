import { formatCount, unitWord } from '@matiz/domain/kernel/count-words.ts';

/** Words of the cancelling of an order, and of a delivery that got another date (D-10, D-8). */
export const cancelCopy = {
  cancelTitle: (code: string) => `¿Cancelar el pedido ${code}?`,
  cancelDeliveryTitle: (position: number) => `¿Cancelar la entrega ${position}?`,
  cancelUnits: (n: number, rest: boolean) =>
    `${formatCount(n)} ${unitWord(n)} ${n === 1 ? 'vuelve' : 'vuelven'} a la bodega${rest ? '; lo demás de tu pedido sigue igual' : ''}.`,
  cancelAmount: (amount: string) => `Ya no pagas ${amount}.`,
  cancelDue: (amount: string) => `Tu pedido queda en ${amount}.`,
  cancelShipping: 'El envío lo pagas con la entrega que queda.',
  cancelCredit: 'Ese valor vuelve a tu cupo de crédito.',
  cancelCreditPart: (amount: string) => `Al crédito vuelven ${amount}.`,
  cancelFinal: 'No se puede deshacer, pero puedes pedirlo de nuevo cuando quieras.',
  cancelConfirm: 'Sí, cancelar',
  cancelKeep: 'No, conservarlo',
  cancelDone: 'Cancelamos el pedido',
  cancelDeliveryDone: 'Cancelamos la entrega',
  cancelFailed: 'No pudimos cancelar',
  movedTitle: 'Cambió la fecha de esta entrega',
  movedText: (from: string, to: string) =>
    `Iba a salir el ${from} y ahora sale el ${to}. Puedes esperarla o cancelar solo esta parte; si no respondes, te la guardamos.`,
  movedKept: (date: string) => `La esperas para el ${date}.`,
  keep: 'La espero',
  keepDone: 'Listo: te guardamos la entrega para la nueva fecha',
  cancelRefund: (amount: string) => `Te devolvemos ${amount} al medio con el que pagaste.`,
} as const;
