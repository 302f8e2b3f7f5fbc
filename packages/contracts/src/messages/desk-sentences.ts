/** What the desk is told: rows that staff save, and why one cannot be. */
export const deskSentences = {
  rowChanged: 'Alguien guardó un cambio mientras lo editabas. Mira qué cambió antes de guardar.',
  rowChangedBy: '{by} guardó un cambio mientras tanto.',
  rowChangedMeanwhile: 'Alguien guardó un cambio mientras tanto.',
  rowGone: 'Ya no existe.',
  selectionChanged: 'La lista cambió: ahora son {n}. Mírala y confirma otra vez.',
  selectionTooLarge: 'Son más de 10.000. Filtra la lista y hazlo por partes.',
  ruleNotRunning: 'No está vigente: no hay nada que terminar.',
  valueTaken: 'Ya existe uno con ese valor. Escribe otro.',
  codeTaken: 'Ya lo tiene «{name}». Escribe otro.',
  optionTaken: 'Es el mismo que ya tiene {code} en este producto. Escribe otro.',
  optionWithdrawn:
    'Es el mismo que tiene {code}, que está retirado. Vuelve a ponerlo en venta en vez de crear otro.',
  usedIn: 'No se puede eliminar: está en {places}. {remedy}',
  usedBrand: 'Pásalos a otra marca primero.',
  usedCategory: 'Quítala de allí primero.',
  usedTradeType: 'Quítalo de allí primero.',
  usedTradeTypeOfCustomers: 'El de un cliente se queda: puedes cambiarle el nombre.',
  usedSelection: 'Quita esas filas primero, en Portada.',
  usedCoupon: 'Si ya no debe servir, ponle un final que ya pasó.',
  stillUsed: 'No se puede eliminar: todavía se usa en otra parte.',
  tooManyViews: 'Ya tienes {max} vistas de esta lista. Quita una para guardar otra.',
  scopeNotHeld: 'No puedes dar un permiso que tú no tienes.',
  ownTeamScope:
    'No puedes quitarte a ti mismo el manejo del equipo. Pídeselo a otra persona de dirección.',
  lastDirector: 'La tienda debe tener al menos una persona en dirección.',
  categoryCycle: 'Una categoría no puede quedar dentro de sí misma: {inner} ya está en {outer}.',
  categoryHasProducts: 'Todavía tiene {products}. Pásalos a otra categoría antes de retirarla.',
  categoryHasChildren: 'Todavía tiene {categories}. Muévelas o retíralas primero.',
  selectionAddressStays: 'La dirección se queda: hay enlaces y banners que llevan a ella.',
  homeRowNeedsSelection: 'Elige la selección que quieres mostrar.',
  homeRowStays: 'Una fila se queda con su selección. Agrega otra fila y quita esta.',
  homeRowOfShop: 'Esta lista es de la tienda. Apágala para que no se vea.',
  minimumUneven: 'El mínimo debe ser múltiplo de lo que se vende de a {multiple}.',
  productGone: 'Este producto ya no existe.',
  comboOfItself: 'Un combo no puede llevarse a sí mismo. Quítalo de sus partes.',
  comboInCombo: '«{name}» también es un combo. Agrega sus productos uno por uno.',
  comboPartWithdrawn: '«{name}» está retirado. Quítalo del combo o vuelve a ponerlo en venta.',
  comboOptionWithdrawn: 'La opción de «{name}» que elegiste está retirada. Elige otra.',
  comboPartTwice:
    '«{name}» está dos veces con la misma opción. Déjalo una vez y suma las unidades.',
  comboPartUnknown: 'Una de las partes ya no existe. Quítala y búscala de nuevo.',
  notACombo: 'Este producto no es un combo. Crea un combo nuevo con sus partes.',
  comboHasNoStock: 'Las existencias de un combo son las de sus partes.',
  discountOnce: 'El descuento es un porcentaje o un valor en pesos. Borra uno de los dos.',
  signTwice: '«{sign}» está dos veces. Déjalo una vez.',
  reflectionUnknown: 'Elige de la lista lo que dice «{sign}».',
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
  programmedOverList:
    'La lista «{name}» lo tiene más barato, en {listed}: mientras rija este precio, sus clientes pagan {price}.',
  programmedStays: 'Un precio programado se queda con su producto. Crea otro para este código.',
  listForNobody:
    'Di para quién es: tipo de negocio, ciudad, departamento, cliente o nivel. Al menos uno.',
  listMissesBuyer: 'Ese cliente no cumple lo demás que pide la lista: no le llegaría a nadie.',
  listNoCustomer: 'No hay un cliente con ese documento. Revísalo.',
  listNoBuyers: 'Hoy ningún cliente aprobado cumple lo que pide la lista.',
  listSamePriority:
    '«{name}» ({window}) tiene la misma prioridad y comparte {products}: quien cumple las dos paga el precio más bajo.',
  listGoesBefore:
    '«{name}» ({window}, prioridad {priority}) va primero en {products} que comparten.',
  listGoesAfter:
    'Esta va primero que «{name}» ({window}, prioridad {priority}) en {products} que comparten.',
  listIsEmpty: 'Todavía no tiene precios: guárdala y pega los suyos.',
  couponNeedsAmount: 'Di cuánto descuenta: un valor mayor que 0.',
  couponPercentOfUnits: 'Escribe de 1 a 100: con 100 salen gratis.',
  couponNeedsSteps: 'Di desde cuántas unidades, y qué porcentaje.',
  couponNeedsUnits: 'Di cuántas unidades se compran y cuántas salen con descuento.',
  couponGotGoods: 'lo que sale con descuento',
  couponWholePesos: 'Escribe el valor en pesos, sin centavos.',
  couponUsesBelow: 'Ya se usó {n} veces: el límite no puede ser menor.',
  couponIsOver: 'Ya terminó: así no lo puede usar nadie.',
  couponForNothing: 'Hoy no se vende nada para lo que sirva.',
  ruleIsOver: 'Ya terminó: así no cambia ningún precio.',
  ruleChangesNothing: 'Con las demás reglas que rigen entonces, el precio queda igual.',
  barcodeTaken: '{barcode} ya es de otra opción. Quítalo allá primero, en sus existencias.',
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
  curationSaysNothing:
    'Ninguna de esas palabras dice qué se busca. Escribe lo que alguien buscaría, como «oxidante».',
  curationCrosses:
    '«{term}» ya tiene resultados elegidos en esas fechas. Cámbialos allá, o pon otras fechas.',
  curationOfNothing: 'Elige al menos un producto que salga primero o que no salga.',
  curationTwice: '{codes} no puede salir primero y estar escondido a la vez. Quítalo de un lado.',
  pictureGone: 'Esa imagen ya no está. Súbela de nuevo.',
} as const;
