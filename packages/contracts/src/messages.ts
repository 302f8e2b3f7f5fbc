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
  noCoverage: 'Actualmente no tenemos cobertura para {city}, {state}.',
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
  tooManyAttempts: 'Demasiados intentos. Espera {seconds} segundos y vuelve a intentarlo.',
  busy: 'Estamos atendiendo muchas solicitudes. Inténtalo en unos segundos.',
  unavailable: 'Estamos restableciendo el servicio. Inténtalo en unos segundos.',
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
  quantityMissing: 'Falta la cantidad.',
  nothingToReorder: 'No pudimos agregar nada de ese pedido. Mira por qué en cada línea.',
  addedSome: 'Agregamos {added} de {asked}. {reason}',
  cartEmpty: 'Tu carrito está vacío.',
  cartClosed: 'Este carrito ya se convirtió en un pedido.',
  cartChanged:
    'Algo cambió desde que viste tu pedido. Revisa las líneas marcadas y confirma de nuevo.',
  priceMoved: '{name} ahora cuesta {after} la unidad; antes, {before}.',
  customerMismatch: 'Este pedido es de otro cliente. Vuelve a elegir el cliente y confirma.',
  addressRequired: 'Elige una dirección de entrega.',
  unknownAddress: 'Esa dirección no existe o no es de este cliente.',
  paymentMethodRequired: 'Elige cómo vas a pagar.',
  paymentMethodUnavailable: 'Este medio de pago no está disponible para tu pedido.',
  paymentSoon: 'Muy pronto',
  paymentNotInCity: 'Todavía no recibimos pagos contra entrega en {city}.',
  stateCreated: 'Recibido',
  statePaid: 'Pagado',
  stateConfirmed: 'Confirmado',
  statePending: 'Pendiente',
  statePreparing: 'En preparación',
  stateDispatched: 'En camino',
  stateDelivered: 'Entregado',
  stateCancelled: 'Cancelado',
  stateReturned: 'Devuelto',
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
  codeNotSent: 'No pudimos enviar el código. Inténtalo de nuevo en un momento.',
  codeRight: 'Tu celular quedó comprobado.',
  badCode: 'El código no es correcto o ya venció. Revísalo o pide uno nuevo.',
  badLink: 'Este enlace ya se usó o venció. Pide uno nuevo.',
  badPassword: 'La contraseña no es correcta.',
  passwordRequired: 'Elige una contraseña.',
  passwordTooCommon: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
  passwordChanged: 'Cambiaste tu contraseña. Inicia sesión con la nueva.',
  recoverySent: 'Si ese correo tiene una cuenta, te llegará un enlace para cambiar la contraseña.',
  phoneNotVerified: 'Primero comprueba tu celular con el código que te enviamos.',
  phoneHasAccount: 'Este celular ya tiene una cuenta. Inicia sesión con él.',
  unknownTradeType: 'Elige un tipo de negocio de la lista.',
  oldConsent: 'Actualizamos la política de datos. Léela y acéptala para continuar.',
  registrationReceived: 'Recibimos tu registro.',
  registrationUpdated: 'Actualizamos tus datos.',
  registrationDecided: 'La decisión quedó registrada.',
  registrationPending:
    'Estamos revisando tu registro. Puedes armar tu carrito; podrás pedir cuando lo aprobemos.',
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
} as const;

export type MessageKey = keyof typeof messages;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Placeholders<(typeof messages)[Key]>]: string | number;
};
type Args<Key extends MessageKey> =
  Placeholders<(typeof messages)[Key]> extends never ? [] : [values: MessageValues<Key>];

/** The sentence of a key with its values in place. */
export function say<Key extends MessageKey>(key: Key, ...args: Args<Key>): string {
  return fillMessage(messages[key], args[0] ?? {});
}

export function fillMessage(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
