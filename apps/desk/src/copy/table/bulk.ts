const whole = new Intl.NumberFormat('es-CO');

/** What a bulk action says: its button, the question before it and what was done. */
export interface BulkVerb {
  readonly label: string;
  /** After «Vas a». */
  readonly ask: string;
  /** Before the things: «Retiraste 3 productos». */
  readonly past: string;
  /** What follows from it, in the question. */
  readonly warns?: string;
}

export const bulkVerbs = {
  withdraw: { label: 'Retirar', ask: 'retirar', past: 'Retiraste' },
  restore: {
    label: 'Devolver a la venta',
    ask: 'devolver a la venta',
    past: 'Devolviste a la venta',
  },
  show: { label: 'Mostrar', ask: 'mostrar', past: 'Mostraste' },
  hide: { label: 'Ocultar', ask: 'ocultar', past: 'Ocultaste' },
  switchOn: { label: 'Activar', ask: 'activar', past: 'Activaste' },
  switchOff: { label: 'Desactivar', ask: 'desactivar', past: 'Desactivaste' },
  end: {
    label: 'Terminar ahora',
    ask: 'terminar ahora',
    past: 'Terminaste',
    warns: 'Dejan de regir para quien no haya pedido.',
  },
  remove: {
    label: 'Eliminar',
    ask: 'eliminar',
    past: 'Eliminaste',
    warns: 'No se puede deshacer.',
  },
} as const satisfies Record<string, BulkVerb>;

const counted = (one: string, many: string) => (n: number) =>
  n === 1 ? `1 ${one}` : `${whole.format(n)} ${many}`;

/** «3 productos». */
export const bulkThings = {
  products: counted('producto', 'productos'),
  brands: counted('marca', 'marcas'),
  selections: counted('selección', 'selecciones'),
  synonyms: counted('grupo de sinónimos', 'grupos de sinónimos'),
  curations: counted('búsqueda', 'búsquedas'),
  promotions: counted('promoción', 'promociones'),
  announcements: counted('anuncio', 'anuncios'),
  windows: counted('franja', 'franjas'),
  coupons: counted('cupón', 'cupones'),
  deals: counted('oferta', 'ofertas'),
  programmed: counted('precio programado', 'precios programados'),
  lists: counted('lista de precios', 'listas de precios'),
} as const;

/** With what is chosen for them: «Vas a poner en Tintes 3 productos». */
export const bulkMoves = {
  category: {
    label: 'Cambiar categoría',
    verbOf: (name: string): BulkVerb => {
      return { label: 'Cambiar categoría', ask: `poner en ${name}`, past: `Pusiste en ${name}` };
    },
  },
  brand: {
    label: 'Cambiar marca',
    verbOf: (name: string): BulkVerb => {
      return {
        label: 'Cambiar marca',
        ask: `pasar a la marca ${name}`,
        past: `Pasaste a la marca ${name}`,
      };
    },
  },
} as const;

export const bulkCopy = {
  chooseAll: (n: number) => `Seleccionar los ${whole.format(n)}`,
  tooMany: 'Son más de 10.000: filtra la lista para seleccionarlos todos.',
  ask: ({ ask, warns }: BulkVerb, things: string) =>
    [`Vas a ${ask} ${things}.`, warns].filter(Boolean).join(' '),
  done: ({ past }: BulkVerb, things: string) => `${past} ${things}.`,
  choose: 'Elige…',
  progress: 'Avance',
  through: (n: number, of: number) => `${whole.format(Math.min(n, of))} de ${whole.format(of)}`,
  stop: 'Detener',
  left: 'Lo detuviste.',
  stopped: (why: string) => `No se hizo con todos. ${why}`,
  summary: (done: number, refused: number) => {
    const did = done === 0 ? 'No se hizo con ninguno' : `Se hizo con ${whole.format(done)}`;
    if (refused === 0) return did;
    return `${did} y con ${whole.format(refused)} no se pudo`;
  },
  moreRefused: (n: number) => `Y ${whole.format(n)} más.`,
  closeSummary: 'Cerrar',
} as const;
