import { formatHour, withArticle } from '@matiz/domain/kernel/show-date.ts';

const whole = new Intl.NumberFormat('es-CO');

export const tableCopy = {
  search: 'Buscar',
  anyDay: 'Cualquier día',
  clearSearch: 'Limpiar búsqueda',
  filters: 'Filtros',
  addFilter: 'Filtrar',
  removeFilter: (filter: string) => `Quitar el filtro ${filter}`,
  clearAll: 'Quitar todos',
  columns: 'Columnas',
  columnKeys: 'Alt y una flecha mueven la columna.',
  density: 'Filas compactas',
  order: (column: string) => `Ordenar por ${column}`,
  create: (thing: string) => `Crear ${thing}`,
  refresh: 'Actualizar',
  previous: 'Anteriores',
  next: 'Siguientes',
  selectRow: (name: string) => `Seleccionar ${name}`,
  selectPage: 'Seleccionar las filas de esta página',
  selected: (n: number) => (n === 1 ? '1 seleccionado' : `${whole.format(n)} seleccionados`),
  leaveSelection: 'Dejar la selección',
  loading: 'Cargando la lista…',
  shown: (shown: number, count: { value: number; isExact: boolean } | null) => {
    if (count === null) return shown === 1 ? '1 fila' : `${whole.format(shown)} filas`;
    const all = count.isExact ? whole.format(count.value) : `más de ${whole.format(count.value)}`;
    return `${whole.format(shown)} de ${all}`;
  },
  total: 'Total',
  totalOfNarrowed: 'Total de lo filtrado',
  noTotal: 'Más de 10.000 filas: sin total. Filtra la lista para verlo.',
  readAt: (at: string) => `leído a ${withArticle(formatHour(at))}`,
  nothingFound: (filters: readonly string[]) =>
    filters.length === 0
      ? 'Nada coincide con lo que buscas.'
      : `Nada coincide con ${filters.join(' y ')}.`,
  problem: 'No pudimos leer la lista.',
  retry: 'Reintentar',
  request: (id: string) => `Solicitud ${id}`,
  keys: 'j y k recorren las filas, Enter abre, x selecciona, / busca, n crea',
} as const;

export const gridCopy = {
  keys: 'Escribe para cambiar; Ctrl+V pega de una hoja de cálculo, Ctrl+D rellena hacia abajo, Ctrl+Z deshace, Ctrl+S guarda.',
  cell: (column: string, row: string) => `${column} de ${row}`,
  left: (outside: number, fixed: number) =>
    [
      outside > 0
        ? `Se quedaron por fuera ${outside === 1 ? '1 fila que no cabía' : `${outside} filas que no cabían`}.`
        : '',
      fixed > 0
        ? `No se tocaron ${fixed === 1 ? '1 celda que aquí no cambia' : `${fixed} celdas que aquí no cambian`}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
} as const;
