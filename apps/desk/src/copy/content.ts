export const bannerCopy = {
  title: 'Banners',
  one: 'un banner',
  back: 'Banners',
  create: 'Crear un banner',
  fresh: 'Banner nuevo',
  shownIn: 'Dónde sale',
  shownInHint:
    'La ventana de bienvenida sale una sola vez en cada equipo, sobre la portada. Se muestra la primera de la lista.',
  positions: { home: 'En la portada', welcome: 'En la ventana de bienvenida' },
  sections: { home: 'Portada', welcome: 'Ventana de bienvenida' },
  emptySections: {
    home: 'Los banners son lo primero que se ve en la portada. Crea el primero.',
    welcome: 'Nadie ve una ventana al entrar. Crea un banner y elige que salga en ella.',
  },
  loading: 'Cargando los banners…',
  name: 'Qué dice la imagen',
  nameHint: 'Se lee en voz alta a quien no la ve, y sale mientras carga.',
  desktop: 'Imagen ancha (computador y tableta)',
  desktopHint: '1600 × 560. La recortamos a esa forma por la parte que más llama la atención.',
  mobile: 'Imagen del teléfono',
  mobileHint: '4 a 3, como 1200 × 900.',
  link: 'A dónde lleva',
  linkHint: 'Una dirección de la tienda, como /home/offers o /products/custom-list/preventa.',
  starts: 'Se ve desde',
  startsHint: 'Hora de Colombia. Vacío: desde ya.',
  ends: 'Hasta',
  endsHint: 'Vacío: hasta que lo apagues.',
  platforms: 'Dónde se ve',
  platformNames: {
    web: 'Página web',
    ios: 'App de iPhone',
    android: 'App de Android',
    other: 'Otras',
  },
  shown: 'Encendido',
  states: { shown: 'Publicado', planned: 'Programado', over: 'Terminado', off: 'Apagado' },
  from: (when: string) => `desde ${when}`,
  until: (when: string) => `hasta ${when}`,
  preview: 'Así se ve',
  previewHint: 'Con lo que dice la ficha. La tienda cambia cuando guardes.',
  previewWindow:
    'Dentro de una ventana que lleva su título, «Ahora no» y «Ver más». La tienda cambia cuando guardes.',
  wide: 'Computador',
  narrow: 'Teléfono',
  missing: 'Falta la imagen',
  tryLink: 'Abrir a dónde lleva',
} as const;

const products = (n: number) => (n === 1 ? '1 producto' : `${n} productos`);

export const synonymCopy = {
  title: 'Sinónimos',
  one: 'un grupo de sinónimos',
  fresh: 'Sinónimos nuevos',
  empty: 'Los sinónimos hacen que se encuentre lo mismo con cualquier palabra del oficio.',
  word: 'Palabra',
  same: 'Es lo mismo que',
  state: 'Estado',
  states: { on: 'Encendido', off: 'Apagado' },
  terms: 'Palabras que son lo mismo',
  termsHint: 'Como champú, shampoo y shampo. Sin importar tildes ni mayúsculas; pueden ser frases.',
  addTerm: 'Escribe una y oprime Enter',
  removeTerm: (term: string) => `Quitar ${term}`,
  on: 'Encendido: la tienda busca con estas palabras',
  tryHint: 'Con las palabras como están en la ficha, sin guardar nada.',
  later: 'Con estas palabras',
} as const;

export const searchTrialCopy = {
  title: 'Prueba una búsqueda',
  label: 'Qué buscaría alguien',
  go: 'Probar',
  now: 'Hoy',
  found: (n: number) =>
    n === 0 ? 'no encuentra nada' : n >= 200 ? '200 productos o más' : products(n),
  instead: (text: string) => `Busca «${text}».`,
  isNew: 'Nuevo',
} as const;

export const missedCopy = {
  title: 'Búsquedas sin resultado',
  empty: 'Todo lo que han buscado encuentra algo.',
  text: 'Lo que buscaron',
  lately: 'Veces en 30 días',
  people: 'Clientes',
  searched: 'La última vez',
  remedy: 'Qué hacer',
  make: 'Hacer sinónimo',
  makeOf: (text: string) => `${text}: hacer sinónimo`,
} as const;

export const slidesCopy = {
  title: 'Láminas de la app',
  empty: 'Las dos láminas que ve quien abre la app por primera vez.',
  heading: 'Título',
  headingHint: 'Hasta 40 letras. Se ve en grande, debajo del dibujo.',
  text: 'Texto',
  textHint: 'Una o dos frases, hasta 160 letras.',
} as const;
