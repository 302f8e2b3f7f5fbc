/** What is said of an order, from its confirmation over its payment to the door. */
export const ordersSentences = {
  handOverUnknown:
    'No encontramos este pedido. Revisa que el enlace esté completo o pídele otro a tu vendedor.',
  handOverExpired:
    'Este enlace ya venció. Pídele a tu vendedor que te envíe otro: tu pedido sigue guardado.',
  handOverRevoked:
    'Este enlace ya no está activo: tu vendedor lo cambió o lo anuló. Pídele el más reciente.',
  handOverApproved:
    'Este pedido ya se aprobó: es el {code}. Tu vendedor te cuenta cuando salga de la bodega.',
  handOverDeclined:
    'Este pedido ya se respondió y no se aprobó. Si cambiaste de idea, pídele otro enlace a tu vendedor.',
  handOverChanged: 'Tu vendedor cambió el pedido. Revisa lo nuevo antes de aprobar.',
  handOverEmpty:
    'Tu vendedor dejó este pedido sin productos. Escríbele: cuando lo arme otra vez, lo ves en este mismo enlace.',
  handOverLastLine: 'Es lo único del pedido. Si no lo quieres, toca «No lo apruebo».',
  handOverDeclinedNow: 'Gracias por responder. Ya le contamos a tu vendedor.',
  cartClosed: 'Este carrito ya se convirtió en un pedido.',
  cartChanged:
    'Algo cambió desde que viste tu pedido. Revisa las líneas marcadas y confirma de nuevo.',
  priceMoved: '{name} ahora cuesta {after} la unidad; antes, {before}.',
  customerMismatch: 'Este pedido es de otro cliente. Vuelve a elegir el cliente y confirma.',
  addressRequired: 'Elige una dirección de entrega.',
  unknownAddress: 'Esa dirección no existe o no es de este cliente.',
  paymentMethodRequired: 'Elige cómo vas a pagar.',
  paymentMethodUnavailable: '{reason}',
  paymentNotForOrder: 'Este medio de pago no está disponible para tu pedido. Elige otro.',
  paymentNotInCity: 'Todavía no recibimos pagos contra entrega en {city}. Elige otro medio.',
  paymentClosedInZone: '{name} no está disponible en {city}. Elige otro medio.',
  paymentClosedToCustomer:
    '{name} no está disponible para este negocio. Elige otro medio, o escríbenos y lo revisamos.',
  paymentFrom: 'Recibe pedidos desde {min}.',
  paymentUpTo: 'Recibe pedidos de hasta {max}.',
  paymentBetween: 'Recibe pedidos de {min} a {max}.',
  paymentSmall: '{name} recibe pedidos desde {min}. Agrega productos o elige otro medio.',
  paymentBig: '{name} recibe pedidos de hasta {max}. Elige otro medio o quita productos.',
  paymentOwedAtDoor:
    'Hay {owed} por pagar al recibir y el tope es {max}. Recibe esos pedidos primero, o elige otro medio.',
  paymentOwedOnline:
    'Hay {owed} en pedidos sin pagar y el tope es {max}. Paga esos pedidos primero, o elige otro medio.',
  holdRefused: '{reason}',
  holdExpired:
    'Hoy se vencieron {count} pedidos sin pagar. Elige pagar al recibir, o vuelve mañana; si el pago falló, escríbenos.',
  holdOrders:
    'Ya hay {most} pedidos sin pagar. Paga uno o devuélvelo al carrito, y sigue con este.',
  holdUnits:
    'Mientras pagas podemos apartar hasta {most} unidades en total. Paga lo pendiente, o haz este pedido en partes.',
  holdCleared:
    'Mientras pagas no podemos apartar casi todo lo que queda de más de {most} productos. Pide menos unidades, o haz el pedido en partes: al pagar una, haces la siguiente.',
  unknownCoupon: 'No encontramos ese cupón. Revisa el código.',
  couponRefused: '{reason}',
  orderBelowMinimum:
    'A tu zona llevamos pedidos desde {minimum} en productos. Te faltan {missing}.',
  couponGone: 'El cupón {code} ya no cuenta. {reason} Revisa el total y confirma de nuevo.',
  windowGone: '{reason}',
  couponEarly: 'Este cupón todavía no empieza.',
  couponOver: 'Este cupón ya venció.',
  couponUsedUp: 'Este cupón se agotó.',
  couponUsed: 'Ya usaste este cupón.',
  couponNotFirst: 'Este cupón es para el primer pedido.',
  couponTier: 'Este cupón es para clientes {tier}.',
  couponNoGoods: 'Este cupón no aplica para los productos de tu carrito.',
  couponMissing: 'Te faltan {missing} para usar este cupón.',
  couponTradeType: 'Este cupón es para otro tipo de negocio: {tradeType}.',
  couponOfAnother: 'Este cupón es de otro negocio. Mira los tuyos en la lista de cupones.',
  couponCity: 'Es para entregas en {cities}. Elige una dirección de allí para usarlo.',
  couponMethod: 'Es para pagos con {methods}. Elige ese medio de pago para usarlo.',
  couponMissingUnit: 'Te falta 1 unidad para recibir este descuento.',
  couponMissingUnits: 'Te faltan {n} unidades para recibir este descuento.',
  couponMissingUnitOf: 'Te falta 1 unidad de {name} para recibir este descuento.',
  couponMissingUnitsOf: 'Te faltan {n} unidades de {name} para recibir este descuento.',
  couponOnlyOffers: 'No suma con ofertas. Agrega productos sin oferta para usarlo.',
  couponCovered: 'Otro descuento ya cubre estos productos. Guarda este para otro pedido.',
  couponStopped: 'No se suma con «{by}», que ya está en tu pedido.',
  couponDearer: 'Sin este cupón pagas menos: no se suma con los descuentos que ya tienes.',
  couponAutomatic: 'Este descuento no necesita código: se aplica solo cuando tu pedido lo cumple.',
  couponIdle: 'Tu envío ya es gratis: guarda este cupón para otro pedido.',
  orderNotPayable: 'Este pedido ya no espera un pago.',
  orderUnpaid: 'Este pedido espera su pago. Págalo, o devuelve todo al carrito para cambiarlo.',
  creditOverdue:
    'Hay {overdue} de crédito vencidos. Con un abono se puede usar de nuevo; mientras tanto, elige otro medio.',
  creditShort:
    'Quedan {left} de cupo: a este pedido le faltan {missing}. Quita productos, abona al crédito o elige otro medio.',
  creditPartShort:
    'Quedan {left} de cupo y habías elegido {part}. Usa menos crédito, o quítalo y elige otro medio.',
  creditIsPart: 'Ya paga una parte de este pedido. Para pagarlo todo así, quita primero esa parte.',
  creditPartWhole:
    'El crédito cubre todo el pedido: elígelo como medio de pago, o usa una parte menor.',
  paymentLosesDiscount:
    'El descuento «{title}» de este pedido es para otro medio de pago. Para pagar así, devuelve el pedido al carrito y confírmalo de nuevo.',
  paymentNotBesideCredit:
    '{name} no se combina con una parte a crédito. Elige otro medio para el resto, o quita el crédito.',
  creditBelowUsed: 'Ya se usaron {used}: el cupo no puede ser menor.',
  creditOverpaid: 'Debe {used}: el abono no puede ser mayor.',
  paymentRunning: 'Tu banco está procesando el pago. Espera su respuesta antes de seguir.',
  paymentRefused: 'La pasarela no aceptó el pago. Revisa tus datos e inténtalo de nuevo.',
  accountMissing: 'Escribe el banco y el número: quien paga los necesita.',
  paymentDiffers: 'El valor no coincide: este pago es por {due}.',
  totalChanged: 'El total cambió: ahora es {total}. Revísalo antes de seguir.',
  paymentDecided: 'Ya se decidió sobre este pago. Actualiza la página.',
  contractsRequired: 'Para pagar así, acepta los dos contratos de la pasarela.',
  pseRequired: 'Elige tu banco y escribe tus datos para pagar con PSE.',
  cardRefused: 'Tu banco no aceptó esta tarjeta. Revisa sus datos o usa otra.',
  cardExpired: 'Esta tarjeta ya venció. Usa otra.',
  unknownCard: 'Esta tarjeta ya no está guardada. Elige otra.',
  tooManyCards: 'Ya guardaste {n} tarjetas. Quita una para agregar otra.',
  cardNumberSent:
    'Por tu seguridad no recibimos números de tarjeta aquí. Bórralo y vuelve a intentar.',
  gatewayDown:
    'La pasarela de pagos no responde. Tus productos siguen reservados; inténtalo de nuevo.',
  badSignature: 'La firma no es válida.',
  orderNotCancellable: 'Ya no se puede cancelar: salió de la bodega o ya se entregó.',
  illegalMove: 'No se puede pasar de «{from}» a «{to}».',
  deliveryWaiting: 'Esta entrega espera productos que todavía no llegan a la bodega.',
  arrivalClosed: 'Esta llegada ya se recibió.',
  arrivalShort: 'Faltan {missing} unidades de lo prometido. Di qué día llega el resto.',
  datePast: 'Elige una fecha de hoy en adelante.',
} as const;
