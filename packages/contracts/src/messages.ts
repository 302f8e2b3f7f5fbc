import { fillMessage } from './messages/fill-message.ts';

/**
 * Every Spanish sentence that the server says, keyed and typed (D-15).
 * Those with a § stand in the specification letter for letter: do not correct them here.
 */
export const messages = {
  // §8, stock and cart
  outOfStock: 'Ouups! Producto fuera de stock',
  stockExceeded:
    'Stock máximo sobrepasado. Lo sentimos, solo quedan {n} unidades disponibles de {name}',
  toneOutOfStock: 'Tono fuera de stock',
  stockInsufficient: 'Stock insuficiente. Solo quedan {n} unidades disponibles',
  quantityNotUpdated: 'Ouups, algo ha ocurrido! No se pudo actualizar la cantidad.',
  requestNotDone: 'No hemos podido realizar tu solicitud. Inténtalo nuevamente.',
  cartNotCleared:
    'No se pudo procesar la petición. Intentalo nuevamente, si el problema persiste contacta a soporte técnico.',
  attentionTitle: '!Atención¡',
  somethingHappened: 'Ha ocurrido algo.',
  // §8, delivery and customers
  noCoverageTitle: 'Sin cobertura',
  noCoverage: 'Sin cobertura: Actualmente no tenemos cobertura para {city}, {state}.',
  selectCustomer: 'Selecciona un cliente',
  customerRemoved: 'Su cuenta de cliente ha sido eliminada.',
  customerNotFound: 'Cliente no encontrado',
  appOutdated: 'Hemos realizado cambios en nuestra aplicación, lo invitamos a actualizarla.',
  // §5
  notANumber: 'No es un número válido.',
  notANumberLong: 'Debes ingresar un número valido.',
  notAnInteger: 'No uses puntos ni comas.',
  notAnIntegerLong: 'Debes ingresar un número sin puntos ni comas.',
  chooseOneColour: 'Debes seleccionar por lo menos un color para agregar',
  chooseVolume: 'Debes seleccionar un volumen de {name}',
  chooseColour: 'Debe seleccionar un color',
  // §2
  confirmClearCart: '¿Deseas eliminar este carrito?',
  addressChange: 'Cambio de dirección',
  // ours
  invalidRequest: 'Hay datos que no pudimos leer. Revísalos e inténtalo de nuevo.',
  bodyTooLarge: 'Lo que enviaste es demasiado grande.',
  unsupportedMedia: 'Este contenido no se puede leer. Envía JSON.',
  notFound: 'No encontramos lo que buscas.',
  noSession: 'Tu sesión terminó. Inicia sesión para continuar.',
  loginRequired: 'Inicia sesión para continuar.',
  forbidden: 'No tienes permiso para hacer esto.',
  crossSite: 'Por seguridad, esta acción solo se puede hacer desde Matiz.',
  badCredentials: 'El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
  tooManyAttempts: 'Demasiados intentos. Espera {seconds|wait} y vuelve a intentarlo.',
  passwordPaused:
    'Por seguridad pausamos la contraseña de esta cuenta en dispositivos nuevos. Entra con un código o cambia tu contraseña.',
  ownPasswordChanged: 'Cambiaste tu contraseña y cerramos tus otras sesiones.',
  dataSaved: 'Guardamos tus datos.',
  emailToConfirm: 'Abre el enlace que enviamos a ese correo para confirmarlo.',
  sessionClosed: 'Cerramos esa sesión.',
  termsNotAccepted: 'Actualizamos los términos y condiciones. Acéptalos para confirmar tu pedido.',
  busy: 'Estamos atendiendo muchas solicitudes. Inténtalo en unos segundos.',
  unavailable: 'Estamos restableciendo el servicio. Inténtalo en unos segundos.',
  deadlinePassed: 'Esto está tardando más de lo normal. Inténtalo de nuevo en unos segundos.',
  offline: 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.',
  unexpected: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en unos segundos.',
  belowMinimum: 'La cantidad mínima de {name} es {min}.',
  notAMultiple: '{name} se vende de a {multiple}. Prueba con {nearest}.',
  notInPresale: 'Este producto no se puede pedir en preventa.',
  unknownProduct: 'Este producto ya no está disponible.',
  pricesHidden: 'Para ordenar o filtrar por precio, inicia sesión con una cuenta aprobada.',
  unknownVersion: 'Esa opción no existe en este producto.',
  versionRequired: 'Elige una opción de {name}.',
  unknownCartLine: 'Ese producto ya no está en tu carrito.',
  comboPartMissing: 'Elige todas las partes de {name}.',
  cartNotFound: 'No encontramos este carrito.',
  cartLeft: 'Guardamos tu carrito para cuando vuelvas.',
  remindersStopped: 'Listo: no te enviaremos más recordatorios de tu carrito.',
  unknownCode: 'No encontramos «{text}».',
  ambiguousRow: '«{text}» puede ser varios productos. Elige uno.',
  unsureRow: 'No estamos seguros de qué es «{text}». Elige una opción o escribe el código.',
  quantityMissing: 'Falta la cantidad.',
  nothingToReorder: 'No pudimos agregar nada de ese pedido. Mira por qué en cada línea.',
  addedSome: 'Agregamos {added} de {asked}. {reason}',
  cartEmpty: 'Tu carrito está vacío.',
  handOverUnknown:
    'No encontramos este pedido. Revisa que el enlace esté completo o pídele otro a tu vendedor.',
  handOverExpired:
    'Este enlace ya venció. Pídele a tu vendedor que te envíe otro: tu pedido sigue guardado.',
  handOverRevoked:
    'Este enlace ya no está activo: tu vendedor lo cambió o lo anuló. Pídele el más reciente.',
  handOverApproved:
    'Este pedido ya se aprobó: es el {code}. Te escribimos por correo cuando salga de la bodega.',
  handOverDeclined:
    'Este pedido ya se respondió y no se aprobó. Si cambiaste de idea, pídele otro enlace a tu vendedor.',
  handOverChanged: 'Tu vendedor cambió el pedido. Revisa lo nuevo antes de aprobar.',
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
  couponIdle: 'Tu envío ya es gratis: guarda este cupón para otro pedido.',
  orderNotPayable: 'Este pedido ya no espera un pago.',
  orderUnpaid: 'Este pedido espera su pago. Págalo, o devuelve todo al carrito para cambiarlo.',
  creditOverdue:
    'Tienes {overdue} de crédito vencidos. Ponte al día para volver a usarlo, o elige otro medio.',
  creditShort:
    'Te quedan {left} de cupo: a este pedido le faltan {missing}. Quita productos, abona a tu crédito o elige otro medio.',
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
  keyReused: 'Esta solicitud ya se usó con otros datos.',
  cityOutsideState: 'Esa ciudad no pertenece al departamento elegido.',
  unknownCity: 'Elige una ciudad de la lista.',
  tooManyAddresses: 'Ya tienes {max} direcciones. Elimina una para agregar otra.',
  invalidPhone: 'Escribe un celular de 10 dígitos que empiece por 3.',
  invalidEmail: 'Escribe un correo válido, como nombre@salon.co.',
  invalidDocument: 'Revisa el número de documento: no corresponde al tipo elegido.',
  invalidDate: 'Escribe una fecha que ya haya llegado, como 2026-11-17.',
  notPlainText: 'Usa letras, números y signos comunes, sin < ni >.',
  invalidAddressPhone: 'Escribe un teléfono de 7 o 10 dígitos.',
  passwordByCustomer: 'Tu cliente elige su contraseña con el enlace que le llega al correo.',
  userStatus: 'Te enviaremos un código para comprobar tu celular.',
  codeSent: 'Te enviamos un código de 6 dígitos. Vence en 10 minutos.',
  channelNotOffered: 'Por ahí no podemos enviarte el código. Elige otra forma.',
  codeNotSent: 'No pudimos enviar el código. Inténtalo de nuevo en un momento.',
  codeFromStaff: 'Un asesor te llama a ese celular y te dicta el código.',
  codeRight: 'Tu celular quedó comprobado.',
  codeRightEmail: 'Tu correo quedó comprobado.',
  badCode: 'El código no es correcto o ya venció. Revísalo o pide uno nuevo.',
  badFactorCode:
    'Ese código no sirve. Escribe el que muestra ahora tu aplicación, o uno de recuperación.',
  factorOn: 'Ya tienes un segundo factor. Quítalo primero para configurar otro.',
  factorRequired: 'Dirección pide un segundo factor a todo el equipo: no se puede quitar.',
  badLink: 'Este enlace ya se usó o venció. Pide uno nuevo.',
  badPassword: 'La contraseña no es correcta.',
  passwordRequired: 'Elige una contraseña.',
  passwordTooCommon: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
  passwordChanged: 'Cambiaste tu contraseña. Inicia sesión con la nueva.',
  recoverySent: 'Si ese correo tiene una cuenta, te llegará un enlace para cambiar la contraseña.',
  phoneNotVerified: 'Primero comprueba tu celular con el código que te enviamos.',
  emailNotVerified: 'Primero comprueba tu correo con el código que te enviamos.',
  phoneHasAccount: 'Este celular ya tiene una cuenta. Inicia sesión con él.',
  emailHasAccount: 'Este correo ya tiene una cuenta. Inicia sesión con él.',
  nobodyWaitsForCode: 'Nadie espera un código en ese celular. Pídele que lo solicite de nuevo.',
  unknownTradeType: 'Elige un tipo de negocio de la lista.',
  oldConsent: 'Actualizamos la política de datos. Léela y acéptala para continuar.',
  registrationReceived: 'Recibimos tu registro.',
  registrationUpdated: 'Actualizamos tus datos.',
  registrationDecided: 'La decisión quedó registrada.',
  registrationPending:
    'Estamos revisando tu registro. Puedes armar tu carrito; podrás pedir cuando lo aprobemos.',
  customerBlocked:
    'Este negocio no puede hacer pedidos por ahora. Tu carrito queda guardado: llama a la tienda y lo resolvemos.',
  registrationRejected:
    'No aprobamos el registro de este negocio. Mira por qué en el estado de tu registro.',
  registrationClosed: 'Este registro ya tiene una decisión y no se puede cambiar.',
  noteRequired: 'Escribe qué falta o por qué no se aprueba: el negocio lo va a leer.',
  documentTaken: 'Otro negocio aprobado ya tiene ese documento.',
  emailConfirmed: 'Confirmaste tu correo.',
  emailSent: 'Te enviamos un correo. Ábrelo para confirmar que es tuyo.',
  addressRemoved: 'Eliminaste la dirección.',
  contactLeft: '¡Gracias! Te avisaremos cuando lleguemos a tu ciudad.',
  alreadyServed: '¡Buenas noticias! Ya llegamos a {city}: puedes pedir desde ahora.',
  placePrice: '{name} pasa de {before} a {after} la unidad.',
  placeLessStock: 'De {name} solo hay {n} de las {wanted} unidades que pides.',
  placePresale: '{n} de las {wanted} unidades de {name} pasan a preventa: salen el {date}.',
  placePresaleLater: '{name} en preventa ahora sale el {date}.',
  placeGone: '{name} no está disponible desde esa bodega.',
  placeJoinsOne: '1 unidad que ya tenías en el carrito de esa bodega se suma a este carrito.',
  placeJoins: '{n} unidades que ya tenías en el carrito de esa bodega se suman a este carrito.',
  favouriteAdded: 'Lo guardamos en tus favoritos.',
  favouriteRemoved: 'Lo quitamos de tus favoritos.',
  tooManyFavourites: 'Ya tienes {max} favoritos. Quita uno para guardar otro.',
  listOffers: 'Ofertas',
  listNew: 'Nuevos',
  listBestsellers: 'Más vendidos',
  listCombos: 'Combos',
  listAgain: 'Vuelve a pedir',
  badCursor: 'Esta página de la lista ya no existe. Vuelve al principio.',
  rowChanged: 'Alguien guardó un cambio mientras lo editabas. Mira qué cambió antes de guardar.',
  valueTaken: 'Ya existe uno con ese valor. Escribe otro.',
  stillUsed: 'No se puede eliminar: todavía se usa en otra parte.',
  scopeNotHeld: 'No puedes dar un permiso que tú no tienes.',
  ownTeamScope:
    'No puedes quitarte a ti mismo el manejo del equipo. Pídeselo a otra persona de dirección.',
  lastDirector: 'La tienda debe tener al menos una persona en dirección.',
  categoryCycle: 'Una categoría no puede quedar dentro de sí misma: {inner} ya está en {outer}.',
  categoryHasProducts: 'Todavía tiene {products}. Pásalos a otra categoría antes de retirarla.',
  categoryHasChildren: 'Todavía tiene {categories}. Muévelas o retíralas primero.',
  shopHasCategories: 'La tienda ya tiene categorías: el árbol propuesto es para una tienda vacía.',
  movementIncomplete: 'Di también si es un porcentaje o un valor, y cuánto.',
  movementPercent: 'El porcentaje debe ser menor que 100.',
  lowestTier: '{name} es el nivel de todos: empieza en 0.',
  tierOrder: 'Cada nivel pide más que el anterior y menos que el siguiente.',
  limitsCrossed: 'El pedido mínimo no puede pasar del máximo ni de lo que se puede deber.',
  mainWarehouseStays:
    'Es la bodega principal: la ven quienes están donde todavía no entregas. No se puede cerrar.',
  warehouseServes: 'Esta bodega atiende {zones}. Pásalas a otra bodega antes de cerrarla.',
  warehouseClosed: 'Esa bodega está cerrada. Elige otra, o vuelve a abrirla en Bodegas.',
  cityTaken: '{city} ya está en la zona {zone}. Quítala de allí antes de ponerla aquí.',
  citiesTaken: '{cities} ya están en otras zonas. Quítalas de allí antes de ponerlas aquí.',
  unknownReference: 'Lo que elegiste ya no existe. Elige otra opción.',
  unknownLabel: 'No hay ningún producto con ese código en esa bodega. Revísalo.',
  arrivalThatDay:
    'Ese día ya llega lo mismo a esa bodega. Recíbela o muévela en vez de crear otra.',
  pricesChanged:
    'Mientras revisabas, otra persona cambió precios de tu lista ({n}, como el de {code}). Revisa de nuevo antes de guardar.',
  windowBackwards: 'Termina antes de empezar. Pon un final posterior.',
  codesUnknown: 'No hay productos con estos códigos: {codes}. Corrígelos o quítalos.',
  breakCostsMore:
    'Desde {units} unidades el descuento es menor que con menos: nadie debe pagar más por llevar más.',
  breakRepeated: 'Hay dos descuentos desde {units} unidades. Deja uno.',
  dealTakes:
    '{code} ya está en la oferta «{deal}». Un producto está en una sola oferta: quítalo de aquí o de allá.',
  dealTakesMany:
    '{n} productos ya están en otras ofertas ({codes}). Un producto está en una sola oferta: quítalos de aquí o de allá.',
  programmedCrosses:
    'Se cruza con «{name}» ({window}): un producto tiene un solo precio a la vez en cada bodega. Cambia las fechas o la bodega.',
  programmedBeside:
    'También rige «{name}» ({window}) en {warehouse}: quien compra paga el más bajo.',
  programmedStays: 'Un precio programado se queda con su producto. Crea otro para este código.',
  listForNobody:
    'Di para quién es: tipo de negocio, ciudad, departamento, cliente o nivel. Al menos uno.',
  listMissesBuyer: 'Ese cliente no cumple lo demás que pide la lista: no le llegaría a nadie.',
  listNoCustomer: 'No hay un cliente con ese documento. Revísalo.',
  listNoBuyers: 'Hoy ningún cliente aprobado cumple lo que pide la lista.',
  listSamePriority:
    '«{name}» tiene la misma prioridad y comparte {products}: quien cumple las dos paga el precio más bajo.',
  listGoesBefore: '«{name}» (prioridad {priority}) va primero en {products} que comparten.',
  listIsEmpty: 'Todavía no tiene precios: guárdala y pega los suyos.',
  couponNeedsAmount: 'Di cuánto descuenta: un valor mayor que 0.',
  couponWholePesos: 'Escribe el valor en pesos, sin centavos.',
  couponUsesBelow: 'Ya se usó {n} veces: el límite no puede ser menor.',
  couponIsOver: 'Ya terminó: así no lo puede usar nadie.',
  couponForNothing: 'Hoy no se vende nada para lo que sirva.',
  ruleIsOver: 'Ya terminó: así no cambia ningún precio.',
  ruleChangesNothing: 'Con las demás reglas que rigen entonces, el precio queda igual.',
  unitsShort:
    'Disponibles hay {available}: lo demás está prometido a pedidos. Si falta de verdad, usa «Contar».',
  fileTooLarge:
    'El archivo pesa {size} MB y aquí caben {most} MB. Divídelo en dos, o quítale lo que no se importa.',
  importNotNow: 'Eso no se puede hacer ahora con este archivo. Mira cómo va y vuelve a intentarlo.',
  pictureTooLarge:
    'La imagen es demasiado grande: caben hasta 20 MB y 40 megapíxeles. Guárdala más pequeña.',
  pictureTooSmall:
    'La imagen es muy pequeña: aquí se necesita de al menos {width} × {height} píxeles.',
  pictureFormat: 'Eso no es una foto JPG, PNG, WebP ni AVIF. Guárdala en uno de esos formatos.',
  pictureBroken: 'La imagen está dañada y no se puede abrir. Expórtala de nuevo.',
  synonymsAlike:
    'Hacen falta al menos dos palabras distintas. Las tildes y las mayúsculas no cuentan, ni palabras como «de» o «para».',
  pictureGone: 'Esa imagen ya no está. Súbela de nuevo.',
} as const;

export type MessageKey = keyof typeof messages;

type Placeholders<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}|wait` ? Name : Place) | Placeholders<Rest>
  : never;
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Placeholders<(typeof messages)[Key]>]: string | number;
};
/** What a sentence needs to know besides its key: nothing, or the values of its placeholders. */
export type MessageArgs<Key extends MessageKey> =
  Placeholders<(typeof messages)[Key]> extends never ? [] : [values: MessageValues<Key>];

/** The sentence of a key with its values in place. */
export function say<Key extends MessageKey>(key: Key, ...args: MessageArgs<Key>): string {
  return fillMessage(messages[key], args[0] ?? {});
}
