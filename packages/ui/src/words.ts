/**
 * The words of the controls themselves (close, loading, increase …), in Spanish.
 * Every one is only a default: each component takes its texts as props.
 */
export const words = {
  cancel: 'Cancelar',
  clearSearch: 'Limpiar búsqueda',
  close: 'Cerrar',
  confirm: 'Aceptar',
  decrease: 'Disminuir cantidad',
  dismiss: 'Descartar',
  hidePassword: 'Ocultar contraseña',
  increase: 'Aumentar cantidad',
  loading: 'Cargando',
  loadMore: 'Ver más',
  nextPage: 'Página siguiente',
  nothingFound: 'No encontramos nada con ese nombre.',
  notifications: 'Avisos',
  optional: 'opcional',
  pages: 'Páginas',
  previousPage: 'Página anterior',
  remove: 'Quitar del carrito',
  retry: 'Reintentar',
  searchLabel: 'Buscar',
  selected: 'Seleccionado',
  showPassword: 'Mostrar contraseña',
  skipToContent: 'Saltar al contenido',
  breadcrumbs: 'Ruta de navegación',
  undo: 'Deshacer',
  was: 'Antes',
} as const;
