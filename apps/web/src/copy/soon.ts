/** Words of a page that is not built yet: in no first page. */
export const soonCopy = {
  title: 'Muy pronto',
  text: 'Estamos dando los últimos retoques a esta sección. Mientras tanto, puedes seguir comprando.',
};
