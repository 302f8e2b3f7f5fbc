export const productCopy = {
  title: 'Productos',
  one: 'un producto',
  back: 'Productos',
  fresh: 'Producto nuevo',
  empty: 'Aquí están los productos que vendes. Crea el primero o trae una lista en Importar.',
  needed: 'Un producto lleva marca y categoría. Crea primero lo que falta:',
  makeBrand: 'Crear la primera marca',
  makeCategories: 'Elegir las categorías',
  code: 'Código',
  codeHint: 'Lo ven tus clientes en pedidos y facturas. Después no cambia.',
  name: 'Nombre',
  brand: 'Marca',
  category: 'Categoría',
  line: 'Línea',
  description: 'Descripción',
  tax: 'IVA',
  taxes: { '19': '19 %', '5': '5 %', '0': 'Exento' },
  invima: 'Registro INVIMA',
  content: 'Contenido',
  contentHint: 'Como 60 ml o 1 kg.',
  minimum: 'Cantidad mínima',
  multiple: 'Se vende de a',
  keywords: 'Palabras clave',
  keywordsHint: 'Con ellas también se encuentra, aunque nadie las lee: peróxido, revelador.',
  inShop: 'En la tienda',
  isNew: 'Nuevo: lleva la marca y está en la lista de nuevos',
  isBestSeller: 'Más vendido: lleva la marca y está en la lista de más vendidos',
  isPresale: 'Preventa: lo que no hay se vende de sus llegadas',
  withdrawn: 'Retirado: no se ve ni se vende en la tienda',
  picture: 'Imagen',
  price: 'Precio desde',
  available: 'Hay',
  options: 'Opciones',
  state: 'Estado',
  selling: 'En venta',
  out: 'Retirado',
  kindFilter: 'Clase',
  combos: 'Combos',
  withoutPicture: 'Sin imagen',
  pictureFilter: 'Imágenes',
  withoutPrice: 'Sin precio',
  priceFilter: 'Precios',
  priceIn: (warehouse: string) => `Precio con IVA · ${warehouse}`,
  stockIn: (warehouse: string) => `Existencias al empezar · ${warehouse}`,
  pricesTitle: 'Precio base',
  pricesHint: 'Pesos con IVA en cada bodega. Vacío: no se vende allí.',
  reason: 'Por qué cambia',
  savePrices: 'Guardar precios',
  optionsTitle: 'Tonos y volúmenes',
  noOptions: 'Se vende sin tonos ni volúmenes.',
  addOption: 'Agregar un tono o volumen',
  edit: (shown: string, code: string) => `${shown}, editar ${code}`,
  editing: (code: string) => (code === '' ? 'Tono o volumen nuevo' : `Tono o volumen ${code}`),
  saveOption: 'Guardar tono o volumen',
  cancel: 'Cancelar',
  optionCode: 'Código',
  tone: 'Número del tono',
  toneHint: 'Como 7.43. De él salen la altura y los reflejos, si no los escribes.',
  toneName: 'Nombre del tono',
  series: 'Serie',
  level: 'Altura (0 a 12)',
  primary: 'Reflejo',
  secondary: 'Segundo reflejo',
  hex: 'Color de la muestra',
  hexHint: 'Como #7a4b2c.',
  swatchPicture: 'Foto de la muestra',
  swatchPictureHint: 'Reemplaza el color en la carta de tonos.',
  swatchText: 'Texto alternativo de la foto',
  swatchTextHint: 'Lo que se ve, para quien no la ve. Vacío, se dice el nombre del tono.',
  volume: 'Volumen',
  position: 'Orden en la carta',
  discountPercent: 'Descuento',
  discountHint:
    'De este tono o volumen, sobre el precio de quien compra. En porcentaje o en pesos.',
  discountValue: 'Descuento en pesos',
  isTopSeller: 'Tono estrella: sale primero en la carta',
  isNewOption: 'Nuevo en la carta',
  excludedFromPresale: 'Sin preventa: no se vende de sus llegadas',
  optionWithdrawn: 'Retirado',
  inGrid: 'Editar en planilla',
  chosenInGrid: 'Editarlos en planilla',
  seeInShop: 'Ver en la tienda',
} as const;

