import { formatPesos } from '@matiz/domain/kernel/money.ts';

/** Words of a draft that a seller sends and a business approves by its link (ADR 52). */
export const handOverCopy = {
  // The seller's
  sendTitle: 'Que lo apruebe tu cliente',
  sendText: 'Envíale un enlace: revisa el pedido en su celular y lo aprueba sin contraseña.',
  send: 'Crear enlace para aprobar',
  sendAgain: 'Crear otro enlace y anular este',
  linkGone:
    'Por seguridad el enlace solo se muestra al crearlo. Si ya no lo tienes, crea otro: el que enviaste dejará de servir.',
  whatsapp: 'Enviar por WhatsApp',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  revoke: 'Anular enlace',
  revoked: 'Anulaste el enlace',
  failed: 'No pudimos hacerlo',
  linkLabel: 'Enlace para aprobar',
  states: {
    sent: 'Enviado',
    opened: 'Lo abrió',
    approved: 'Aprobado',
    declined: 'No lo aprobó',
    revoked: 'Anulado',
    expired: 'Venció',
  },
  until: (moment: string) => `Puede responder hasta el ${moment}`,
  declinedBecause: (who: string | null, reason: string) =>
    `${who ?? 'Tu cliente'} escribió: “${reason}”`,
  message: (business: string, link: string) =>
    `Hola, ${business}. Aquí está tu pedido de Matiz para que lo revises y lo apruebes: ${link}`,
  // The buyer's
  title: (business: string) => `Pedido para ${business}`,
  lead: (seller: string) =>
    `Lo armó ${seller}. Revísalo, ajusta las cantidades si quieres y apruébalo. No necesitas contraseña.`,
  answerUntil: (moment: string) => `Puedes responder hasta el ${moment}`,
  changeMethod: 'Cambiar medio de pago',
  loading: 'Abriendo tu pedido',
  changedTitle: 'Cambió desde que te lo enviaron',
  added: (name: string, units: number) => `${name}: nuevo, ${units} und.`,
  removed: (name: string) => `${name}: ya no está en el pedido.`,
  quantity: (name: string, before: number, after: number) =>
    `${name}: de ${before} a ${after} und.`,
  price: (name: string, before: number, after: number) =>
    `${name}: de ${formatPesos(before)} a ${formatPesos(after)} c/u.`,
  outOfStock: 'Esto está agotado y no entra en el pedido',
  now: 'Sale de inmediato',
  leaves: (day: string) => `Preventa, sale el ${day}`,
  arrivesLater: (day: string) => `Preventa, te llega cerca del ${day}`,
  arrives: (day: string) => `Te llega el ${day}.`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  deliverTo: 'Entrega',
  noAddress: 'Falta la dirección de entrega. Pídele a tu vendedor que la agregue.',
  payment: 'Cómo pagas',
  name: 'Tu nombre',
  nameHint: 'Queda en el pedido como quien lo aprobó.',
  nameNeeded: 'Escribe tu nombre.',
  approve: 'Aprobar pedido',
  approving: 'Haciendo tu pedido',
  decline: 'No lo apruebo',
  reason: '¿Por qué no?',
  reasonHint: 'Se lo contamos a tu vendedor.',
  reasonNeeded: 'Cuéntale por qué a tu vendedor.',
  declineNow: 'Enviar respuesta',
  keepLooking: 'Volver al pedido',
  preview: 'Así lo ve tu cliente. Solo él puede aprobarlo.',
  writeSeller: 'Escribirle a mi vendedor',
  sellerText: 'Hola, tengo una pregunta sobre el pedido que me enviaste.',
  notDone: 'No pudimos hacerlo',
  // After the answer
  approvedTitle: '¡Listo! Tu pedido quedó hecho',
  approvedText: (total: number, method: string) => `${formatPesos(total)} · ${method}`,
  approvedNextHere: 'Guarda el número: tu vendedor te cuenta cuando salga de la bodega.',
  approvedNext: 'Te escribimos por correo con el detalle y cuando salga de la bodega.',
  payTitle: 'Falta el pago',
  payText: (moment: string) =>
    `Te guardamos los productos hasta el ${moment} Entra con tu cuenta para pagar.`,
  pay: 'Entrar y pagar',
  declinedTitle: 'Le contamos a tu vendedor',
  declinedText: 'No hicimos ningún pedido. Cuando lo ajuste, te enviará otro enlace.',
  closedTitle: 'Este enlace no se puede usar',
  goHome: 'Ir a Matiz',
  retry: 'Intentar de nuevo',
} as const;
