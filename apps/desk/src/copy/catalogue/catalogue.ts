export const brandCopy = {
  title: 'Marcas',
  one: 'una marca',
  empty: 'Las marcas agrupan tus productos y tienen su propia página en la tienda.',
  code: 'Código',
  name: 'Nombre',
  products: 'Productos en venta',
  story: 'Historia',
  storyHint: 'La lee quien abre la página de la marca.',
  withProducts: 'Con productos',
  withoutProducts: 'Sin productos',
  image: 'Imagen',
  imageHint: 'El logo, sobre fondo blanco. Se ve en la portada y en el menú.',
  back: 'Marcas',
  fresh: 'Marca nueva',
} as const;

export const categoryCopy = {
  title: 'Categorías',
  one: 'una categoría',
  fresh: 'Categoría nueva',
  create: 'Crear una categoría',
  name: 'Nombre',
  parent: 'Dentro de',
  image: 'Imagen',
  imageHint: 'Se ve en el menú. La recortamos en cuadrado.',
  noParent: 'Ninguna: primer nivel del menú',
  empty:
    'Las categorías son el menú de tu tienda. Empieza con el árbol del oficio o crea la primera.',
  proposal: 'Usar el árbol propuesto',
  proposalHint:
    'Tintes, oxidantes, tratamientos, uñas, barbería y lo demás del oficio. Después cambias lo que quieras.',
  added: (n: number) => `Se crearon ${n} categorías.`,
  products: (n: number) => (n === 1 ? '1 producto' : `${n} productos`),
  steps: { up: 'Subir', down: 'Bajar', in: 'Meter en la anterior', out: 'Sacar un nivel' },
  stepOf: (step: string, name: string) => `${step}: ${name}`,
  inside: (name: string) => `Crear dentro de ${name}`,
  moved: (name: string, place: number, of: number, parent: string | null) =>
    `${name}: ${place} de ${of}${parent === null ? ', en el primer nivel' : `, dentro de ${parent}`}`,
  level: (n: number) => `nivel ${n}`,
  keys: 'Con una categoría enfocada, Alt y las flechas la mueven.',
  loading: 'Cargando las categorías…',
} as const;