export const finderCopy = {
  placeholder: 'Nombre o código',
  found: (n: number) => (n === 1 ? '1 producto' : `${n} productos`),
  nothing: 'No hay un producto en venta con ese nombre o código.',
} as const;

const units = (n: number | string) => (String(n) === '1' ? '1 unidad' : `${n} unidades`);

export const comboCopy = {
  kind: '¿Qué vas a crear?',
  product: 'Un producto',
  combo: 'Un combo de varios',
  parts: 'Lo que lleva el combo',
  add: 'Agregar un producto al combo',
  full: 'Ya lleva 20 productos: quita uno para agregar otro.',
  itself: 'es este combo',
  alsoCombo: 'también es un combo',
  withdrawn: 'Retirado: el combo no se puede vender',
  units: 'u.',
  quantityOf: (name: string) => `Unidades de ${name}`,
  optionOf: (name: string) => `Tono o volumen de ${name}`,
  buyerChooses: (n: number) => `Elige quien compra (${n})`,
  remove: (name: string) => `Quitar ${name}`,
  said: ({
    name,
    quantity,
    option,
    options,
  }: {
    readonly name: string;
    readonly quantity: number | string;
    readonly option: string | null;
    readonly options: number;
  }) =>
    [`${units(quantity)} de ${name}`, option ?? (options > 0 ? 'elige quien compra' : null)]
      .filter(Boolean)
      .join(', '),
  preview: 'Así quedaría',
  warehouse: 'Bodega',
  apart: 'Por separado',
  price: 'El combo',
  packs: 'Se pueden vender',
  unpriced: 'Falta un precio',
  off: (share: number) => {
    const percent = Math.abs(share * 100).toLocaleString('es-CO', { maximumFractionDigits: 1 });
    return share < 0 ? `${percent} % más caro` : `${percent} % menos`;
  },
  scarce: (names: readonly string[]) =>
    names.length === 0 ? '' : `se acaba primero: ${names.slice(0, 2).join(', ')}`,
} as const;

const rows = (n: number) => (n === 1 ? '1 fila' : `${n.toLocaleString('es-CO')} filas`);

export const productGridCopy = {
  title: 'Productos en planilla',
  back: 'Productos',
  loading: 'Cargando los productos…',
  empty: 'Con estos filtros no hay productos. Vuelve a la tabla y cámbialos.',
  shown: (n: number) =>
    n === 1
      ? '1 producto, como lo filtraste en la tabla.'
      : `${n.toLocaleString('es-CO')} productos, como los filtraste en la tabla.`,
  cut: 'Caben los primeros 1.000: para ver los demás, filtra más en la tabla.',
  save: (n: number) => (n === 0 ? 'Guardar' : `Guardar ${rows(n)}`),
  undo: 'Deshacer',
  redo: 'Rehacer',
  discard: 'Descartar',
  discardAsk: '¿Descartar todo lo que no has guardado?',
  toMend: (n: number) => (n === 1 ? '1 celda por corregir' : `${n} celdas por corregir`),
  saved: (n: number) =>
    n === 1 ? 'Se guardó 1 fila.' : `Se guardaron ${n.toLocaleString('es-CO')} filas.`,
  savedBut: (n: number, left: number) =>
    `${productGridCopy.saved(n)} Quedan ${rows(left)} por revisar.`,
  other: (by: string | null, text: string) =>
    `${by ?? 'Alguien'} guardó «${text || 'vacío'}» mientras editabas. Guarda otra vez para dejar lo tuyo, o cámbialo.`,
  otherRow: (by: string | null) =>
    `${by ?? 'Alguien'} guardó otros cambios de este producto. Guarda otra vez para dejar lo tuyo.`,
  needName: 'Escribe el nombre.',
  longText: (most: number) => `Usa hasta ${most} letras.`,
  noBrand: (text: string) => `No hay una marca «${text}».`,
  noCategory: (text: string) => `No hay una categoría «${text}».`,
  taxes: { '19': '19 %', '5': '5 %', '0': 'Exento' },
  badTax: 'El IVA es 19, 5 o exento.',
  badQuantity: 'Escribe un número de 1 a 9.999.',
  state: 'Estado',
  selling: 'En venta',
  out: 'Retirado',
  badState: 'Escribe En venta o Retirado.',
} as const;
