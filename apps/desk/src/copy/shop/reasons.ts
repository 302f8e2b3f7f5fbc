import type { ReasonUse } from '@matiz/domain/shop/reasons.ts';

export const reasonsCopy = {
  title: 'Motivos',
  one: 'un motivo',
  fresh: 'Motivo nuevo',
  empty: 'Quien ajusta, cancela o rechaza algo escribe por qué. Aquí dejas los motivos más usados.',
  text: 'Motivo',
  textHint:
    'Como se lee en la historia y, si es de un pedido o un registro, como lo lee el cliente.',
  use: 'Para qué',
  uses: {
    adjust: 'Ajustar existencias',
    cancel: 'Cancelar pedidos',
    block: 'Bloquear clientes',
    register: 'Decidir registros',
    payment: 'Pagos que no aparecen',
  } satisfies Record<ReasonUse, string>,
  usual: 'Los más usados',
} as const;
