export const formCopy = {
  save: 'Guardar',
  saved: 'Guardado.',
  created: 'Creado.',
  discard: 'Descartar',
  unsaved: (n: number) => (n === 1 ? '1 cambio sin guardar' : `${n} cambios sin guardar`),
  leave: 'Tienes cambios sin guardar. ¿Salir de todos modos?',
  leaveYes: 'Salir sin guardar',
  leaveNo: 'Seguir aquí',
  resumed: (when: string) => `Recuperamos lo que tenías sin guardar: ${when}`,
  fix: 'Revisa lo que está marcado.',
  remove: 'Eliminar',
  removeAsk: (name: string) => `¿Eliminar ${name}? No se puede deshacer.`,
  removed: 'Eliminado.',
  cancel: 'Cancelar',
  loading: 'Cargando la ficha…',
  noDate: 'Sin fecha',
  tabs: 'Partes de la ficha',
  data: 'Datos',
  history: 'Historial',
  addOne: 'Agregar…',
  pickColour: (label: string) => `${label}: elegirlo en la paleta`,
  takeAway: (label: string) => `Quitar ${label}`,
} as const;

export const richTextCopy = {
  tools: 'Formato',
  marks: {
    bold: 'Negrilla',
    italic: 'Cursiva',
    bullets: 'Lista',
    numbers: 'Lista numerada',
    link: 'Enlace',
  },
  href: 'A dónde lleva',
  apply: 'Poner el enlace',
  wrongHref: 'Escribe una página de la tienda, como /home/offers, o una dirección con https://.',
} as const;

export const conflictCopy = {
  title: (by: string | null) =>
    by === null ? 'Esto cambió mientras lo editabas' : `${by} guardó un cambio mientras editabas`,
  explain: 'Nada se ha perdido. Elige qué queda en cada campo y guarda.',
  mine: 'lo mío',
  theirs: 'lo guardado',
  kept: 'se conserva',
  field: 'Campo',
  save: 'Guardar con lo elegido',
  see: 'Ver como quedó',
  goOn: 'Seguir editando',
  empty: '(vacío)',
  yes: 'Sí',
  no: 'No',
} as const;

export const historyCopy = {
  title: 'Historial',
  empty: 'Todavía nadie ha cambiado nada aquí.',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  changes: 'Antes → después',
  moreChanges: (n: number) => (n === 1 ? 'y 1 cambio más' : `y ${n} cambios más`),
  why: 'Por qué',
  through: 'Por dónde',
  restoreHead: 'Versión',
  restore: 'Volver a esta versión',
  restored: 'Así estaba. Míralo y guarda para volver a esta versión.',
  restoredInPart: (left: string) =>
    `Así estaba lo que este formulario puede traer. Míralo y guarda. Se queda como está: ${left}.`,
  restoredNothing: (left: string) =>
    `De esa versión no hay nada que este formulario pueda traer. Se queda como está: ${left}.`,
  restoreOverYes: 'Reemplazar',
  restoreOver: 'Tienes cambios sin guardar. ¿Los reemplazas por esta versión?',
  restoreTooOld: 'Esa versión es demasiado antigua para traerla de vuelta.',
  via: {
    call: 'la tienda',
    desk: 'el escritorio',
    import: 'una importación',
    command: 'la línea de comandos',
    job: 'una tarea',
  },
} as const;

export const questionCopy = { no: 'Cancelar' } as const;

export const reasonCopy = {
  reason: 'Motivo',
  why: '¿Por qué cambia?',
  required: 'Escribe el motivo: queda en la historia.',
  keep: 'Volver',
} as const;

export const rowOrderCopy = {
  keys: 'Arrastra para mover. Con el teclado: Alt y las flechas.',
  moved: (name: string, place: number, of: number) => `${name}: ${place} de ${of}`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
} as const;
