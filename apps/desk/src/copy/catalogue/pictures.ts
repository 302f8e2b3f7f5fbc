export const pictureCopy = {
  choose: 'Elegir imagen',
  change: 'Cambiar imagen',
  remove: 'Quitar imagen',
  dropHere: 'Suelta aquí la imagen',
  kinds: 'JPG, PNG, WebP o AVIF · hasta 20 MB',
  sending: (percent: number) => `Subiendo: ${percent} %`,
  retry: 'Reintentar',
  tooLarge: (mb: number) => `La imagen pesa ${mb} MB y aquí caben 20. Guárdala más pequeña.`,
  shown: 'Una imagen',
  none: 'Sin imagen',
  noneYet: 'Todavía sin imagen',
} as const;

/** Where a picture is cut to its shape. */
export const focusCopy = {
  explain:
    'Toca lo que no se puede perder, o muévelo con las flechas (con Mayús, más rápido): queda en el centro del recorte.',
  point: (x: number, y: number) =>
    `Centro del recorte: ${Math.round(x * 100)} % desde la izquierda, ${Math.round(y * 100)} % desde arriba`,
  seen: 'Así se verá',
  use: 'Usar este recorte',
  automatic: 'Recorte automático',
  cancel: 'Cancelar',
  again: 'Recortar de nuevo',
} as const;

export const productPicturesCopy = {
  title: 'Imágenes',
  texts: {
    drop: 'Suelta aquí las imágenes del producto',
    kinds: 'La primera es la que se ve en las listas · JPG, PNG, WebP o AVIF · hasta 20 MB',
    choose: 'Elegir imágenes',
  },
  sending: (n: number, of: number) => `Subiendo ${n} de ${of}`,
  warning: 'Deja esta página abierta hasta que termine.',
  main: 'Principal',
  picture: (n: number, of: number) => `Imagen ${n} de ${of}`,
  before: (n: number) => `Mover antes la imagen ${n}`,
  after: (n: number) => `Mover después la imagen ${n}`,
  remove: (n: number) => `Quitar la imagen ${n}`,
  text: 'Texto alternativo',
  ofPicture: (n: number) => `de la imagen ${n}`,
  textHint:
    'Di en una frase qué se ve: lo oye quien no ve la imagen y lo leen los buscadores. Vacío, se dice el nombre del producto.',
  left: (n: number) => (n < 0 ? `Sobran ${-n} letras.` : `Caben ${n} letras más.`),
  saveTexts: 'Guardar textos',
  discardTexts: 'Descartar',
  keys: 'Arrástralas para ordenarlas. Con una imagen enfocada, Alt y las flechas también la mueven.',
  drag: 'Arrastrar',
  saved: 'Imágenes guardadas.',
  undo: 'Deshacer',
  failed: (name: string, why: string) => `${name}: ${why}`,
  full: 'Un producto lleva hasta 12 imágenes. Quita alguna primero.',
} as const;

const pictures = (n: number) => (n === 1 ? '1 imagen' : `${n} imágenes`);

export const bulkPicturesCopy = {
  title: 'Imágenes',
  lead: 'Ponle a cada archivo el código del producto, del tono o de la marca. Nada cambia hasta que lo confirmes.',
  example:
    'ALM001.jpg es la principal del producto ALM001; ALM001-2.jpg, la segunda; ALM001-7.1.jpg, la muestra del tono.',
  texts: {
    drop: 'Suelta aquí las imágenes',
    kinds: 'Muchas a la vez · JPG, PNG, WebP o AVIF · hasta 20 MB cada una',
    choose: 'Elegir imágenes',
  },
  file: 'Archivo',
  subject: 'Para',
  as: 'Queda como',
  state: 'Estado',
  kinds: {
    product: (place: number) => (place === 1 ? 'Imagen principal' : `Imagen ${place}`),
    tone: () => 'Muestra del tono',
    brand: () => 'Imagen de la marca',
  },
  states: {
    ready: 'Por subir',
    sent: 'Subida',
    placed: 'Puesta',
  },
  unmatched: (n: number) =>
    n === 1
      ? '1 archivo no lleva un código que conozcamos'
      : `${n} archivos no llevan un código que conozcamos`,
  unmatchedHint: 'Con el código en el nombre, suéltalos otra vez. Los demás se pueden poner ya.',
  matched: (n: number) => `${pictures(n)} con dueño`,
  place: (n: number) => `Poner ${pictures(n)}`,
  retry: (n: number) => `Reintentar ${pictures(n)}`,
  working: (done: number, of: number) => `Subiendo ${done} de ${of}`,
  warning: 'Deja esta página abierta hasta que termine.',
  placed: (n: number) => (n === 1 ? 'Quedó puesta 1 imagen.' : `Quedaron puestas ${n} imágenes.`),
  gone: 'Ya no existe.',
  undo: 'Deshacer todo',
  undone: (n: number) =>
    n === 1 ? 'Volvió 1 ficha a como estaba.' : `Volvieron ${n} fichas a como estaban.`,
  left: (codes: readonly string[]) =>
    `Alguien cambió después ${codes.join(', ')}: quedan como están.`,
  clear: 'Empezar de nuevo',
  lacking: 'Ver los productos sin imagen',
} as const;
