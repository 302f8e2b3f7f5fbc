/** Words of the login (D-15). */
export const loginCopy = {
  title: 'Inicia sesión',
  lead: 'Mira tus precios, elige tus tonos y pide en minutos.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Entrar',
  submitting: 'Entrando',
  forgot: '¿Olvidaste tu contraseña?',
  noAccount: '¿Tu negocio aún no tiene cuenta?',
  register: 'Crear cuenta',
  browse: 'Seguir mirando sin cuenta',
  needed: 'Inicia sesión para agregar productos',
  neededText: 'Te devolvemos al mismo producto apenas entres.',
  benefits: [
    ['Tu precio real', 'Según tu negocio y tu nivel, con el porqué de cada descuento.'],
    ['Toda la carta en un pedido', 'Elige veinte tonos y agrégalos de una sola vez.'],
    ['Fechas que se cumplen', 'Sabes qué sale hoy y qué llega en preventa.'],
  ],
} as const;
