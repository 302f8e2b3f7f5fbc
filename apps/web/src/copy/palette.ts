/** Words of the window that Ctrl+K opens (D-15). */
export const paletteCopy = {
  title: 'Ir a, buscar o repetir',
  field: 'Escribe a dónde vas o qué buscas',
  results: 'Qué puedes hacer',
  goTo: 'Ir a',
  again: 'Pedir de nuevo',
  repeatOf: (date: string, code: string) => `Repetir el pedido del ${date} · ${code}`,
  searchFor: (text: string) => `Buscar “${text}”`,
  profile: 'Mi perfil',
  hint: 'Flechas para moverte, Enter para elegir, Esc para cerrar',
  shortcuts:
    'Atajos: / lleva a la búsqueda, Ctrl+K abre esta ventana, las flechas pasan de un producto a otro.',
} as const;
