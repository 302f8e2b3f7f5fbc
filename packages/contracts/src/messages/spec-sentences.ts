/** Sentences of the specification, letter for letter (§2, §5, §8): do not correct them here. */
export const specSentences = {
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
} as const;
