/** Words of the slides that open the app (§1, D-15). */
export const onboardingCopy = {
  title: 'Conoce Matiz',
  slides: [
    {
      title: 'Sin productos agotados',
      text: 'Lo que hoy no está en bodega lo pides en preventa, con su fecha de llegada. Tu carta de color siempre completa.',
    },
    {
      title: 'Sin monto mínimo',
      text: 'Un tubo o cien: pides lo que tu salón necesita hoy, y repites cuando quieras.',
    },
  ],
  position: (slide: number, of: number) => `${slide} de ${of}`,
  skip: 'Omitir',
  next: 'Siguiente',
  start: 'Empezar',
  inPresale: 'Llega el jueves',
  oneUnit: '1 unidad',
  confirmed: 'Pedido confirmado',
} as const;
