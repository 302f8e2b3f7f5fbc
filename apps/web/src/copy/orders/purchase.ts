/** Words of the purchase, from the address to its confirmation (D-15). */
export const purchaseCopy = {
  // Steps
  steps: 'Pasos de la compra',
  stepAddress: 'Dirección',
  stepDeliveries: 'Entregas',
  stepPayment: 'Pago',
  stepSummary: 'Resumen',
  change: 'Cambiar',
  addMore: 'Agregar más productos',
  changeOf: (what: string) => `Cambiar ${what}`,
  continue: 'Continuar',
  // Address
  addressTitle: '¿A dónde lo enviamos?',
  addressTitleFor: (customer: string) => `¿A dónde enviamos el pedido de ${customer}?`,
  addressLegend: 'Direcciones de entrega',
  useAddress: 'Usar esta dirección',
  deliveriesText: (n: number) =>
    n === 1
      ? 'Todo sale junto.'
      : `Tu pedido sale en ${n} entregas: lo disponible ya, y la preventa apenas llega. Pagas un solo envío.`,
  presale: 'Preventa',
  seeProducts: 'Ver productos',
  // Payment
  paymentTitle: '¿Cómo quieres pagar?',
  paymentLegend: 'Medios de pago',
  refusedMethods: 'No reciben este pedido',
  saves: (amount: string) => `${amount} por pagar así`,
  costs: (amount: string) => `+ ${amount} por pagar así`,
  noMethod:
    'Ningún medio de pago recibe este pedido como está. Abajo ves por qué y qué puedes hacer.',
  chooseMethod: 'Elige cómo vas a pagar',
  // Summary
  total: 'Total',
  summaryTitle: 'Revisa y confirma',
  summaryTitleFor: (customer: string) => `Pedido de ${customer}`,
  sendTo: 'Enviamos a',
  payWith: 'Pagas con',
  confirm: (total: string) => `Confirmar pedido · ${total}`,
  confirmFor: (customer: string) => `Confirmar pedido de ${customer}`,
  confirming: 'Confirmando tu pedido',
  doorNote: 'Al confirmar apartamos tus productos. Pagas cuando recibes.',
  doorNotes: 'Al confirmar apartamos tus productos. Pagas cada entrega al recibirla.',
  creditNote: 'Al confirmar apartamos tus productos y usamos tu cupo.',
  // Coupon
  couponPart: 'Cupón',
  addCoupon: 'Agregar un cupón',
  seeCoupons: 'Ver cupones',
  removeCoupon: 'Quitar',
  removeCouponOf: (code: string) => `Quitar el cupón ${code}`,
  couponApplied: (code: string, amount: string) => `Aplicamos ${code}: pagas ${amount} menos`,
  couponRemoved: (code: string) => `Quitamos el cupón ${code}`,
  cameByItself: (title: string) => `Se aplicó solo: ${title}`,
  couponIdle: (code: string) => `${code} no cuenta en este pedido`,
  reviewTitle: 'Revisa tu pedido',
  notConfirmed: 'No pudimos confirmar tu pedido',
  neverTwice: 'Puedes intentarlo de nuevo con tranquilidad: el pedido no se duplica.',
  newTotal: (total: string) =>
    `El total ahora es ${total}. Si estás de acuerdo, confirma de nuevo.`,
  reviewCart: 'Revisar carrito',
  seeNews: 'Ver qué cambió',
  seeOrders: 'Ver mis pedidos',
  checking: 'Estamos revisando el pedido que enviaste…',
  // Paid online (D-12); what is said while it is paid stands in a book of its own
  goOn: (total: string) => `Continuar al pago · ${total}`,
  goOnFor: (customer: string) => `Continuar al pago de ${customer}`,
  goingOn: 'Apartando tus productos',
  gatewayNote: (minutes: number) =>
    `Al continuar apartamos tus productos ${minutes} minutos mientras pagas. Si no alcanzas, no cobramos nada.`,
  handNote: (hours: number) =>
    `Al continuar apartamos tus productos ${hours} horas mientras pagas.`,
  agreementNote: (lender: string, days: number) =>
    `Al continuar apartamos tus productos ${days} días mientras ${lender} aprueba tu pago.`,
} as const;
